"""Small breakages of a module, one at a time: what a careless edit could do to a rule."""

import ast
import copy
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

FLIPS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
SWAPS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}


class Mutant(msgspec.Struct, frozen=True):
    """A module with one thing changed."""

    path: Path
    line: int
    change: str
    tree: ast.Module  # the whole of it
    statement: ast.stmt  # the one of its statements that is broken

    @property
    def name(self) -> str:
        """What the broken statement defines."""
        return ", ".join(names_made_by(self.statement))


def names_made_by(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return [statement.name]
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every mutant of the module in this file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for number, (node, around, _) in enumerate(_places(tree)):
        for change, breakage in _breakages(node):
            broken = copy.deepcopy(tree)
            _, parent, slot = list(_places(broken))[number]
            _put(parent, slot, breakage)
            ast.fix_missing_locations(broken)
            [statement] = [each for each in broken.body if any(inside is breakage for inside in ast.walk(each))]
            was, now = (around, parent) if _needs_more_words(node, around) else (node, breakage)
            yield Mutant(path, node.lineno, f"{change}: {_one_line(was)} -> {_one_line(now)}", broken, statement)


def _needs_more_words(node: ast.AST, around: ast.AST) -> bool:
    """A bare number says little; what it stands in says which one it was."""
    return isinstance(node, ast.Constant) and isinstance(around, ast.expr)


Slot = tuple[str, int | None]  # the field of the parent, and the place in it where it is a list


def _places(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST, Slot]]:
    """All that can be broken, in a fixed order. Types, docstrings, imports and assertions are not behaviour."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for place, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.Import | ast.ImportFrom | ast.Assert) or _is_text(child):
                continue
            if isinstance(child, ast.expr | ast.stmt):
                yield child, tree, (field, place)
            if isinstance(child, ast.AST):
                yield from _places(child)


def _is_text(node: object) -> bool:
    """A docstring, or a type written as a text."""
    if isinstance(node, ast.Expr):
        node = node.value
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _put(parent: ast.AST, slot: Slot, node: ast.AST) -> None:
    field, place = slot
    if place is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[place] = node


def _one_line(node: ast.AST) -> str:
    first, *more = ast.unparse(node).splitlines()
    return f"{first} ..." if more else first


Breakage = tuple[str, ast.expr | ast.stmt]


def _breakages(node: ast.AST) -> Iterator[Breakage]:
    breaker = BREAKERS.get(type(node))
    if breaker is not None:
        for change, broken in breaker(node):
            yield change, ast.copy_location(broken, node)


def _compare(node: ast.Compare) -> Iterator[Breakage]:
    for place, op in enumerate(node.ops):
        for flipped in FLIPS[type(op)]:
            ops = [*node.ops[:place], flipped(), *node.ops[place + 1 :]]
            yield "comparison", ast.Compare(node.left, ops, node.comparators)


def _constant(node: ast.Constant) -> Iterator[Breakage]:
    if isinstance(node.value, bool):
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "constant", ast.Constant(node.value + 1)
        yield "constant", ast.Constant(node.value - 1)


def _bool_op(node: ast.BoolOp) -> Iterator[Breakage]:
    yield "and/or", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)


def _unary(node: ast.UnaryOp) -> Iterator[Breakage]:
    if isinstance(node.op, ast.Not | ast.USub):
        yield "negation", node.operand


def _arithmetic(node: ast.BinOp) -> Iterator[Breakage]:
    if type(node.op) in SWAPS:
        yield "arithmetic", ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)


def _condition(node: ast.If | ast.IfExp) -> Iterator[Breakage]:
    turned = ast.UnaryOp(ast.Not(), node.test)
    if isinstance(node, ast.If):
        yield "condition", ast.If(turned, node.body, node.orelse)
    else:
        yield "condition", ast.IfExp(turned, node.body, node.orelse)


def _return(node: ast.Return) -> Iterator[Breakage]:
    if node.value is None:
        yield "return", ast.Pass()
    elif not isinstance(node.value, ast.Constant) or node.value.value is not None:
        yield "return", ast.Return(ast.Constant(None))


def _statement(node: ast.stmt) -> Iterator[Breakage]:
    """Left out. A generator stays one: `yield from ()` tells nothing."""
    value = getattr(node, "value", None)
    if isinstance(value, ast.Yield | ast.YieldFrom):
        yield "left out", ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
    elif isinstance(node, ast.Expr | ast.AugAssign) or _changes_a_thing(node):
        yield "left out", ast.Pass()


def _changes_a_thing(node: ast.stmt) -> bool:
    """An assignment to something that outlives the function; others are broken by the expressions in them."""
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript | ast.Tuple)


def _aug_assign(node: ast.AugAssign) -> Iterator[Breakage]:
    yield from _statement(node)
    if type(node.op) in SWAPS:
        yield "arithmetic", ast.AugAssign(node.target, SWAPS[type(node.op)](), node.value)


BREAKERS: dict[type, Callable[..., Iterator[Breakage]]] = {
    ast.Compare: _compare,
    ast.Constant: _constant,
    ast.BoolOp: _bool_op,
    ast.UnaryOp: _unary,
    ast.BinOp: _arithmetic,
    ast.If: _condition,
    ast.IfExp: _condition,
    ast.Return: _return,
    ast.Expr: _statement,
    ast.Assign: _statement,
    ast.Delete: lambda node: iter([("left out", ast.Pass())]),
    ast.AugAssign: _aug_assign,
}

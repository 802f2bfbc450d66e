"""A match as a picture."""

from xml.etree import ElementTree

from wwtennis.tennis.drawing import BALL, COURT_WIDTH, LEFT, MOST_ROWS, Drawing, Token, svg

SVG = "{http://www.w3.org/2000/svg}"


def drawn(**more) -> ElementTree.Element:
    return ElementTree.fromstring(svg(Drawing("A < B", ("first", "second"), "#123456", **more)))


def texts(picture: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in picture.iter(f"{SVG}text")]


def test_whatever_is_written_is_harmless_to_the_picture():
    picture = drawn(said=["</svg> & more"], tokens=[Token((0.5, 0.5), "<", 0)])

    assert picture.find(f"{SVG}title").text == "A < B"
    assert {"A < B", "first", "second", "<", "</svg> & more"} <= set(texts(picture))


def test_things_stand_where_they_are_said_to_be_in_shares_of_the_court():
    picture = drawn(tokens=[Token((0.0, 0.5), "A", 0)], ball=(1.0, 0.5))

    token, ball = picture.findall(f"{SVG}circle")
    assert (float(token.get("cx")), float(ball.get("cx"))) == (LEFT, LEFT + COURT_WIDTH)
    assert token.get("cy") == ball.get("cy")
    assert ball.get("fill") == BALL


def test_the_way_of_the_ball_is_a_line_when_it_has_gone_somewhere():
    assert drawn(path=[(0.5, 0.5)]).find(f"{SVG}polyline") is None
    assert drawn(path=[(0.5, 0.5), (0.1, 0.2)]).find(f"{SVG}polyline").get("points").count(",") == 2


def test_only_the_last_lines_of_what_was_said_are_shown():
    assert texts(drawn(said=[str(number) for number in range(9)]))[-MOST_ROWS:] == ["5", "6", "7", "8"]

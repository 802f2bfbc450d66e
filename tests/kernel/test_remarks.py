"""Of what can be remarked the match itself picks one, and its words."""

from collections import Counter

from wwtennis.kernel.commentary import Comment, Tone, add_comment, reworded
from wwtennis.kernel.remarks import TRUE, Facts, Form, Remark, Remarks, vary, with_remark, worth_a_word

SAID = Comment("Out.", Tone.PLAY, 1)


def is_even(number: int) -> Facts | None:
    return {"count": number} if number % 2 == 0 else None


def always(number: int) -> Facts | None:
    return TRUE


EVEN = Form("even", "rolled", 20, is_even, ("{count} is even.", "An even {count}."), ("{count} one.", "{count} many."))
ANY = Form("any", "rolled", 10, always, ("A number.",), "N.")
OTHER = Form("other", "rolled", 10, always, ("Some number.",), "S.")
RARE = Form("rare", "drawn", 10, always, ("Rare.",), "R.", one_in=4)


def picked(*forms: Form[int], after: str = "rolled", numbers: range = range(400)) -> Counter[str | None]:
    remarks = Remarks(forms)
    found = [remarks.pick(after, number, number) for number in numbers]
    return Counter(each.form if each else None for each in found)


def test_the_weightiest_that_is_true_is_said():
    assert picked(ANY, EVEN) == {"even": 200, "any": 200}


def test_of_what_weighs_the_same_anything_may_be_said():
    assert set(picked(ANY, OTHER)) == {"any", "other"}


def test_what_is_often_true_is_said_now_and_then():
    assert 60 < picked(RARE, after="drawn")["rare"] < 140


def test_nothing_is_said_on_another_occasion():
    assert picked(ANY, after="drawn") == {None: 400}


def test_the_same_number_is_always_said_in_the_same_words_and_others_in_other_words():
    told = [Remarks([EVEN]).pick("rolled", 2, number) for number in range(20)]

    assert told == [Remarks([EVEN]).pick("rolled", 2, number) for number in range(20)]
    assert {each.full for each in told if each} == {"2 is even.", "An even 2."}


def test_one_and_many_have_forms_of_their_own():
    remark = Remarks([EVEN]).pick("rolled", 2, 0)
    assert remark is not None
    assert remark.brief == "2 many."


def test_ways_to_say_the_same_are_all_used():
    assert {vary(("In.", "Good."), number) for number in range(20)} == {"In.", "Good."}


def test_what_is_counted_is_told_now_and_then():
    assert [count for count in range(22) if worth_a_word(count)] == [3, 5, 7, 10, 15, 20]


def test_a_sentence_keeps_what_happened_apart_from_what_is_remarked():
    said = with_remark(SAID, Remark("far", TRUE, "Not even close.", "Far."))
    assert said is not None
    assert (said.text, said.full, said.brief) == ("Out.", "Out. Not even close.", "Out. Far.")


def test_where_nothing_is_said_or_remarked_all_stays_as_it_is():
    assert with_remark(SAID, None) == SAID
    assert with_remark(None, Remark("far", TRUE, "Not even close.", "Far.")) is None
    assert (SAID.full, SAID.brief) == ("Out.", "Out.")


def test_a_line_that_is_joined_goes_on_at_length_and_briefly():
    lines = [Comment("Forehand.", full="Forehand. Again.", brief="Forehand. 2.")]
    add_comment(lines, Comment("Out.", joins=True, full="Out. Far off.", brief="Out. Far."))

    assert [(line.text, line.full, line.brief) for line in lines] == [
        ("Forehand. Out.", "Forehand. Again. Out. Far off.", "Forehand. 2. Out. Far.")
    ]


def test_a_line_can_be_marked_in_all_its_lengths():
    marked = reworded(Comment("Out.", full="Out. Far off.", brief="Out. Far."), lambda text: f"(undone) {text}")
    assert (marked.text, marked.full, marked.brief) == (
        "(undone) Out.",
        "(undone) Out. Far off.",
        "(undone) Out. Far.",
    )

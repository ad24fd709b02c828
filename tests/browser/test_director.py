"""What happened is told in order, at the reader's pace, and the question comes when it has been."""

from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from cheeseboard.motion import LEAST
from cheeseboard.testing.browser import PHONE, Meet, Person, Server

STAGE: Final = """async motions => {
  const all = performance.getEntriesByType('resource');
  const {Director} = await import(all.find(one => /director/.test(one.name)).name);
  window.told = [];
  const note = what => window.told.push([what, performance.now()]);
  const part = (name, text) => `<hx-partial hx-target="#${name}">${text}</hx-partial>`;
  const bar = document.querySelector('#telling p');
  new MutationObserver(() => note('caption ' + bar.textContent)).observe(bar, {childList: true});
  const texts = html => [...html.matchAll(/>([^<]+)</g)].map(one => one[1]).join(' ');
  window.director = new Director({
    swap: async html => note(texts(html)),
    ready: () => note('ready'),
    skipped: () => note('skipped'),
    pace: () => 1,
  });
  let number = 0;
  window.tell = (ms, isLogged = false) => {
    number += 1;
    const news = [{sentence: `Line ${number}`, motions: [{do: 'hold', ms}]}];
    const [ask, see] = [part('moves', `ask ${number}`), part('stage', `see ${number}`)];
    const write = isLogged ? part('log', `write ${number}`) : '';
    director.tell({news, html: ask + see + write});
  };
}"""
"""A director without a server, whose pages are words."""


def directed(meet: Meet, **settings: Any) -> Person:
    person = meet("Anna", **settings)
    person.table_with_bot(first_seat=0)
    person.page.evaluate(STAGE)
    return person


def told(person: Person) -> list[str]:
    return [what for what, _ in person.page.evaluate("window.told")]


def wait_for_told(person: Person, last: str) -> list[str]:
    person.page.wait_for_function("last => window.told.at(-1)?.[0] === last", arg=last)
    return told(person)


MOVING: Final = {"reduced_motion": "no-preference"}


def test_three_stories_are_told_in_order_and_the_question_comes_last(meet: Meet) -> None:
    person = directed(meet, **MOVING)
    person.page.evaluate("tell(150); tell(150); tell(150)")
    assert wait_for_told(person, "ready") == [
        "see 1", "caption Line 1", "see 2", "caption Line 2", "see 3", "caption Line 3",
        "ask 1 ask 2 ask 3", "ready",
    ]  # fmt: skip
    at = dict(person.page.evaluate("window.told"))
    moments = [at[what] for what in ("see 1", "see 2", "see 3", "ask 1 ask 2 ask 3")]
    stood = [after - before for before, after in pairwise(moments)]
    assert min(stood) >= LEAST - 1, (
        "a sentence stands until it can be read, however short its motion"
    )


def test_how_far_others_are_is_shown_after_each_story(meet: Meet) -> None:
    """It is no question to this page, so it need not wait until all has been told."""
    person = directed(meet, **MOVING)
    person.page.evaluate(
        """() => {
          const form = number => `<form data-turn="others">left ${number}</form>`;
          for (const number of [1, 2]) {
            const news = [{sentence: `Line ${number}`, motions: [{do: 'hold', ms: 150}]}];
            const see = `<hx-partial hx-target="#stage">see ${number}</hx-partial>`;
            const ask = `<hx-partial hx-target="#moves">${form(number)}</hx-partial>`;
            director.tell({news, html: see + ask});
          }
        }"""
    )
    assert wait_for_told(person, "ready") == [
        "see 1", "caption Line 1", "left 1", "see 2", "caption Line 2", "left 2", "ready",
    ]  # fmt: skip


def test_a_question_closes_the_old_one_while_a_story_before_its_own_is_told(meet: Meet) -> None:
    person = directed(meet, **MOVING)
    moves = "document.getElementById('moves').inert"
    seen = person.page.evaluate(
        f"""async () => {{
          const news = [{{sentence: 'Line', motions: [{{do: 'hold', ms: 60000}}]}}];
          director.tell({{news, html: '<hx-partial hx-target="#stage">see</hx-partial>'}});
          while (!director.isTelling) await null;
          const before = [{moves}, director.isHolding];
          tell(60000);
          return [before, [{moves}, director.isHolding]];
        }}"""
    )
    assert seen == [[False, False], [True, True]]
    person.page.keyboard.press("Escape")
    assert wait_for_told(person, "ready")[-2:] == ["see 1 ask 1", "ready"]
    assert not person.page.evaluate(moves)


def test_the_log_tells_nothing_before_its_story(meet: Meet) -> None:
    person = directed(meet, **MOVING)
    person.page.evaluate("tell(150, true); tell(150, true)")
    assert wait_for_told(person, "ready") == [
        "see 1", "caption Line 1", "write 1", "see 2", "caption Line 2", "write 2",
        "ask 1 ask 2", "ready",
    ]  # fmt: skip


def test_what_is_marked_outlives_a_reload_until_the_own_next_move(
    meet: Meet, server: Server
) -> None:
    server.deal(7)
    person = meet("Anna")
    person.table_with_bot(first_seat=1)
    person.wait_for_turn()
    person.press(person.offers()[0].text)
    person.wait_for_turn()
    marked = person.page.locator(".board .is-marked")
    person.page.evaluate(
        "sessionStorage.setItem(`cheeseboard-marks ${location.pathname}${location.search} 1`, "
        "JSON.stringify([document.querySelector('.board [data-at]').dataset.at]))"
    )
    person.page.reload()
    expect(marked).not_to_have_count(0)
    person.press(person.offers()[0].text)
    expect(marked).to_have_count(0)
    person.page.reload()
    expect(marked).to_have_count(0)


def test_what_comes_in_any_step_of_what_is_told_before_is_told_too(meet: Meet) -> None:
    """Also in the short while between the last that is told and the rest."""
    person = directed(meet)
    person.page.evaluate(
        """async () => {
          for (let steps = 0; steps < 20; steps += 1) {
            director.tell({html: '<hx-partial hx-target="#moves">first</hx-partial>'});
            for (let step = 0; step < steps; step += 1) await null;
            director.tell({html: '<hx-partial hx-target="#moves">second</hx-partial>'});
            await new Promise(done => setTimeout(done));
          }
        }"""
    )
    asked = [word for what in told(person) if what != "ready" for word in what.split()]
    assert asked == ["first", "second"] * 20


def test_updates_keep_their_order_where_a_part_does_not_wait(meet: Meet) -> None:
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    person.page.evaluate(
        """() => {
          const part = (name, text) =>
            `<hx-partial hx-target="#${name}" hx-swap="innerHTML">${text}</hx-partial>`;
          const main = document.querySelector('main[data-table]');
          const news = html => new CustomEvent('update', {detail: {data: {html}}});
          const send = html => main.dispatchEvent(news(html));
          send(part('chat', 'Hello.') + part('heading', 'earlier'));
          send(part('heading', 'later'));
        }"""
    )
    expect(person.page.locator("#chat")).to_have_text("Hello.")
    expect(person.page.locator("#heading")).to_have_text("later")
    person.settle()
    expect(person.page.locator("#heading")).to_have_text("later")


@pytest.mark.parametrize("how", ["key", "button", "stage", "elsewhere"])
def test_skipping_shows_everything_at_once_and_loses_nothing(meet: Meet, how: str) -> None:
    person = directed(meet, **MOVING)
    person.page.evaluate("tell(100000); tell(100000); tell(100000)")
    wait_for_told(person, "caption Line 1")
    if how == "key":
        person.page.keyboard.press("Escape")
    elif how == "button":
        person.page.locator("#telling button").click()
    elif how == "stage":
        person.page.locator("#stage").click(position={"x": 5, "y": 5})
    else:
        person.page.locator("#tab-chat").click()  # that has a use of its own
        assert told(person)[-1] == "caption Line 1"
        person.page.locator("#decision h2").click()
    assert wait_for_told(person, "ready") == [
        "see 1", "caption Line 1", "skipped", "see 2", "see 3 ask 1 ask 2 ask 3", "ready",
    ]  # fmt: skip
    expect(person.page.locator("#telling")).to_be_hidden()


def test_a_tab_that_nobody_sees_catches_up_at_once(meet: Meet) -> None:
    person = directed(meet, **MOVING)
    person.page.evaluate("tell(100000)")
    wait_for_told(person, "caption Line 1")
    person.page.evaluate(
        """Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});
        document.dispatchEvent(new Event('visibilitychange'))"""
    )
    assert wait_for_told(person, "ready")[-2:] == ["ask 1", "ready"]
    person.page.evaluate("tell(100000); tell(100000)")
    person.page.wait_for_function(
        "() => window.told.filter(([what]) => what === 'ready').length === 2"
    )
    assert told(person)[-3:] == ["see 2 ask 2", "see 3 ask 3", "ready"]


def test_captions_cover_nothing_of_a_small_board(meet: Meet) -> None:
    """They lie over the question while it waits, and no longer."""
    person = directed(meet, screen=PHONE, **MOVING)
    person.page.evaluate("director.ready = () => { window.isLeft = !director.bar.hidden; }")
    person.page.evaluate("tell(100000)")
    wait_for_told(person, "caption Line 1")
    caption = person.page.locator("#telling p").bounding_box()
    board = person.page.locator("#stage .board").bounding_box()
    assert caption
    assert board
    assert caption["y"] >= board["y"] + board["height"]
    person.page.evaluate("director.wake()")
    person.page.wait_for_function("() => 'isLeft' in window")
    assert not person.page.evaluate("window.isLeft")


def test_captions_stand_in_place_of_motion(meet: Meet) -> None:
    """Who wants no motion reads the sentences one after the other, with time to read."""
    person = directed(meet)
    begin = person.page.evaluate("(tell(100), tell(100), performance.now())")
    wait_for_told(person, "caption Line 2")
    at = dict(person.page.evaluate("window.told"))
    assert at["caption Line 2"] - begin >= 1300
    person.page.keyboard.press("Escape")
    assert wait_for_told(person, "ready")[-2:] == ["ask 1 ask 2", "ready"]


MEANWHILE: Final = """() => {
  window.asked = null;
  const look = () => {
    const isMoving = document.querySelector('.board .is-arriving')
      ?.getAnimations().some(one => one.playState === 'running');
    if (!isMoving) return requestAnimationFrame(look);
    document.getElementById('slot-Nb').dispatchEvent(
      new MouseEvent('click', {bubbles: true, cancelable: true}));
    window.asked = document.body.classList.contains('is-asking');
  };
  look();
}"""
"""Presses a slot while a mouse is still on its way."""


def test_an_own_move_is_shown_without_waiting(meet: Meet, server: Server) -> None:
    """The mouse comes in while the next question is already there, and a press is the next move."""
    person = meet("Anna", **MOVING)
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    person.page.evaluate(MEANWHILE)
    person.hurry("enter g1")
    person.page.wait_for_function("() => window.asked !== null")
    assert person.page.evaluate("window.asked"), "the press was for the board that is there"
    assert not person.page.evaluate("document.querySelector('#moves').inert")

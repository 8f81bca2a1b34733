"""Links that are passed on: by a phone's own means, or by a code to scan."""

from __future__ import annotations

import re
from random import Random

import segno

from tests.web.people import TWO, House, play

PATH = re.compile(' d="(M[^"]*)"')


def drawn(address: str) -> list[str]:
    """The lines of a code, as the library draws it."""
    return PATH.findall(segno.make(address, error="m", micro=False).svg_inline(border=3))


def test_an_invitation_can_be_scanned(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open(TWO)
    page = anna.get(url).text
    invitation = re.search('data-invitation="([^"]*)"', page)
    assert invitation
    assert f'src="{url}/invitation.svg"' in page
    reply = anna.get(f"{url}/invitation.svg")
    assert reply.headers["content-type"] == "image/svg+xml"
    assert reply.headers["cache-control"] == "no-store"
    lines = drawn(invitation[1])
    assert lines[-1] in reply.text
    assert drawn(invitation[1] + "x")[-1] not in reply.text


def test_a_moment_of_a_replay_can_be_scanned(place: House) -> None:
    place.lift_limits()
    url, people = place.two_at_a_table()
    play(url, people, place.table(url), Random(1), 12)
    page = people[0].get(f"{url}/replay").text
    link = re.search('id="link"[^>]* value="([^"]*)"', page)
    code = re.search('src="([^"]*replay.svg[^"]*)"', page)
    assert link
    assert code
    picture = people[0].get(code[1].replace("&amp;", "&")).text
    assert drawn(link[1].replace("&amp;", "&"))[-1] in picture


def test_a_personal_link_can_be_scanned(place: House) -> None:
    reply = place.person("Anna").post("/link").json()
    assert drawn(reply["url"])[-1] in reply["code"]


def test_there_is_no_code_for_a_table_that_does_not_exist(place: House) -> None:
    anna = place.person("Anna")
    assert anna.get("/t/nothing/invitation.svg").status_code == 404
    assert anna.get("/t/nothing/replay.svg").status_code == 404

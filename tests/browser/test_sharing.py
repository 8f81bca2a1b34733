"""Sharing from a phone, and without one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE

# A browser that can share: what is shared stays on the page. A real one would ask with whom.
CAN_SHARE = """Object.defineProperty(navigator, "share", {
  value: async (what) => { document.body.dataset.shared = JSON.stringify(what); },
})"""
CANNOT_SHARE = 'Object.defineProperty(navigator, "share", { value: undefined })'
FRIEND = [{"kind": "me"}, {"kind": "friend"}]


def test_an_invitation_is_shared_with_the_means_of_the_phone(invite: Invite) -> None:
    guest = invite("Anna", **PHONE)
    guest.page.add_init_script(CAN_SHARE)
    page = guest.sit_at(FRIEND)
    share = page.locator("[data-share-from=invitation]")
    expect(share).to_be_visible()
    share.click()
    shared = page.evaluate("JSON.parse(document.body.dataset.shared)")
    assert shared["url"] == page.locator("#invitation").input_value()
    assert "/join/" in shared["url"]
    assert shared["title"] == "Come and play Imhotep with me"


def test_who_cannot_share_can_copy_and_scan(invite: Invite) -> None:
    guest = invite("Anna")
    guest.page.add_init_script(CANNOT_SHARE)
    page = guest.sit_at(FRIEND)
    expect(page.locator("#copy-invitation")).to_be_visible()
    expect(page.locator("[data-share-from=invitation]")).to_be_hidden()
    code = page.locator(".invitation .code img")
    expect(code).to_be_hidden()
    page.locator(".invitation .code summary").click()
    expect(code).to_be_visible()
    page.wait_for_function("() => document.querySelector('.code img').naturalWidth > 0")


def test_the_code_of_a_replay_follows_the_moment(invite: Invite, finished: str) -> None:
    guest = invite()
    page = guest.visit(f"{finished}/replay")
    page.locator("#last").click()
    last = page.locator("#slider").get_attribute("max")
    expect(page.locator("#slider")).to_have_value(last or "")
    page.locator(".share .code summary").click()
    code = page.locator(".share .code img")
    assert f"at={last}&" in (code.get_attribute("src") or "")
    page.wait_for_function("() => document.querySelector('.code img').naturalWidth > 0")


def test_a_personal_link_comes_with_a_code(invite: Invite) -> None:
    guest = invite("Anna")
    page = guest.visit("/")
    page.locator("header [data-open=who]").click()
    expect(page.locator("#who .code")).to_be_hidden()
    page.locator("[data-link]").click()
    expect(page.locator("#who .code svg")).to_be_visible()

"""Every address, and who answers there."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from baumeister.web.api.operations import API_ROUTES
from baumeister.web.api.shown import programs
from baumeister.web.http import (
    hints,
    installing,
    lessons,
    luck,
    me,
    new_tables,
    own_games,
    pages,
    people,
    previews,
    puzzles,
    qr_codes,
    replay,
    reviews,
    rules,
    saving,
    table_actions,
    talk,
    tokens,
)
from baumeister.web.http.assets import static
from baumeister.web.http.metrics_reply import metrics
from baumeister.web.http.requests import server_of
from baumeister.web.http.stream import stream


async def health(request: Request) -> Response:
    """For those who monitor the server: it is alive, whatever else may be wrong."""
    return JSONResponse({"status": "ok", "tables_awake": len(server_of(request).tables)})


async def ready(request: Request) -> Response:
    """For those who send people here, or elsewhere: a write reaches the disk, and bots answer."""
    complaints = await server_of(request).readiness.complaints()
    if complaints:
        return JSONResponse({"status": "not ready", **complaints}, 503)
    return JSONResponse({"status": "ready"})


POST: Final = ["POST"]
AT_A_TABLE: Final = [
    Route("/t/{table}/answer", table_actions.answer, methods=POST),  # by far the most frequent
    WebSocketRoute("/t/{table}/stream", stream),
    Route("/t/{table}", pages.table),
    Route("/t/{table}/hint", hints.hint, methods=POST),
    Route("/t/{table}/why", hints.why, methods=POST),
    Route("/t/{table}/undo", table_actions.undo, methods=POST),
    Route("/t/{table}/withdraw/{step:int}", table_actions.withdraw, methods=POST),
    Route("/t/{table}/decline", table_actions.decline, methods=POST),
    Route("/t/{table}/keep", table_actions.keep, methods=POST),
    Route("/t/{table}/agree", table_actions.agree, methods=POST),
    Route("/t/{table}/chat", table_actions.chat, methods=POST),
    Route("/t/{table}/talk", talk.talk, methods=["GET"]),
    Route("/t/{table}/talk", talk.change_talk, methods=POST),
    Route("/t/{table}/sit", table_actions.sit, methods=POST),
    Route("/t/{table}/fill", table_actions.fill, methods=POST),
    Route("/t/{table}/leave", table_actions.leave, methods=POST),
    Route("/t/{table}/come-back", table_actions.come_back, methods=POST),
    Route("/t/{table}/luck", luck.luck, methods=["GET"]),
    Route("/t/{table}/luck", luck.add_word, methods=POST),
]
LESSONS: Final = [
    Route("/learn/{game}", lessons.learn, methods=POST),
    Route("/learn/{game}/page.html", saving.save_lesson, methods=["GET"]),
    Route("/t/{table}/lesson/on/{place:int}", lessons.go_on, methods=POST),
    Route("/t/{table}/lesson/skip", lessons.skip, methods=POST),
    Route("/t/{table}/lesson/play-on", lessons.play_on, methods=POST),
    Route("/t/{table}/lesson/repeat", lessons.repeat, methods=POST),
]
NEW_TABLES: Final = [
    Route("/new/{game}", pages.new_table),
    Route("/tables", new_tables.open_table, methods=POST),
    Route("/quick/{game}", new_tables.quick_table, methods=POST),
    Route("/t/{table}/play-on", new_tables.play_on, methods=POST),
    Route("/t/{table}/invitation.svg", qr_codes.invitation_code),
    Route("/join/{invitation}", new_tables.join, name="join"),
]
REPLAYS: Final = [
    Route("/t/{table}/preview.png", previews.table_preview),
    Route("/t/{table}/replay.svg", qr_codes.replay_code),
    Route("/t/{table}/replay", replay.replay),
    Route("/t/{table}/page.html", saving.save_game),
    Route("/t/{table}/review", reviews.review),
    Route("/t/{table}/review.html", saving.save_review),
    Route("/t/{table}/review/news", reviews.review_news),
    Route("/t/{table}/moment", replay.moment),
    Route("/t/{table}/since", replay.since),
    Route("/t/{table}/record.txt", replay.record),
    Route("/replay", replay.bring, methods=["GET"]),
    Route("/replay", replay.look, methods=POST),
    Route("/replay/luck", luck.luck_of_text, methods=POST),
    Route("/replay/page.html", saving.save_brought, methods=POST),
    Route("/replay/moment", replay.moment_of_text, methods=POST),
    Route("/replay/review", reviews.review_of_text, methods=POST),
    Route("/replay/review/news", reviews.news_of_text, methods=POST),
    Route("/replay/play-on", new_tables.play_text_on, methods=POST),
    Route("/replay/{game}/{name}", replay.example),
]
PEOPLE: Final = [
    Route("/name", people.take_name, methods=POST),
    Route("/settings", people.settings, methods=POST),
    Route("/me", me.me, methods=["GET"]),
    Route("/me", me.change_me, methods=POST),
    Route("/me/data.json", me.my_data),
    Route("/me/games", own_games.games, methods=["GET"]),
    Route("/me/games", own_games.forget, methods=POST),
    Route("/me/games.json", own_games.as_data),
    Route("/link", people.personal_link, methods=POST),
    Route("/link/{link}", people.follow_link, name="follow_link"),
    Route("/link/{link}", people.become, methods=POST),
    Route("/tokens", tokens.tokens, methods=["GET"]),
    Route("/tokens", tokens.make, methods=POST),
    Route("/tokens/{token}/revoke", tokens.revoke, methods=POST),
]
TO_READ: Final = [
    Route("/", pages.start),
    Route("/about", pages.about),
    Route("/about/reviews", pages.method),
    Route("/programs", programs),
    Route("/puzzles/{game}", puzzles.puzzles_of),
    Route("/puzzles/{game}/{puzzle}", puzzles.puzzle),
    Route("/rules", rules.rules),
    Route("/rules/{game}", rules.rules_of_game),
    Route("/rules/{game}/clauses", rules.clauses_of_game),
    Route("/rules/{game}/drawer", rules.rules_in_drawer),
    Route("/rules/{game}/edition.toml", rules.edition),
    Route("/rules/{game}/preview.png", previews.game_preview),
]
FOR_PROGRAMS: Final = [
    Route("/health", health),
    Route("/ready", ready),
    Route("/metrics", metrics),
    Route("/static/{name}", static),
    Route("/app.webmanifest", installing.app_manifest),
    Route("/worker.js", installing.service_worker),
    Route("/offline", installing.offline),
]

ROUTES: Final = [
    *AT_A_TABLE,
    *LESSONS,
    *NEW_TABLES,
    *REPLAYS,
    *PEOPLE,
    *TO_READ,
    *FOR_PROGRAMS,
    *API_ROUTES,
]

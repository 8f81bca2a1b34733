"""Encodings: what a seat may know as so many small numbers, for learning programs."""

from baumeister.encoding.encoding import Encoding, NoEncoding, encoding_of, is_encoded
from baumeister.encoding.episode import Episode
from baumeister.encoding.episodes import Episodes
from baumeister.encoding.layout import Layout
from baumeister.encoding.table import Row

__all__ = [
    "Encoding",
    "Episode",
    "Episodes",
    "Layout",
    "NoEncoding",
    "Row",
    "encoding_of",
    "is_encoded",
]

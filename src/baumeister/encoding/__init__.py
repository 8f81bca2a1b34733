"""Encodings: what a seat may know as so many small numbers, for learning programs."""

from baumeister.encoding.desk import Desk
from baumeister.encoding.encoding import Encoding, NoEncoding, encoding_of, is_encoded
from baumeister.encoding.layout import Layout
from baumeister.encoding.table import Row
from baumeister.encoding.tables import Tables

__all__ = ["Desk", "Encoding", "Layout", "NoEncoding", "Row", "Tables", "encoding_of", "is_encoded"]

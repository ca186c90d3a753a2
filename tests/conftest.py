"""What all tests share. Helpers are imported from the root, as `from tests.server.serving import Server`."""

from __future__ import annotations

from hypothesis import settings

# a shared machine may be slow: time is no reason to fail
settings.register_profile("waterhole", deadline=None, max_examples=200)
settings.load_profile("waterhole")

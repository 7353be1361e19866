"""The server: tables, seats, live play over websockets, and a log that is the truth. See docs/server.md."""

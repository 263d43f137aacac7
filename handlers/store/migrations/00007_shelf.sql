-- What the group named once and is offered again: no night depends on it.

-- +goose Up
CREATE TABLE shelf (
    game    TEXT    NOT NULL CHECK (game <> ''),
    sort    TEXT    NOT NULL CHECK (length(sort) BETWEEN 1 AND 60),
    key     TEXT    NOT NULL CHECK (length(key) BETWEEN 1 AND 400),  -- of the name, however it is spelled
    name    TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 400),
    goes    TEXT    NOT NULL CHECK (length(goes) <= 4096),           -- answers that go with it, as in a URL: damage=3&needs=5
    host    INTEGER NOT NULL CHECK (host IN (0, 1)),                 -- the host has written it, or written it anew
    "table" TEXT    REFERENCES tables (code),                        -- whose entry brought it, while nothing else has
    seq     INTEGER CHECK (seq >= 1),
    PRIMARY KEY (game, sort, key),
    CHECK (("table" IS NULL) = (seq IS NULL))
) STRICT, WITHOUT ROWID;

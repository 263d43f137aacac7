-- Tables that the group has built and kept, to be opened again. Each is a night
-- file of what builds it: no names, no times, no seed.

-- +goose Up
CREATE TABLE templates (
    game  TEXT    NOT NULL CHECK (game <> ''),
    name  TEXT    NOT NULL COLLATE NOCASE CHECK (name <> ''),
    night TEXT    NOT NULL CHECK (length(night) BETWEEN 1 AND 65536),
    kept  INTEGER NOT NULL CHECK (kept > 0),                  -- when, in UTC milliseconds
    PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;

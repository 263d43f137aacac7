-- Times are UTC milliseconds. Only the log of entries tells what was played.

-- +goose Up
CREATE TABLE tables (
    code    TEXT    NOT NULL PRIMARY KEY CHECK (length(code) = 6),
    game    TEXT    NOT NULL CHECK (game <> ''),
    version INTEGER NOT NULL CHECK (version >= 1),
    seats   INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 99),
    seed    INTEGER NOT NULL,                                 -- the bits of an unsigned number
    options TEXT    NOT NULL,                                 -- house rules, as in a URL: tie=accepted
    opened  INTEGER NOT NULL CHECK (opened > 0),
    token   BLOB    NOT NULL UNIQUE CHECK (length(token) = 32), -- SHA-256 of what the QR holds
    key     TEXT    UNIQUE CHECK (length(key) BETWEEN 1 AND 64), -- of the tap that opened it
    locked  INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1)) -- nobody new gets in
) STRICT;

CREATE TABLE entries (
    "table" TEXT    NOT NULL REFERENCES tables (code),
    seq     INTEGER NOT NULL CHECK (seq >= 1),
    seat    INTEGER NOT NULL CHECK (seat BETWEEN -1 AND 99),  -- -1 the host, 0 the clock
    by_host INTEGER NOT NULL CHECK (by_host IN (0, 1)),
    kind    TEXT    NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
    answers TEXT    NOT NULL CHECK (length(answers) <= 65536),
    key     TEXT    CHECK (length(key) BETWEEN 1 AND 64),     -- of one tap; none on the clock's
    sent    BLOB    CHECK (length(sent) = 32),                -- digest of what came with the key
    at      INTEGER NOT NULL,
    chain   BLOB    NOT NULL CHECK (length(chain) = 32),      -- over all entries up to this one
    PRIMARY KEY ("table", seq),
    UNIQUE ("table", seat, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    id    INTEGER PRIMARY KEY,
    hash  BLOB    NOT NULL UNIQUE CHECK (length(hash) = 32),  -- SHA-256 of the cookie
    host  INTEGER NOT NULL DEFAULT 0 CHECK (host IN (0, 1)),
    since INTEGER NOT NULL
) STRICT;

CREATE TABLE sittings (
    session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    "table" TEXT    NOT NULL REFERENCES tables (code),
    seat    INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 99),
    since   INTEGER NOT NULL CHECK (since >= 0),              -- the length of the log when it began
    PRIMARY KEY (session, "table"),
    UNIQUE ("table", seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE facts (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- +goose StatementBegin
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM entries WHERE "table" = NEW."table")
BEGIN SELECT RAISE(ABORT, 'entries follow each other'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER entries_are_kept BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER tables_stay BEFORE UPDATE OF code, game, version, seats, seed, options, opened ON tables
BEGIN SELECT RAISE(ABORT, 'what a table started from is never changed'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER tables_are_kept BEFORE DELETE ON tables
BEGIN SELECT RAISE(ABORT, 'tables are never deleted'); END;
-- +goose StatementEnd

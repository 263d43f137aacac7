-- Whose seat the host has freed and somebody else has taken since, until that
-- browser sits down again. It gives no right: it is there to be told.

-- +goose Up
CREATE TABLE freed (
    session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    "table" TEXT    NOT NULL REFERENCES tables (code),
    PRIMARY KEY (session, "table")
) STRICT, WITHOUT ROWID;

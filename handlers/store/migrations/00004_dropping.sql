-- A whole old night may be dropped, by one explicit command, and nothing less. The
-- triggers stay in force: they let go of a table only while it stands in dropping,
-- which is written and emptied in the one transaction that drops it.

-- +goose Up
CREATE TABLE dropping (
    "table" TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

DROP TRIGGER entries_are_kept;
DROP TRIGGER tables_are_kept;

-- +goose StatementBegin
CREATE TRIGGER entries_are_kept BEFORE DELETE ON entries
WHEN NOT EXISTS (SELECT 1 FROM dropping WHERE "table" = OLD."table")
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER tables_are_kept BEFORE DELETE ON tables
WHEN NOT EXISTS (SELECT 1 FROM dropping WHERE "table" = OLD.code)
BEGIN SELECT RAISE(ABORT, 'tables are never deleted'); END;
-- +goose StatementEnd

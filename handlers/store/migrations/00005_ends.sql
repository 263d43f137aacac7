-- Where each table's log ends, kept apart from it: a turned bit in a key may hide
-- the newest entries from whoever asks for them, and the others fit together.

-- +goose Up
ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0 CHECK (length >= 0);
ALTER TABLE tables ADD COLUMN chain BLOB CHECK (length(chain) = 32); -- of the newest entry
UPDATE tables SET length = (SELECT coalesce(max(seq), 0) FROM entries WHERE "table" = code);
UPDATE tables SET chain = (SELECT chain FROM entries WHERE "table" = code AND seq = tables.length);

-- What came with the key of the tap that opened a table: the same key with
-- something else is another tap.

-- +goose Up
ALTER TABLE tables ADD COLUMN sent BLOB CHECK (length(sent) = 32);

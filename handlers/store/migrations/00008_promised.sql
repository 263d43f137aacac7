-- Cookies on their way to whoever takes the host's role: the answer that brings
-- one may be lost. Till the browser shows it, it is as it was, and so is the host.

-- +goose Up
CREATE TABLE promised (
    hash    BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),  -- SHA-256 of the new cookie
    session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE, -- whose it will be
    giver   INTEGER REFERENCES sessions (id) ON DELETE SET NULL,     -- who hands the role on; NULL: nobody any more
    keep    INTEGER NOT NULL CHECK (keep IN (0, 1)),                 -- and stays a host as well
    until   INTEGER NOT NULL                                         -- later it is a cookie and no role
) STRICT, WITHOUT ROWID;

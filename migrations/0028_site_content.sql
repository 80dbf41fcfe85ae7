-- What the site says of the business: each row is a published whole, and none is ever changed. Without a row the site
-- shows what the code holds as the default. `keys` is JSON, a member a key.
CREATE TABLE site_content (
  version INTEGER PRIMARY KEY,
  keys TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by INTEGER REFERENCES users (id) ON DELETE SET NULL
);

-- The keys that are being changed and not yet published; one row or none.
CREATE TABLE site_content_pending (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  keys TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  updated_by INTEGER REFERENCES users (id) ON DELETE SET NULL
);

CREATE TRIGGER content_generation_site AFTER INSERT ON site_content BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

-- Background work, one row for each piece: what is to be done, who does it now, and why it failed.
CREATE TABLE jobs (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'queued',
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  not_before INTEGER NOT NULL DEFAULT 0,
  lease_until INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (kind, subject)
);

CREATE INDEX jobs_open ON jobs (kind, state, updated_at) WHERE state IN ('queued', 'running');
CREATE INDEX jobs_created_at ON jobs (kind, created_at);

INSERT INTO jobs (kind, subject, state, attempts, error, not_before, lease_until, created_at, updated_at)
SELECT 'article', id, replace(state, 'writing', 'running'), attempts, error, coalesce(not_before, 0), lease_until, created_at, updated_at
FROM generation_items;

DROP INDEX generation_items_state;
DROP INDEX generation_items_created_at;
ALTER TABLE generation_items DROP COLUMN state;
ALTER TABLE generation_items DROP COLUMN attempts;
ALTER TABLE generation_items DROP COLUMN error;
ALTER TABLE generation_items DROP COLUMN lease_until;
ALTER TABLE generation_items DROP COLUMN not_before;
ALTER TABLE generation_items DROP COLUMN created_at;
ALTER TABLE generation_items DROP COLUMN updated_at;

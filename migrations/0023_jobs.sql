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

-- An enquiry or a reminder that staff are to be told of enqueues its own job, whichever statement wrote it.
CREATE TRIGGER jobs_enquiry_insert AFTER INSERT ON contact_submissions
WHEN NEW.notification = 'pending'
BEGIN
  INSERT INTO jobs (kind, subject, created_at, updated_at)
  VALUES ('enquiry', NEW.id, coalesce(NEW.notification_at, NEW.submitted_at), coalesce(NEW.notification_at, NEW.submitted_at));
END;

CREATE TRIGGER jobs_enquiry_update AFTER UPDATE OF notification ON contact_submissions
WHEN NEW.notification = 'pending' AND OLD.notification <> 'pending'
BEGIN
  INSERT INTO jobs (kind, subject, created_at, updated_at)
  VALUES ('enquiry', NEW.id, coalesce(NEW.notification_at, NEW.submitted_at), coalesce(NEW.notification_at, NEW.submitted_at))
  ON CONFLICT (kind, subject) DO UPDATE SET state = 'queued', attempts = 0, error = NULL, not_before = 0,
    lease_until = NULL, created_at = excluded.created_at, updated_at = excluded.updated_at;
END;

CREATE TRIGGER jobs_reminder_insert AFTER INSERT ON contact_reminders
WHEN NEW.state = 'pending'
BEGIN
  INSERT INTO jobs (kind, subject, created_at, updated_at) VALUES ('reminder', NEW.id, NEW.worked_at, NEW.worked_at);
END;

INSERT INTO jobs (kind, subject, created_at, updated_at)
SELECT 'enquiry', id, coalesce(notification_at, submitted_at), coalesce(notification_at, submitted_at)
FROM contact_submissions WHERE notification = 'pending';
INSERT INTO jobs (kind, subject, created_at, updated_at)
SELECT 'reminder', id, worked_at, worked_at FROM contact_reminders WHERE state = 'pending';

DROP INDEX contact_submissions_unannounced;
DROP INDEX contact_reminders_pending;
ALTER TABLE contact_notifications DROP COLUMN lease_until;
ALTER TABLE contact_reminder_channels DROP COLUMN lease_until;

-- What a run of formatting changed is undone from the history of each post. Runs of before cannot be undone any more;
-- what posts were before them stands in their history too.
DROP TABLE format_changes;
CREATE TABLE format_changes (
  run_id TEXT NOT NULL REFERENCES format_runs (id) ON DELETE CASCADE,
  post_id INTEGER NOT NULL,
  revision_id INTEGER NOT NULL,
  written_at INTEGER NOT NULL,
  PRIMARY KEY (run_id, post_id)
);
ALTER TABLE format_runs DROP COLUMN undo_claim;
UPDATE format_runs SET error = 'Pembaruan format terhenti', state = 'failed' WHERE state = 'running';
-- A run that changed nothing is not offered for undoing.
UPDATE format_runs SET updated = 0;

CREATE TRIGGER jobs_picture_insert AFTER INSERT ON media
WHEN NEW.state = 'pending'
BEGIN
  INSERT INTO jobs (kind, subject, created_at, updated_at) VALUES ('picture', NEW.id, NEW.created_at, NEW.created_at);
END;

-- A picture whose original was brought again begins anew.
CREATE TRIGGER jobs_picture_update AFTER UPDATE OF state ON media
WHEN NEW.state = 'pending'
BEGIN
  INSERT INTO jobs (kind, subject, created_at, updated_at)
  VALUES ('picture', NEW.id, CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  ON CONFLICT (kind, subject) DO UPDATE SET state = 'queued', attempts = 0, error = NULL, not_before = 0,
    lease_until = NULL, created_at = excluded.created_at, updated_at = excluded.updated_at;
END;

INSERT INTO jobs (kind, subject, created_at, updated_at)
SELECT 'picture', id, created_at, created_at FROM media WHERE state = 'pending';
DROP INDEX media_pending;
ALTER TABLE media DROP COLUMN tried_at;

ALTER TABLE contact_submissions ADD COLUMN suspicions TEXT NOT NULL DEFAULT '';
ALTER TABLE contact_submissions ADD COLUMN idempotency_key TEXT;
ALTER TABLE contact_submissions ADD COLUMN consent_version TEXT;
ALTER TABLE contact_submissions ADD COLUMN notification TEXT NOT NULL DEFAULT 'none';
ALTER TABLE contact_submissions ADD COLUMN notification_at INTEGER;

CREATE UNIQUE INDEX contact_submissions_idempotency_key ON contact_submissions (idempotency_key);
CREATE INDEX contact_submissions_suspected ON contact_submissions (submitted_at DESC, id DESC)
  WHERE suspicions <> '';
CREATE INDEX contact_submissions_unannounced ON contact_submissions (notification_at)
  WHERE notification = 'pending';

-- One row for each channel that an enquiry was, or is being, told through.
CREATE TABLE contact_notifications (
  contact_id INTEGER NOT NULL REFERENCES contact_submissions (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 1,
  lease_until INTEGER,
  sent_at INTEGER,
  PRIMARY KEY (contact_id, channel)
);

CREATE TABLE contact_refusals (
  day TEXT NOT NULL,
  reason TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, reason)
);

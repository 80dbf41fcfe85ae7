-- Answers to calls that carried an Idempotency-Key: the same call sent again gets the same answer and does nothing.
CREATE TABLE idempotency_keys (
  -- A hash of the account, the method, the path and the key.
  id TEXT PRIMARY KEY NOT NULL,
  path TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  -- Null while the first call runs.
  status INTEGER,
  answer TEXT,
  expires_at INTEGER NOT NULL
);
CREATE INDEX idempotency_keys_expires_at ON idempotency_keys (expires_at);

-- An answer on an enquiry holds what its sender wrote, and goes with it.
CREATE TRIGGER idempotency_keys_of_enquiries AFTER DELETE ON contact_submissions BEGIN
  DELETE FROM idempotency_keys WHERE answer IS NOT NULL AND path LIKE '/api/contact%';
END;

-- Browsers that an account has logged in with before: they are not counted with strangers who guess at its password.
CREATE TABLE known_devices (
  -- Of the cookie; one browser may know several accounts.
  token_hash TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (token_hash, user_id)
);
CREATE INDEX known_devices_user ON known_devices (user_id, expires_at DESC);
CREATE INDEX known_devices_expires_at ON known_devices (expires_at);

-- Whom a count is about, where there is such an account: by it the owner lets somebody in again.
ALTER TABLE login_attempts ADD COLUMN user_id INTEGER REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX login_attempts_user ON login_attempts (user_id);

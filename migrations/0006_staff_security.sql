ALTER TABLE users ADD COLUMN disabled_at INTEGER;

-- Every open session. One that does not stand here has ended, whatever KV still answers.
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Within an hour: a request in between writes nothing.
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX sessions_token_hash ON sessions (token_hash);
CREATE INDEX sessions_user ON sessions (user_id, id DESC);
CREATE INDEX sessions_expires_at ON sessions (expires_at);
DROP TABLE revoked_sessions;

-- The time between a right password and the code of the second factor.
CREATE TABLE login_challenges (
  token_hash TEXT PRIMARY KEY NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
);
CREATE INDEX login_challenges_expires_at ON login_challenges (expires_at);

-- Failures of an account or an address; the key is a hash of both its kind and its value.
CREATE TABLE login_attempts (
  key TEXT PRIMARY KEY NOT NULL,
  failures INTEGER NOT NULL,
  blocked_until INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX login_attempts_expires_at ON login_attempts (expires_at);

CREATE TABLE second_factors (
  user_id INTEGER PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret TEXT NOT NULL,
  -- Null until the first code has shown that the phone has the secret.
  enabled_at INTEGER,
  -- The time step of the last accepted code: that one and those before are not accepted again.
  last_step INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  used_at INTEGER
);
CREATE UNIQUE INDEX recovery_codes_code ON recovery_codes (user_id, code_hash);

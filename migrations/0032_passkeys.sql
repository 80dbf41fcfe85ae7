-- Passkeys of staff (WebAuthn credentials). Each works on the one host that it was made on.
CREATE TABLE passkeys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id TEXT NOT NULL,
  host TEXT NOT NULL,
  -- The COSE key in base64url.
  public_key TEXT NOT NULL,
  -- What the authenticator counted at the last login; one that does not count says 0 each time.
  counter INTEGER NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
);
CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential_id);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- Challenges that a browser has yet to answer: of a login without a user, of a registration with one.
CREATE TABLE passkey_challenges (
  token_hash TEXT PRIMARY KEY NOT NULL,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
);
CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);

-- The passkey that opened a session; the session ends with it.
ALTER TABLE sessions ADD COLUMN passkey_id INTEGER REFERENCES passkeys (id) ON DELETE CASCADE;
CREATE INDEX sessions_passkey ON sessions (passkey_id);

-- What the operations screen remembers: when the clock ran last ('clock'), the last backup ('backup'), and each fault
-- that stands ('fault:' and its kind).
CREATE TABLE operations (
  key TEXT PRIMARY KEY NOT NULL,
  at INTEGER NOT NULL,
  detail TEXT NOT NULL DEFAULT ''
);

-- A clock that never runs is late from now on.
INSERT INTO operations (key, at) VALUES ('clock', unixepoch() * 1000);

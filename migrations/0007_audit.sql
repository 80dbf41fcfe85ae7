-- Who did what, when. No references: an event outlives what it tells of.
CREATE TABLE audit_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  occurred_at INTEGER NOT NULL,
  actor_id INTEGER,
  actor_name TEXT NOT NULL DEFAULT '',
  action TEXT NOT NULL,
  subject_kind TEXT NOT NULL,
  subject_id INTEGER,
  label TEXT NOT NULL DEFAULT '',
  request_id TEXT NOT NULL DEFAULT ''
);
CREATE INDEX audit_events_kind ON audit_events (subject_kind, id DESC);
CREATE INDEX audit_events_actor ON audit_events (actor_id, id DESC);

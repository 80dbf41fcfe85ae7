CREATE TABLE generation_batches (
  id TEXT PRIMARY KEY NOT NULL,
  count INTEGER NOT NULL,
  topic TEXT,
  category TEXT,
  created_by INTEGER,
  created_at INTEGER NOT NULL
);

CREATE INDEX generation_batches_created_at ON generation_batches (created_at DESC);

CREATE TABLE generation_items (
  id TEXT PRIMARY KEY NOT NULL,
  batch_id TEXT NOT NULL REFERENCES generation_batches (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  topic TEXT NOT NULL,
  category TEXT,
  seed INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'queued',
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  post_id INTEGER,
  lease_until INTEGER,
  not_before INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);

CREATE UNIQUE INDEX generation_items_batch ON generation_items (batch_id, position);
CREATE INDEX generation_items_state ON generation_items (state, updated_at);
CREATE INDEX generation_items_created_at ON generation_items (created_at);

ALTER TABLE blog_posts ADD COLUMN generation_item_id TEXT;
CREATE UNIQUE INDEX blog_posts_generation_item ON blog_posts (generation_item_id);

CREATE TABLE format_runs (
  id TEXT PRIMARY KEY NOT NULL,
  state TEXT NOT NULL DEFAULT 'running',
  last_id INTEGER NOT NULL DEFAULT 0,
  checked INTEGER NOT NULL DEFAULT 0,
  updated INTEGER NOT NULL DEFAULT 0,
  restored INTEGER NOT NULL DEFAULT 0,
  total INTEGER NOT NULL,
  error TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);

CREATE INDEX format_runs_created_at ON format_runs (created_at DESC);

CREATE TABLE format_changes (
  run_id TEXT NOT NULL REFERENCES format_runs (id) ON DELETE CASCADE,
  post_id INTEGER NOT NULL,
  content TEXT NOT NULL,
  content_text TEXT NOT NULL,
  written_at INTEGER NOT NULL,
  PRIMARY KEY (run_id, post_id)
);

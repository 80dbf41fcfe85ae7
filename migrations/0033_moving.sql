-- Exports of other systems that an owner moves in. The file stands in the bucket of backups below `imports/{id}`; `found`
-- is JSON of what was read of it.
CREATE TABLE imports (
  id TEXT PRIMARY KEY NOT NULL,
  state TEXT NOT NULL DEFAULT 'reading'
    CHECK (state IN ('reading', 'ready', 'running', 'done', 'failed', 'undoing', 'undone')),
  file_name TEXT NOT NULL,
  -- The address of the old site, where the owner has said it.
  site TEXT NOT NULL DEFAULT '',
  found TEXT,
  -- How it was started: draft or keep; fetch, zip or none.
  status TEXT,
  pictures TEXT,
  has_zip INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  started_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX imports_created_at ON imports (created_at DESC);

-- What stands in such a file, in its order, with what became of it.
CREATE TABLE import_items (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('post', 'page', 'other')),
  -- What it is called in the old system, the same in each export.
  origin TEXT NOT NULL,
  title TEXT NOT NULL,
  -- Its path there; empty where it has none that can lead on.
  old_path TEXT NOT NULL DEFAULT '',
  -- The address that it gets here.
  slug TEXT NOT NULL DEFAULT '',
  -- JSON of the fields beside the text; both are emptied once they are written.
  fields TEXT NOT NULL DEFAULT '{}',
  content TEXT NOT NULL DEFAULT '',
  words_before INTEGER NOT NULL DEFAULT 0,
  words_after INTEGER NOT NULL DEFAULT 0,
  -- JSON of what was changed and left out.
  notes TEXT NOT NULL DEFAULT '[]',
  state TEXT NOT NULL DEFAULT 'found'
    CHECK (state IN ('found', 'present', 'skipped', 'stored', 'failed', 'undone', 'kept')),
  reason TEXT,
  post_id INTEGER REFERENCES blog_posts (id) ON DELETE SET NULL,
  -- The version of the post that the import wrote: another one was edited since.
  written_at INTEGER,
  -- The rule that leads from its old path to the post; 0 where none could be made, null where nobody has tried yet.
  redirect_id INTEGER,
  PRIMARY KEY (import_id, position)
);
CREATE INDEX import_items_origin ON import_items (origin);
CREATE INDEX import_items_old_path ON import_items (import_id, old_path);
CREATE INDEX import_items_post ON import_items (post_id);

-- Pictures of the old site that posts of an import show.
CREATE TABLE import_pictures (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  alt TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'found' CHECK (state IN ('found', 'stored', 'failed')),
  reason TEXT,
  -- Of the picture in the library, and whether the import has brought it there.
  hash TEXT,
  is_new INTEGER NOT NULL DEFAULT 0,
  -- As of a post.
  redirect_id INTEGER,
  PRIMARY KEY (import_id, url)
);

-- Files that an owner takes away, below `exports/{id}` in the bucket of backups for a day.
CREATE TABLE exports (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('wxr', 'everything')),
  state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'failed')),
  error TEXT,
  bytes INTEGER,
  started_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER
);
CREATE INDEX exports_created_at ON exports (created_at DESC);

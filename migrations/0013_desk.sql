-- Who may do what. An account of before, which has no role, is an owner where it is an admin.
ALTER TABLE users ADD COLUMN role TEXT CHECK (role IN ('owner', 'editor', 'writer'));

ALTER TABLE blog_posts ADD COLUMN author_id INTEGER REFERENCES users (id) ON DELETE SET NULL;
ALTER TABLE blog_posts ADD COLUMN reviewer_id INTEGER REFERENCES users (id) ON DELETE SET NULL;
ALTER TABLE blog_posts ADD COLUMN reviewed_at INTEGER;
ALTER TABLE blog_posts ADD COLUMN trashed_at INTEGER;
-- The address of a post in the trash, which has another one there so that a new post may take its own.
ALTER TABLE blog_posts ADD COLUMN trashed_slug TEXT;
CREATE INDEX blog_posts_trashed ON blog_posts (trashed_at) WHERE trashed_at IS NOT NULL;

-- What a post was before a write, and what of it was approved or came from the writer.
CREATE TABLE post_revisions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('save', 'restore', 'approve', 'ai', 'reformat')),
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  title TEXT NOT NULL,
  slug TEXT NOT NULL,
  summary TEXT NOT NULL,
  image TEXT NOT NULL,
  category TEXT NOT NULL,
  content TEXT NOT NULL
);
CREATE INDEX post_revisions_post ON post_revisions (post_id, id DESC);

-- One change that waits beside a post that is out.
CREATE TABLE post_pending (
  post_id INTEGER PRIMARY KEY NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  -- The version of the post that it began from.
  base_version INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  title TEXT NOT NULL,
  slug TEXT NOT NULL,
  summary TEXT NOT NULL,
  image TEXT NOT NULL,
  category TEXT NOT NULL,
  content TEXT NOT NULL
);

-- What staff and invited readers say of a post; `name` is that of a reader without an account.
CREATE TABLE post_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  name TEXT,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX post_notes_post ON post_notes (post_id, id DESC);

-- One version of a post, for whoever has the link; of its token only the hash is kept.
CREATE TABLE preview_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL,
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  made_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  image TEXT NOT NULL,
  category TEXT NOT NULL,
  content TEXT NOT NULL
);
CREATE UNIQUE INDEX preview_links_token_hash ON preview_links (token_hash);
CREATE INDEX preview_links_post ON preview_links (post_id, id DESC);
CREATE INDEX preview_links_expires_at ON preview_links (expires_at);

-- Links that make an account, or give one a new password; of the token only the hash is kept.
CREATE TABLE staff_invites (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('invite', 'reset')),
  name TEXT NOT NULL,
  role TEXT CHECK (role IN ('owner', 'editor', 'writer')),
  -- Whose password is set anew.
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  made_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX staff_invites_token_hash ON staff_invites (token_hash);
CREATE INDEX staff_invites_user ON staff_invites (user_id);
CREATE INDEX staff_invites_expires_at ON staff_invites (expires_at);

ALTER TABLE generation_batches ADD COLUMN landing TEXT NOT NULL DEFAULT 'published'
  CHECK (landing IN ('draft', 'review', 'published'));

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL,
  password TEXT NOT NULL,
  name TEXT NOT NULL,
  is_admin INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)),
  updated_at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
);
CREATE UNIQUE INDEX users_username ON users (username);

CREATE TABLE revoked_sessions (
  token_hash TEXT PRIMARY KEY NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX revoked_sessions_expires_at ON revoked_sessions (expires_at);

CREATE TABLE blog_posts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  slug TEXT NOT NULL,
  summary TEXT NOT NULL,
  image TEXT NOT NULL,
  category TEXT NOT NULL,
  published_at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)),
  updated_at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)),
  -- Last, so that lists, which leave them out, do not read through them.
  content TEXT NOT NULL,
  -- The article's words without its tags, for the search.
  content_text TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX blog_posts_slug ON blog_posts (slug);
CREATE INDEX blog_posts_published_at ON blog_posts (published_at DESC, id DESC);
CREATE INDEX blog_posts_category ON blog_posts (category, published_at DESC, id DESC);

CREATE TABLE contact_submissions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone_number TEXT,
  website_type TEXT,
  message TEXT NOT NULL,
  submitted_at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
);
CREATE INDEX contact_submissions_submitted_at ON contact_submissions (submitted_at DESC, id DESC);

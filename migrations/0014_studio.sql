-- What an article is to be, before it is written.
CREATE TABLE topic_briefs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  audience TEXT NOT NULL DEFAULT '',
  aim TEXT NOT NULL DEFAULT '',
  key_phrase TEXT NOT NULL DEFAULT '',
  intent TEXT NOT NULL DEFAULT '',
  -- JSON: headings, in order.
  outline TEXT NOT NULL DEFAULT '[]',
  own_facts TEXT NOT NULL DEFAULT '',
  -- JSON: titles and addresses.
  sources TEXT NOT NULL DEFAULT '[]',
  tone TEXT NOT NULL DEFAULT '',
  call_to_action TEXT NOT NULL DEFAULT '',
  -- A day of Jakarta, YYYY-MM-DD.
  planned_date TEXT,
  state TEXT NOT NULL DEFAULT 'idea' CHECK (state IN ('idea', 'outlined', 'written')),
  owner_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX topic_briefs_planned ON topic_briefs (planned_date) WHERE planned_date IS NOT NULL;

-- How we write. Every version stays; the highest holds.
CREATE TABLE writing_rules (
  version INTEGER PRIMARY KEY NOT NULL,
  address TEXT NOT NULL,
  -- JSON: words.
  forbidden_words TEXT NOT NULL,
  -- JSON: what to use instead of what.
  glossary TEXT NOT NULL,
  sample TEXT NOT NULL,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL
);

ALTER TABLE generation_items ADD COLUMN brief_id INTEGER REFERENCES topic_briefs (id) ON DELETE SET NULL;

-- What an article of the writer claims, in its own text or in the change that waits beside it.
CREATE TABLE post_claims (
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  -- Of kind, words and sentence.
  key TEXT NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  sentence TEXT NOT NULL,
  position INTEGER NOT NULL,
  -- Whether the post's text holds it, and whether the waiting change does.
  is_present INTEGER NOT NULL DEFAULT 0,
  is_waiting INTEGER NOT NULL DEFAULT 0,
  -- What staff said of it; one that is present or waiting is open unless it was confirmed.
  verdict TEXT CHECK (verdict IN ('confirmed', 'reworded', 'removed')),
  source TEXT,
  decided_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  decided_at INTEGER,
  PRIMARY KEY (post_id, key)
);
CREATE INDEX post_claims_open ON post_claims (post_id)
  WHERE is_present = 1 AND verdict IS NOT 'confirmed';

-- The posts of the writer whose claims are those of the text that they have now. Who writes the text anew notes them in
-- the same batch; what is written past that is unknown, and does not become public.
CREATE TABLE post_checks (
  post_id INTEGER PRIMARY KEY NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  -- Of the write that noted them.
  token TEXT NOT NULL,
  checked_at INTEGER NOT NULL
);
CREATE TRIGGER post_checks_outdated AFTER UPDATE OF title, summary, content ON blog_posts BEGIN
  DELETE FROM post_checks WHERE post_id = new.id;
END;
CREATE TRIGGER post_claims_pending_gone AFTER DELETE ON post_pending BEGIN
  UPDATE post_claims SET is_waiting = 0 WHERE post_id = old.post_id AND is_waiting = 1;
END;

-- How an article of the writer came about.
CREATE TABLE post_provenance (
  post_id INTEGER PRIMARY KEY NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  writer TEXT NOT NULL,
  model TEXT,
  prompt_version TEXT,
  rules_version INTEGER NOT NULL,
  brief_id INTEGER REFERENCES topic_briefs (id) ON DELETE SET NULL,
  tokens INTEGER,
  -- JSON: titles and addresses that the brief named then.
  sources TEXT NOT NULL DEFAULT '[]'
);

-- Links of articles to pages of this site that are not there, as they were found last.
CREATE TABLE post_link_checks (
  post_id INTEGER PRIMARY KEY NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  checked_at INTEGER NOT NULL,
  -- JSON: paths.
  dead TEXT NOT NULL
);

-- Pages show where an article's claims come from, so their copies end with those, as with the posts (migration 0009).
CREATE TRIGGER content_generation_sources AFTER INSERT ON post_provenance WHEN new.sources <> '[]' BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
CREATE TRIGGER content_generation_claims AFTER UPDATE OF verdict, source ON post_claims
WHEN new.is_present = 1 AND (old.verdict IS NOT new.verdict OR old.source IS NOT new.source) BEGIN
  UPDATE content_generation SET id = lower(hex(randomblob(16))),
    number = max(number + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

-- Addresses of articles that search engines are to be told of, each once it is public or gone. What leaves the desk
-- again before its time was never public, and is told to nobody.
CREATE TABLE index_now_changes (
  slug TEXT PRIMARY KEY NOT NULL,
  changed_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL
);
CREATE INDEX index_now_changes_due ON index_now_changes (due_at);
CREATE TRIGGER index_now_insert AFTER INSERT ON blog_posts WHEN new.status = 'published' BEGIN
  INSERT OR REPLACE INTO index_now_changes (slug, changed_at, due_at)
  VALUES (new.slug, new.updated_at, max(new.updated_at, new.published_at));
END;
CREATE TRIGGER index_now_leave AFTER UPDATE OF slug, status, published_at ON blog_posts
WHEN old.status = 'published' AND (new.status <> 'published' OR new.slug <> old.slug) BEGIN
  DELETE FROM index_now_changes WHERE slug = old.slug;
  INSERT INTO index_now_changes (slug, changed_at, due_at)
  SELECT old.slug, new.updated_at, new.updated_at WHERE old.published_at <= new.updated_at;
END;
CREATE TRIGGER index_now_update AFTER UPDATE ON blog_posts WHEN new.status = 'published' BEGIN
  INSERT OR REPLACE INTO index_now_changes (slug, changed_at, due_at)
  VALUES (new.slug, new.updated_at, max(new.updated_at, new.published_at));
END;
CREATE TRIGGER index_now_delete AFTER DELETE ON blog_posts WHEN old.status = 'published' BEGIN
  DELETE FROM index_now_changes WHERE slug = old.slug;
  INSERT INTO index_now_changes (slug, changed_at, due_at)
  SELECT old.slug, old.updated_at + 1, old.updated_at + 1
  WHERE old.published_at <= CAST(unixepoch('subsec') * 1000 AS INTEGER);
END;

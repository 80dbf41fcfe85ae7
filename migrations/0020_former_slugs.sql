-- Every slug at which visitors could read a post and that it left, also one that several posts had in turn: who answers
-- there is decided when it is read. The post that left last has the greatest id. `slug_redirects` names one post for a
-- slug, also for slugs of drafts; only the version before reads it.
CREATE TABLE former_slugs (
  id INTEGER PRIMARY KEY NOT NULL,
  slug TEXT NOT NULL,
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX former_slugs_slug ON former_slugs (slug, post_id);
CREATE INDEX former_slugs_post_id ON former_slugs (post_id);
INSERT INTO former_slugs (slug, post_id) SELECT slug, post_id FROM slug_redirects WHERE slug NOT LIKE 'trash/%';

-- A trigger, so that no way of writing a post can forget it. A scheduled post becomes public without a write: the moment
-- of the write that follows says whether it was.
CREATE TRIGGER former_slugs_leave AFTER UPDATE OF slug, status, published_at ON blog_posts
WHEN old.status = 'published' AND old.published_at <= new.updated_at
  AND (new.slug <> old.slug OR new.status <> 'published' OR new.published_at > new.updated_at) BEGIN
  DELETE FROM former_slugs WHERE slug = old.slug AND post_id = old.id;
  INSERT INTO former_slugs (slug, post_id) VALUES (old.slug, old.id);
END;

-- Staff find a post in the trash at the slug that it had.
CREATE INDEX blog_posts_trashed_slug ON blog_posts (trashed_slug) WHERE trashed_slug IS NOT NULL;

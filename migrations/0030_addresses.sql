-- Old addresses and where they lead: an exact path, or everything below one. `from_path` is decoded, in small letters and
-- without a slash at its end; `to_path` is the same of a target of this site, so that chains are found.
CREATE TABLE redirects (
  id INTEGER PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('exact', 'prefix')),
  from_path TEXT NOT NULL,
  to_address TEXT,
  to_path TEXT,
  status INTEGER NOT NULL CHECK (status IN (301, 302, 410)),
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX redirects_from ON redirects (from_path, kind);
CREATE INDEX redirects_to ON redirects (to_path);

-- Addresses that were asked for and are not there. Of who asked nothing is kept but the host that led there.
CREATE TABLE not_found (
  path TEXT PRIMARY KEY NOT NULL,
  people INTEGER NOT NULL,
  bots INTEGER NOT NULL,
  referrer TEXT,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL
);
CREATE INDEX not_found_last_at ON not_found (last_at);

-- The links of articles to other sites, as the clock found them in each text.
CREATE TABLE outside_links (
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (post_id, url)
);
CREATE INDEX outside_links_url ON outside_links (url);
CREATE INDEX outside_links_host ON outside_links (host);

-- What an address answered when it was asked last. `status` is 0 where nothing answered; `failures` counts the weeks.
CREATE TABLE outside_link_checks (
  url TEXT PRIMARY KEY NOT NULL,
  status INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  failed_since INTEGER,
  checked_at INTEGER NOT NULL
);

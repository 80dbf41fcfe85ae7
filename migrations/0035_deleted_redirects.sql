-- SQLite gives the id of a deleted redirect to another one: imports forget it, or they would take that one for theirs.
CREATE INDEX import_items_redirect ON import_items (redirect_id) WHERE redirect_id > 0;
CREATE INDEX import_addresses_redirect ON import_addresses (redirect_id) WHERE redirect_id > 0;
CREATE INDEX import_pictures_redirect ON import_pictures (redirect_id) WHERE redirect_id > 0;
CREATE TRIGGER import_redirects_delete AFTER DELETE ON redirects BEGIN
  UPDATE import_items SET redirect_id = 0 WHERE redirect_id = OLD.id AND redirect_id > 0;
  UPDATE import_addresses SET redirect_id = 0 WHERE redirect_id = OLD.id AND redirect_id > 0;
  UPDATE import_pictures SET redirect_id = 0 WHERE redirect_id = OLD.id AND redirect_id > 0;
END;

-- What a visit was when it led to WhatsApp, by the code in the greeting of the chat: no network address, kept for 30 days.
-- Codes are short, so one may come twice: it then names no visit.
CREATE TABLE whatsapp_clicks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL,
  place TEXT NOT NULL,
  landing_path TEXT,
  referrer TEXT,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  utm_term TEXT,
  utm_content TEXT,
  -- The page that the link stood on.
  form_page TEXT,
  clicked_at INTEGER NOT NULL
);
CREATE INDEX whatsapp_clicks_code ON whatsapp_clicks (code);
CREATE INDEX whatsapp_clicks_clicked_at ON whatsapp_clicks (clicked_at, place, form_page);

-- How somebody came, and the link of the site that a chat began with. Whoever came without an address has the empty one.
ALTER TABLE contact_submissions ADD COLUMN channel TEXT NOT NULL DEFAULT 'form'
  CHECK (channel IN ('form', 'whatsapp', 'phone', 'visit', 'other'));
ALTER TABLE contact_submissions ADD COLUMN place TEXT;

-- For the figures that stand beside those of the period before.
CREATE INDEX contact_submissions_compared ON contact_submissions (
  submitted_at, stage, form_page, utm_campaign, value_idr
) WHERE suspicions = '';

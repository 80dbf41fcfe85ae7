-- What becomes of an enquiry.
ALTER TABLE contact_submissions ADD COLUMN stage TEXT NOT NULL DEFAULT 'new'
  CHECK (stage IN ('new', 'contacted', 'proposal', 'won', 'lost'));
ALTER TABLE contact_submissions ADD COLUMN assignee_id INTEGER REFERENCES users (id) ON DELETE SET NULL;
ALTER TABLE contact_submissions ADD COLUMN value_idr INTEGER;
ALTER TABLE contact_submissions ADD COLUMN next_action TEXT;
ALTER TABLE contact_submissions ADD COLUMN next_action_at INTEGER;
ALTER TABLE contact_submissions ADD COLUMN first_response_at INTEGER;
ALTER TABLE contact_submissions ADD COLUMN lost_reason TEXT;
-- Until when an answer is promised; null for what came before there was a desk.
ALTER TABLE contact_submissions ADD COLUMN due_at INTEGER;
-- The number as telephones take it, +62…; null where nobody can be called, and before there was a desk.
ALTER TABLE contact_submissions ADD COLUMN phone_e164 TEXT;
-- Where the visit began, as far as the form said.
ALTER TABLE contact_submissions ADD COLUMN landing_path TEXT;
ALTER TABLE contact_submissions ADD COLUMN referrer TEXT;
ALTER TABLE contact_submissions ADD COLUMN utm_source TEXT;
ALTER TABLE contact_submissions ADD COLUMN utm_medium TEXT;
ALTER TABLE contact_submissions ADD COLUMN utm_campaign TEXT;
ALTER TABLE contact_submissions ADD COLUMN utm_term TEXT;
ALTER TABLE contact_submissions ADD COLUMN utm_content TEXT;
ALTER TABLE contact_submissions ADD COLUMN form_page TEXT;
-- Counts the changes by staff: whoever names an old one is told.
ALTER TABLE contact_submissions ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

CREATE INDEX contact_submissions_stage ON contact_submissions (stage, submitted_at DESC, id DESC);
CREATE INDEX contact_submissions_assignee ON contact_submissions (assignee_id, submitted_at DESC, id DESC);
-- What somebody still has to do.
CREATE INDEX contact_submissions_open ON contact_submissions (assignee_id, submitted_at DESC, id DESC)
  WHERE stage IN ('new', 'contacted', 'proposal') AND suspicions = '';
-- Nobody has answered yet.
CREATE INDEX contact_submissions_waiting ON contact_submissions (due_at, id)
  WHERE due_at IS NOT NULL AND stage = 'new' AND first_response_at IS NULL AND suspicions = '';
CREATE INDEX contact_submissions_steps ON contact_submissions (next_action_at, id)
  WHERE next_action_at IS NOT NULL AND stage IN ('new', 'contacted', 'proposal');
CREATE INDEX contact_submissions_person ON contact_submissions (lower(email));
CREATE INDEX contact_submissions_phone ON contact_submissions (phone_e164) WHERE phone_e164 IS NOT NULL;
-- Holds all that the figures are made of.
CREATE INDEX contact_submissions_figures ON contact_submissions (submitted_at, stage, website_type, utm_source,
  referrer, form_page, landing_path, first_response_at, due_at, value_idr) WHERE suspicions = '';

-- What was done about an enquiry, and by whom.
CREATE TABLE contact_activities (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contact_id INTEGER NOT NULL REFERENCES contact_submissions (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('note', 'whatsapp', 'email', 'stage', 'assign', 'value', 'reminder')),
  body TEXT NOT NULL DEFAULT '',
  -- Null for the clock, and for whoever is gone.
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  -- Whether the sender was answered by it: the first of these is the first response.
  is_response INTEGER NOT NULL DEFAULT 0,
  -- Of an e-mail that we send ourselves.
  delivery TEXT CHECK (delivery IN ('sending', 'sent', 'failed')),
  -- The same for every try to write one.
  idempotency_key TEXT,
  created_at INTEGER NOT NULL
);
CREATE INDEX contact_activities_contact ON contact_activities (contact_id, id DESC);
CREATE UNIQUE INDEX contact_activities_idempotency_key ON contact_activities (contact_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;

CREATE TABLE reply_templates (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  channel TEXT NOT NULL CHECK (channel IN ('whatsapp', 'email')),
  name TEXT NOT NULL,
  -- Of an e-mail.
  subject TEXT,
  body TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
);

-- How far somebody has looked at the enquiries.
CREATE TABLE contact_views (
  user_id INTEGER PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  contact_id INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
);

-- What somebody is reminded of: a next step at its time, or in the morning of a working day all that is due.
CREATE TABLE contact_reminders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('step', 'summary')),
  -- A day of Jakarta, YYYY-MM-DD.
  day TEXT NOT NULL,
  -- Null for what nobody has taken.
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  contact_id INTEGER REFERENCES contact_submissions (id) ON DELETE CASCADE,
  -- The time of the step.
  step_at INTEGER,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'dropped', 'failed')),
  -- When its message was last sent to the queue, or last worked on.
  worked_at INTEGER NOT NULL
);
-- Whatever the clock repeats.
CREATE UNIQUE INDEX contact_reminders_once ON contact_reminders
  (kind, day, coalesce(user_id, 0), coalesce(contact_id, 0), coalesce(step_at, 0));
CREATE INDEX contact_reminders_pending ON contact_reminders (worked_at) WHERE state = 'pending';
-- What is old enough to be deleted.
CREATE INDEX contact_reminders_worked ON contact_reminders (worked_at);
CREATE INDEX contact_reminders_contact ON contact_reminders (contact_id) WHERE contact_id IS NOT NULL;

-- A channel that a reminder was sent through, or is being sent through now.
CREATE TABLE contact_reminder_channels (
  reminder_id INTEGER NOT NULL REFERENCES contact_reminders (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 1,
  lease_until INTEGER,
  sent_at INTEGER,
  PRIMARY KEY (reminder_id, channel)
);

INSERT INTO reply_templates (channel, name, subject, body, updated_at) VALUES
  ('whatsapp', 'Salam pertama', NULL,
    'Halo {nama}, saya {staf} dari Arunika Web. Terima kasih sudah menghubungi kami soal {jenis}. Boleh saya tahu kapan Anda ada waktu sekitar 15 menit untuk konsultasi gratis?', 0),
  ('whatsapp', 'Menindaklanjuti penawaran', NULL,
    'Halo {nama}, saya {staf} dari Arunika Web. Apakah penawaran {jenis} yang kami kirim sudah sempat dibaca? Kalau ada yang ingin ditanyakan, saya siap membantu.', 0),
  ('email', 'Balasan pertama', 'Pertanyaan Anda tentang {jenis}',
    'Halo {nama},

Terima kasih sudah menghubungi Arunika Web. Pesan Anda tentang {jenis} sudah saya baca.

Agar sarannya tepat, bolehkah kita berbicara sekitar 15 menit? Silakan balas email ini dengan waktu yang cocok untuk Anda.

Salam,
{staf}
Arunika Web', 0);

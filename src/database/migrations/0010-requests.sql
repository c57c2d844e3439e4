-- What visitors ask for, the mails that follow from it, and what comes of it: alerts, appointments, subscriptions.

-- One form that was sent. What only one form asks for is in `answers`, checked by the schema of that form.
create table lead (
  id integer generated always as identity primary key,
  form text not null check (form in (
    'contact', 'contact_me', 'documents', 'visit', 'project', 'free_valuation', 'demand', 'send_to_friend',
    'newsletter', 'testimonial', 'offer'
  )),
  -- Made in the browser when a form is first touched: the same form sent twice is one lead.
  idempotency_key uuid unique,
  -- SHA-256 of the form and all that was typed: tells a repetition without a key, and another content with the same key.
  content_hash text not null,
  language text not null check (language in ('nl', 'fr', 'de', 'en')),
  page text not null,
  property_id integer references property on delete set null,
  project_id integer references project on delete set null,
  agent_id integer references agent on delete set null,
  title text check (title in ('mr', 'ms', 'miss')),
  first_name text,
  last_name text,
  email text not null,
  phone text,
  street text,
  postal_code text,
  city text,
  remark text,
  answers jsonb not null default '{}',
  campaign jsonb not null default '{}',
  referrer text,
  -- The version of the privacy text that was agreed to.
  privacy_version integer not null,
  newsletter boolean not null default false,
  created_at timestamptz not null default now()
);
create index lead_content on lead (content_hash, created_at);
create index lead_email on lead (lower(email));
create index lead_property on lead (property_id);
create index lead_project on lead (project_id);
create index lead_agent on lead (agent_id);
create index lead_age on lead (form, created_at);

-- The outbox. What a mail says is made from `template` and `data` when it is sent; after that the text is kept.
create table mail_message (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity unique,
  lead_id integer references lead on delete cascade,
  template text not null,
  language text not null check (language in ('nl', 'fr', 'de', 'en')),
  recipient text not null,
  reply_to text,
  data jsonb not null default '{}',
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  subject text,
  html text,
  plain text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_message_waiting on mail_message (position) where status = 'waiting';
create index mail_message_lead on mail_message (lead_id);
create index mail_message_recipient on mail_message (lower(recipient));

-- A search that somebody wants to hear of. `query`: its criteria as they stand in the address of a list.
create table search_alert (
  id integer generated always as identity primary key,
  lead_id integer references lead on delete set null,
  email text not null,
  language text not null check (language in ('nl', 'fr', 'de', 'en')),
  purpose text not null check (purpose in ('sale', 'rent')),
  query text not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'active', 'paused', 'ended')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  expires_on date,
  asked_to_stay_at timestamptz,
  last_sent_at timestamptz,
  ended_at timestamptz
);
create index search_alert_active on search_alert (frequency, id) where status = 'active';
create index search_alert_email on search_alert (lower(email));
create index search_alert_lead on search_alert (lead_id);

-- A home that an alert has found, and why: never twice for the same reason.
create table search_alert_match (
  alert_id integer not null references search_alert on delete cascade,
  property_id integer not null references property on delete cascade,
  reason text not null check (reason in ('published', 'price', 'back')),
  found_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (alert_id, property_id, reason)
);
create index search_alert_match_waiting on search_alert_match (alert_id) where sent_at is null;
create index search_alert_match_property on search_alert_match (property_id);

create table newsletter_subscription (
  id integer generated always as identity primary key,
  lead_id integer references lead on delete set null,
  email text not null,
  language text not null check (language in ('nl', 'fr', 'de', 'en')),
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'active', 'ended')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
create unique index newsletter_subscription_email on newsletter_subscription (lower(email));
create index newsletter_subscription_lead on newsletter_subscription (lead_id);

-- A time at which an agent shows a home. `booked` is counted by the command that books, in its transaction: the check
-- is what holds when a hundred ask at once.
create table viewing_slot (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  agent_id integer not null references agent,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity smallint not null default 1 check (capacity > 0),
  booked smallint not null default 0,
  check (ends_at > starts_at),
  check (booked between 0 and capacity),
  unique (property_id, starts_at)
);
create index viewing_slot_agent on viewing_slot (agent_id);

-- A visit. With a slot it is booked at once; without one it is a wish (`wished`: days and parts of the day) that the
-- agent answers with a time.
create table appointment (
  id integer generated always as identity primary key,
  lead_id integer references lead on delete set null,
  property_id integer not null references property on delete cascade,
  agent_id integer references agent on delete set null,
  slot_id integer references viewing_slot on delete set null,
  starts_at timestamptz,
  ends_at timestamptz,
  wished jsonb not null default '[]',
  status text not null default 'requested'
    check (status in ('requested', 'confirmed', 'cancelled', 'carried_out', 'no_show')),
  -- How often it was moved or cancelled: calendars take the highest (RFC 5545, SEQUENCE).
  revision integer not null default 0,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  check ((starts_at is null) = (ends_at is null)),
  check (status not in ('confirmed', 'carried_out', 'no_show') or starts_at is not null)
);
create index appointment_property on appointment (property_id, starts_at);
create index appointment_lead on appointment (lead_id);
create index appointment_agent on appointment (agent_id);
create index appointment_slot on appointment (slot_id);
create index appointment_to_remind on appointment (starts_at) where status = 'confirmed' and reminded_at is null;

alter table testimonial add column lead_id integer references lead on delete set null;

-- Each challenge is solved once.
create table captcha_used (
  challenge text primary key,
  used_at timestamptz not null default now()
);
create index captcha_used_age on captcha_used (used_at);

-- How often something was done within a window of time. `key` is a hash: no address of a visitor is kept.
create table request_count (
  key text not null,
  window_starts_at timestamptz not null,
  count integer not null,
  primary key (key, window_starts_at)
);
create index request_count_age on request_count (window_starts_at);

-- Who did what, when. `actor`: 'visitor', 'owner:12', 'command'.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null
);
create index audit_entry_subject on audit_entry (subject, at);

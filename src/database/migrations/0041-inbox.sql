-- The requests of visitors as work: where each of them stands, whose it is, and what was done about it.

-- 'waiting': for the visitor. The former version, which serves meanwhile, makes new ones.
alter table lead
  add column status text not null default 'new' check (status in ('new', 'open', 'waiting', 'done', 'spam')),
  add column assigned_to uuid references staff on delete set null,
  -- By a person, never the confirmation.
  add column first_answer_at timestamptz,
  add column snoozed_until timestamptz;

-- What came before the office knew of answers was answered by mail or telephone, or never will be.
update lead set status = 'done' where created_at < now() - interval '14 days';

create index lead_to_answer on lead (created_at) where status in ('new', 'open');
create index lead_assigned on lead (assigned_to, id);
create index lead_standing on lead (status, form);
create index lead_newest on lead (created_at desc, id desc);
create index lead_first_answer on lead (first_answer_at) where first_answer_at is not null;

-- What happened with a request. `staff_id`: who did it; null: by itself.
create table lead_event (
  id bigint generated always as identity primary key,
  lead_id integer not null references lead on delete cascade,
  at timestamptz not null default now(),
  staff_id uuid references staff on delete set null,
  kind text not null check (kind in ('note', 'mail', 'call', 'assigned', 'status', 'snoozed', 'visit')),
  -- Of a note and a call what was written; of a change of status the new one.
  body text,
  assigned_to uuid references staff on delete set null,
  mail_id uuid references mail_message on delete set null
);
create index lead_event_lead on lead_event (lead_id, id);
create index lead_event_staff on lead_event (staff_id);
create index lead_event_assigned on lead_event (assigned_to);
create index lead_event_mail on lead_event (mail_id);

-- Who writes an answer at this moment, and since when.
create table lead_presence (
  lead_id integer not null references lead on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (lead_id, staff_id)
);
create index lead_presence_staff on lead_presence (staff_id);

-- Answers as the agency words them. `id`: of one that the program comes with, in whose place this stands, else its own.
create table answer_template (
  id text primary key,
  name text not null,
  -- By language.
  subject jsonb not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);

-- Until and with this day others get the requests: the substitute, or whoever has the turn.
alter table staff
  add column away_until date,
  add column substitute_id uuid references staff on delete set null;
create index staff_substitute on staff (substitute_id);

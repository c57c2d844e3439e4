-- A system of the agency, or whatever else homes come from by themselves. Its name is property.source.
create table import_source (
  id integer generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  adapter text not null,
  settings jsonb not null default '{}',
  -- Those of the settings that nobody may read, encrypted with IMPORT_KEY.
  secrets bytea,
  -- SHA-256 of the secret in the address at which it calls us.
  hook_secret bytea,
  -- Beside those of its adapter.
  hosts text[] not null default '{}',
  -- null: only when it calls, or by hand.
  every_minutes integer default 15 check (every_minutes between 1 and 10080),
  whole_every_minutes integer not null default 360 check (whole_every_minutes between 1 and 10080),
  publish text not null default 'auto' check (publish in ('auto', 'draft')),
  is_paused boolean not null default false,
  cursor jsonb,
  -- What was missing in the last whole list, where two must agree.
  missing text[],
  whole_at timestamptz,
  healthy_at timestamptz,
  alarm_after_minutes integer not null default 360 check (alarm_after_minutes between 15 and 43200),
  alarmed_at timestamptz,
  created_at timestamptz not null
);

create table import_run (
  id bigint generated always as identity primary key,
  source_id integer not null references import_source on delete cascade,
  cause text not null check (cause in ('schedule', 'hook', 'hand', 'replay', 'file')),
  actor text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- partly: some homes or photographs are not in. refused: more would have been withdrawn than is believed.
  status text not null default 'running' check (status in ('running', 'done', 'partly', 'failed', 'refused')),
  is_rehearsal boolean not null default false,
  is_whole boolean not null default false,
  counts jsonb not null default '{}',
  error text,
  -- The first lines of what went wrong: {ref, field, reason}.
  log jsonb not null default '[]'
);
create index import_run_newest on import_run (source_id, started_at desc);

-- The last raw form of each home, and what became of it.
create table import_record (
  source_id integer not null references import_source on delete cascade,
  ref text not null,
  kind text not null check (kind in ('home', 'project', 'unit')),
  parent_ref text,
  version text,
  -- Without what is personal, as JSON, compressed by brotli; body_hash is of the JSON.
  body bytea not null,
  body_hash text not null,
  fetched_at timestamptz not null,
  -- Since when the source has it no longer.
  gone_at timestamptz,
  mapped_at timestamptz,
  mapper_version text,
  property_id integer references property on delete set null,
  project_id integer references project on delete set null,
  outcome text check (outcome in ('created', 'changed', 'unchanged', 'bad', 'withdrawn', 'ignored')),
  -- {field, reason}; those of a bad one are why it is bad.
  problems jsonb not null default '[]',
  -- {list, value} without a meaning here.
  unmapped jsonb not null default '[]',
  -- Paths that no mapper reads.
  unread text[] not null default '{}',
  primary key (source_id, ref)
);
create index import_record_property on import_record (property_id);
create index import_record_project on import_record (project_id);
create index import_record_parent on import_record (source_id, parent_ref);

-- What a record was before.
create table import_record_past (
  source_id integer not null,
  ref text not null,
  body bytea not null,
  body_hash text not null,
  fetched_at timestamptz not null,
  until timestamptz not null,
  primary key (source_id, ref, until),
  foreign key (source_id, ref) references import_record on delete cascade
);
create index import_record_past_age on import_record_past (until);

-- What people of the agency chose for values of their system.
create table import_map (
  source_id integer not null references import_source on delete cascade,
  list text not null,
  value text not null,
  -- null: ignored on purpose.
  target text,
  actor text not null,
  at timestamptz not null,
  primary key (source_id, list, value)
);

-- What a system sent.
create table import_hook (
  id bigint generated always as identity primary key,
  source_id integer not null references import_source on delete cascade,
  received_at timestamptz not null,
  dedup text not null,
  refs text[] not null default '{}',
  gone text[] not null default '{}',
  status text not null default 'received' check (status in ('received', 'done', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  error text,
  unique (source_id, dedup)
);
create index import_hook_waiting on import_hook (next_attempt_at) where status = 'received';

-- Each photograph, plan and document of a record, fetched once by its id and version.
create table import_media (
  source_id integer not null references import_source on delete cascade,
  ref text not null,
  remote_id text not null,
  kind text not null check (kind in ('photo', 'plan', 'document')),
  version text,
  picture_id text references picture on delete set null,
  -- Of a document.
  file_key text,
  etag text,
  fetched_at timestamptz,
  attempts integer not null default 0,
  problem text,
  primary key (source_id, ref, remote_id)
);
create index import_media_picture on import_media (picture_id);

-- A message of a visitor on its way to the system that the home comes from: once each.
create table lead_delivery (
  lead_id integer not null references lead on delete cascade,
  source_id integer not null references import_source on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  remote_id text,
  error text,
  primary key (lead_id, source_id)
);
create index lead_delivery_waiting on lead_delivery (next_attempt_at) where status = 'waiting';

-- Programs of others that are told of each change by a signed message (Standard Webhooks).
create table webhook (
  id integer generated always as identity primary key,
  address text not null unique check (length(address) <= 500),
  -- Encrypted, as the secrets of sources are.
  secret bytea not null,
  paused_at timestamptz,
  -- The last change of which messages were made.
  told_number bigint not null,
  created_at timestamptz not null
);

-- A message to one of them. `message_id` is the same at each try: by it the receiver knows one that comes twice.
create table webhook_delivery (
  webhook_id integer not null references webhook on delete cascade,
  number bigint not null,
  message_id uuid not null unique default gen_random_uuid(),
  subject text not null check (subject in ('property', 'project')),
  subject_id integer not null,
  kind text not null check (kind in ('published', 'changed', 'withdrawn')),
  at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null,
  -- The last answer, or why there was none.
  answer smallint,
  problem text check (length(problem) <= 500),
  tried_at timestamptz,
  primary key (webhook_id, number)
);
create index webhook_delivery_due on webhook_delivery (next_attempt_at) where status = 'waiting';

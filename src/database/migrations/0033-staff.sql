-- The agency's own people: their log-in to the office.

-- Before there is a password somebody is invited: then `staff_password` has no row. Who was ended has none either, and
-- stays, because what was done is told with their name.
create table staff (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  role text not null check (role in ('admin', 'agent', 'editor')),
  language text not null check (language in ('nl', 'fr', 'de', 'en')),
  -- Who of the team on the site it is.
  agent_id integer references agent on delete set null,
  two_factor_enabled boolean not null default false,
  last_log_in_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Addresses are kept in small letters.
create unique index staff_email on staff (email);
create index staff_agent on staff (agent_id);

-- As owner_password.
create table staff_password (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index staff_password_staff on staff_password (staff_id);

create table staff_session (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_session_staff on staff_session (staff_id);
create index staff_session_age on staff_session (expires_at);

-- What a link in a mail may do once (with `staff_id`), and log-ins that wait for their code.
create table staff_verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  staff_id uuid references staff on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_verification_identifier on staff_verification (identifier);
create index staff_verification_staff on staff_verification (staff_id);
create index staff_verification_age on staff_verification (expires_at);

-- The code beside the password: the secret and the backup codes are encrypted.
create table staff_two_factor (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null unique references staff on delete cascade,
  secret text not null,
  backup_codes text not null,
  -- Not before the first code was right.
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

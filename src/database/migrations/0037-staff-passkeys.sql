-- What somebody of the staff logs in with instead of a password and a code: the device keeps the secret half.
create table staff_passkey (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device says that it was used; always 0 where a passkey is on several devices.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);

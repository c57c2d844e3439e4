-- Owners: their log-in, what is theirs, and what is done for it.

-- Somebody whose home the agency sells or lets, or who asked for a log-in. The agency knows the person before there is a
-- password: then `owner_password` has no row.
create table owner (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  phone text,
  language text not null check (language in ('nl', 'fr', 'de', 'en')),
  weekly_mail boolean not null default true,
  weekly_mail_sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Addresses are kept in small letters.
create unique index owner_email on owner (email);

-- How an owner logs in; `provider_id` is 'credential' (e-mail and password) for all.
create table owner_password (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references owner on delete cascade,
  provider_id text not null,
  account_id text not null,
  -- argon2id, in its usual notation.
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index owner_password_owner on owner_password (owner_id);

create table owner_session (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references owner on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index owner_session_owner on owner_session (owner_id);
create index owner_session_age on owner_session (expires_at);

-- What a link in a mail may do once: a new password, another e-mail address.
create table owner_verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index owner_verification_identifier on owner_verification (identifier);
create index owner_verification_age on owner_verification (expires_at);

-- What an owner may see: all of the portal goes through this table.
create table property_owner (
  property_id integer not null references property on delete cascade,
  owner_id uuid not null references owner on delete cascade,
  since date not null default current_date,
  primary key (owner_id, property_id)
);
create index property_owner_property on property_owner (property_id);

-- What was said and written about a home. A request of a visitor is one by itself (`lead_id`). Only what the agency
-- marks as public is shown to the owner, and there the name is shortened.
create table communication (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  lead_id integer unique references lead on delete cascade,
  happened_at timestamptz not null default now(),
  kind text not null check (kind in ('request', 'mail', 'phone', 'letter', 'note')),
  contact text,
  subject text not null,
  comment text,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  is_public boolean not null default false
);
create index communication_property on communication (property_id, happened_at desc, id desc);

-- What is said to the owner of a visit once it was carried out.
alter table appointment add column feedback text;
alter table appointment add column feedback_is_public boolean not null default false;

-- Where a home is advertised. The visits of the own site are counted by the program; those of a portal are as it told.
create table publication (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  channel text not null,
  address text,
  since date not null,
  until date,
  status text not null default 'online' check (status in ('planned', 'online', 'offline')),
  comment text,
  views integer check (views >= 0),
  views_at timestamptz,
  unique (property_id, channel),
  check (until >= since)
);

-- 'owner': only whoever owns the home. `issued_on`: signed or drawn up then.
alter table document drop constraint document_access_check;
alter table document add constraint document_access_check check (access in ('download', 'request', 'owner'));
alter table document add column issued_on date;

-- What the agency will do next for a home, in the words it says it in.
create table planned_step (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  due_on date,
  subject text not null,
  done_at timestamptz
);
create index planned_step_property on planned_step (property_id, due_on);

-- Every price a home has had, whoever changed it.
create table property_price (
  property_id integer not null references property on delete cascade,
  since timestamptz not null default now(),
  price_cents bigint,
  primary key (property_id, since)
);
insert into property_price (property_id, since, price_cents)
  select id, created_at, coalesce(previous_price_cents, price_cents) from property
  where coalesce(previous_price_cents, price_cents) is not null;
insert into property_price (property_id, since, price_cents)
  select id, greatest(updated_at, created_at + interval '1 second'), price_cents from property
  where previous_price_cents is not null and price_cents is not null and previous_price_cents <> price_cents;

create function keep_property_price() returns trigger language plpgsql as $$
begin
  if new.price_cents is not null and (tg_op = 'INSERT' or new.price_cents is distinct from old.price_cents) then
    insert into property_price (property_id, price_cents) values (new.id, new.price_cents)
      on conflict (property_id, since) do update set price_cents = excluded.price_cents;
  end if;
  return null;
end $$;
create trigger keep_property_price after insert or update of price_cents on property
  for each row execute function keep_property_price();

-- Visits to the page of a home. `source`: where the visitor came from, in broad terms.
create table visit_count (
  property_id integer not null references property on delete cascade,
  -- In Europe/Brussels.
  day date not null,
  source text not null check (source in ('direct', 'search', 'portal', 'mail', 'social', 'other')),
  language text not null check (language in ('nl', 'fr', 'de', 'en')),
  count integer not null,
  primary key (property_id, day, source, language)
);

-- Whoever was counted for a day: a hash of home, network address and browser with the salt of that day. With the salt,
-- which goes when the day is over, goes every way back to a person; the rows go with it.
create table visit_salt (
  day date primary key,
  salt text not null
);
create table visit_seen (
  day date not null,
  visitor text not null,
  primary key (day, visitor)
);

-- How many visitors keep a home as a favourite: what they keep stays in their browser, only the change is counted.
create table favourite_count (
  property_id integer not null references property on delete cascade,
  day date not null,
  added integer not null default 0,
  removed integer not null default 0,
  primary key (property_id, day)
);

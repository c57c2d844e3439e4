-- Portals that read our properties at a secret address of their own. `key` stands in that address, signed; with the row
-- the address ends. `name` is what owners read.
create table portal (
  id integer generated always as identity primary key,
  name text not null unique check (name <> '' and length(name) <= 100),
  feed text not null check (feed in ('kyero', 'full')),
  key uuid not null unique,
  created_at timestamptz not null default now()
);

-- When it last came. A table of its own, so that a visit announces nothing.
create table portal_fetch (
  portal_id integer primary key references portal on delete cascade,
  fetched_at timestamptz not null,
  -- What it was given: the hash of the list.
  content text not null
);

-- What people keep off a portal.
create table portal_exclusion (
  portal_id integer not null references portal on delete cascade,
  property_id integer not null references property on delete cascade,
  at timestamptz not null default now(),
  primary key (portal_id, property_id)
);
create index portal_exclusion_property on portal_exclusion (property_id);

-- What it was given at its last visit, and what it was not given and why.
create table portal_listing (
  portal_id integer not null references portal on delete cascade,
  property_id integer not null references property on delete cascade,
  state text not null check (state in ('online', 'refused')),
  reason text,
  since date not null,
  primary key (portal_id, property_id)
);
create index portal_listing_property on portal_listing (property_id);

-- A list is written anew when somebody changed what goes into it.
call announce_table('portal_exclusion', '', '', 'portals');

-- Portals that do not fetch a list: each property is sent to them, changed there and taken off, by an account.
alter table portal drop constraint portal_feed_check;
alter table portal add constraint portal_feed_check check (feed in ('kyero', 'full', 'immoweb', 'immotop'));

-- Without one, nothing is sent.
create table portal_account (
  portal_id integer primary key references portal on delete cascade,
  settings jsonb not null,
  -- Encrypted, as the secrets of sources are.
  secrets bytea not null,
  -- The last change that was looked at.
  told_number bigint not null default 0,
  -- When all was looked through, as it is each day: what the law asks may change with the day.
  looked_on date,
  -- Whoever sends claims the portal until then; also how long a portal said to wait.
  not_before timestamptz,
  sent_at timestamptz,
  -- Everything is taken off, and then the portal goes.
  ending_at timestamptz
);

-- What each portal has of each property, and whether that is to be looked at again. A property that is deleted has yet
-- to be taken off: no reference.
create table portal_sending (
  portal_id integer not null references portal on delete cascade,
  property_id integer not null,
  -- How often it was asked to be looked at, and up to which of these it was done.
  asked integer not null default 1,
  done integer not null default 0,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null,
  -- Set before it is sent: what was sent and not answered may be there.
  may_be_there boolean not null default false,
  -- The number that the portal gave it.
  remote_id text check (length(remote_id) <= 200),
  -- The hash of what was answered last, and how.
  content text,
  answer text check (answer in ('taken', 'refused')),
  primary key (portal_id, property_id)
);
create index portal_sending_due on portal_sending (portal_id, next_attempt_at) where asked <> done;

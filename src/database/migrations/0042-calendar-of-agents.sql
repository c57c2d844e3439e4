-- The calendar of the agency's people: what is said of a viewing among them, when somebody is away, times that cannot
-- overlap, and an address by which another calendar follows theirs.

-- What visitors said that is not for the owner. Nothing of the portal reads it.
alter table appointment add column feedback_internal text;

-- Within it no time of this agent is offered. `reason`: shown in the office alone.
create table agent_absence (
  id integer generated always as identity primary key,
  agent_id integer not null references agent on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null default '',
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index agent_absence_agent on agent_absence (agent_id, ends_at);

-- Whoever knows the address reads the calendar, so that the row has its key and no row is no address. A new key ends the
-- address before.
create table agent_calendar (
  agent_id integer primary key references agent on delete cascade,
  key uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  fetched_at timestamptz
);

-- Nobody shows two properties at once: a constraint and not a question beforehand, because two who ask at once are both
-- told that the time is free. The times that overlap already stay, and are held by nothing but the commands, which look
-- at all of them (src/commands/appointment/busy-times.ts): visitors were promised some of these.
do $$
begin
  create extension if not exists btree_gist;
exception
  when insufficient_privilege or feature_not_supported or undefined_file then
    raise exception 'Gevel needs the extension "btree_gist" of PostgreSQL, and could not make it: %', sqlerrm
      using hint = 'It comes with PostgreSQL (on Debian in the package postgresql-contrib). Who manages this database '
        'runs "create extension btree_gist" in it once, or grants the user of Gevel the right CREATE on the database. '
        'Then start Gevel again.';
end $$;

alter table viewing_slot add column may_overlap boolean not null default false;
update viewing_slot s set may_overlap = true where exists (
  select from viewing_slot o where o.agent_id = s.agent_id and o.id < s.id
    and tstzrange(o.starts_at, o.ends_at) && tstzrange(s.starts_at, s.ends_at));
alter table viewing_slot add constraint viewing_slot_one_at_once
  exclude using gist (agent_id with =, tstzrange(starts_at, ends_at) with &&) where (not may_overlap);
create index appointment_of_agent on appointment (agent_id, starts_at) where status = 'confirmed';

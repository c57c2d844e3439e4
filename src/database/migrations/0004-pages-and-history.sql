-- The pages of the menu and those of the agency's own, with their modules. Without rows the default pages hold.
create table page (
  id integer primary key,
  parent_id integer references page deferrable initially deferred,
  name text not null unique,
  sort integer not null default 0,
  -- Own pages: their segment per language.
  path jsonb not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'published')),
  in_menu boolean not null default true,
  -- Title and metadata per language, and whether search engines may show it.
  params jsonb not null default '{}',
  modules jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

call announce_table('page', '', '', 'pages');

-- Who changed the settings or the pages, when, from what to what.
create table site_change (
  id integer generated always as identity primary key,
  subject text not null check (subject in ('settings', 'pages')),
  changed_at timestamptz not null default now(),
  changed_by text not null,
  before jsonb,
  after jsonb not null
);
create index site_change_subject on site_change (subject, changed_at desc);

-- Addresses of an older site, or of pages that moved.
create table redirect (
  from_path text primary key check (from_path like '/%'),
  to_address text not null,
  created_at timestamptz not null default now(),
  hits bigint not null default 0,
  last_hit_on date
);

-- Counting a hit is no change. (A trigger for some columns has no transition tables, so not announce_table.)
create function announce_redirects() returns trigger language plpgsql as $$
begin
  perform pg_notify('gevel_changes', 'redirects');
  return null;
end
$$;
create trigger announce_redirects after insert or delete or update of from_path, to_address on redirect
  for each statement execute function announce_redirects();

-- Keys that sign links, made when they are first needed.
create table secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

alter table import_source
  -- Those that the agency had a mail about and that have not passed since.
  add column told_troubles text[] not null default '{}',
  -- From when on something is to be heard of it: it was added, went on after a pause or got another schedule.
  add column watched_since timestamptz not null default now(),
  drop column alarmed_at;
update import_source set watched_since = created_at;

-- How the files of a source are read: what somebody said or agreed to when the last one was imported.
create table import_mapping (
  source text primary key,
  -- The contents of a mapping file.
  mapping jsonb not null,
  -- The columns of that file; null if it had none, as JSON has.
  header text[],
  kept_at timestamptz not null
);

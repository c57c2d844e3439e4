-- What staff manage of a project that a source tells of: its imports leave it alone.
create table project_lock (
  project_id integer not null references project on delete cascade,
  key text not null,
  actor text not null,
  at timestamptz not null,
  primary key (project_id, key)
);

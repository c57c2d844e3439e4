-- What somebody of the staff narrows the list of properties by and keeps under a name: the query of its address.
create table staff_view (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  name text not null,
  query text not null,
  -- Its place among the views of this person.
  sort integer not null,
  created_at timestamptz not null default now(),
  unique (staff_id, name)
);

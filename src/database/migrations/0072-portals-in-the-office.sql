-- A portal that is paused is answered nothing, and what it had stands as it was.
alter table portal add column paused_at timestamptz;

-- Why its last visit failed; the next that succeeds takes it away.
create table portal_problem (
  portal_id integer primary key references portal on delete cascade,
  at timestamptz not null,
  problem text not null check (length(problem) <= 500)
);

-- What the agency says of who works for it. `languages`: those that they speak, as codes.
alter table agent add column languages text[] not null default '{}';
-- Not on the pages of the team; homes may still be theirs.
alter table agent add column is_shown boolean not null default true;
-- Since when they work here no longer. The row stays for the visits that they made.
alter table agent add column ended_at timestamptz;

-- What others are told of: a property or project that appeared on the site, changed there or went. Append-only, whoever
-- wrote it. `number` is given afterwards, in turn, to what is committed: whoever has read as far as a number has missed
-- nothing before it, which an identity, given before the commit, could not promise.
create table outgoing_change (
  id bigint generated always as identity primary key,
  number bigint unique,
  subject text not null check (subject in ('property', 'project')),
  subject_id integer not null,
  kind text not null check (kind in ('published', 'changed', 'withdrawn')),
  at timestamptz not null default now()
);
create index outgoing_change_unnumbered on outgoing_change (subject, subject_id, id) where number is null;
create index outgoing_change_age on outgoing_change (at);

-- The argument is the subject. Once per statement: an import changes tens of thousands of rows.
create function note_outgoing_insert() returns trigger language plpgsql as $$
begin
  insert into outgoing_change (subject, subject_id, kind)
    select tg_argv[0], id, 'published' from later_rows where publication = 'published' order by id;
  return null;
end $$;

create function note_outgoing_delete() returns trigger language plpgsql as $$
begin
  insert into outgoing_change (subject, subject_id, kind)
    select tg_argv[0], id, 'withdrawn' from former_rows where publication = 'published' order by id;
  return null;
end $$;

create function note_outgoing_update() returns trigger language plpgsql as $$
declare
  -- Set beside other fields, or of no concern to visitors.
  aside text[] := array['created_at', 'updated_at', 'gone_noticed_on', 'source', 'source_ref'];
begin
  insert into outgoing_change (subject, subject_id, kind)
    select tg_argv[0], later.id, case
      when former.publication <> 'published' then 'published'
      when later.publication <> 'published' then 'withdrawn'
      else 'changed' end
    from former_rows former join later_rows later on later.id = former.id
    where (former.publication = 'published' or later.publication = 'published')
      and (to_jsonb(former) - aside) is distinct from (to_jsonb(later) - aside)
    order by later.id;
  return null;
end $$;

create trigger outgoing_insert after insert on property referencing new table as later_rows
  for each statement execute function note_outgoing_insert('property');
create trigger outgoing_update after update on property
  referencing old table as former_rows new table as later_rows
  for each statement execute function note_outgoing_update('property');
create trigger outgoing_delete after delete on property referencing old table as former_rows
  for each statement execute function note_outgoing_delete('property');
create trigger outgoing_insert after insert on project referencing new table as later_rows
  for each statement execute function note_outgoing_insert('project');
create trigger outgoing_update after update on project
  referencing old table as former_rows new table as later_rows
  for each statement execute function note_outgoing_update('project');
create trigger outgoing_delete after delete on project referencing old table as former_rows
  for each statement execute function note_outgoing_delete('project');

-- Pictures belong to what is told. Those that go with their property find it gone.
create function note_outgoing_media() returns trigger language plpgsql as $$
begin
  insert into outgoing_change (subject, subject_id, kind)
    select distinct 'property', p.id, 'changed' from touched join property p on p.id = touched.property_id
      where p.publication = 'published'
    union all
    select distinct 'project', p.id, 'changed' from touched join project p on p.id = touched.project_id
      where p.publication = 'published';
  return null;
end $$;
create trigger outgoing_media_insert after insert on media referencing new table as touched
  for each statement execute function note_outgoing_media();
create trigger outgoing_media_update after update on media referencing new table as touched
  for each statement execute function note_outgoing_media();
create trigger outgoing_media_delete after delete on media referencing old table as touched
  for each statement execute function note_outgoing_media();

-- Whoever comes later finds what the site has today.
insert into outgoing_change (subject, subject_id, kind, at)
  select 'property', id, 'published', coalesce(published_at, now()) from property where publication = 'published'
  order by published_at, id;
insert into outgoing_change (subject, subject_id, kind, at)
  select 'project', id, 'published', coalesce(published_at, now()) from project where publication = 'published'
  order by published_at, id;

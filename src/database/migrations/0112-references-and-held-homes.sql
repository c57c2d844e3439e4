-- Imports without a reference wrote the key of the source's records as one, and visitors read it. A row does not tell
-- that apart from a reference by which its file names it, so this mends what nobody prints: the number of a database
-- ('source-11156202'), a UUID, and the eight letters of one that came from SweepBright. An import that says that
-- there is no reference mends the rest.
do $$
declare
  year text := to_char(now() at time zone 'Europe/Brussels', 'YYYY');
  uuid text := '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
  key text := '^([a-z]+[-_:][0-9]{6,}|[0-9a-f]{16,})$';
begin
  perform set_config('gevel.actor', 'schedule', true);
  update property p set reference = year || '-' || lpad(n.number::text, greatest(4, length(n.number::text)), '0')
  from (
    select id, row_number() over (order by id) + (
      select coalesce(max(substr(reference, 6)::integer), 0) from property
      where reference like year || '-%' and reference ~ '^\d{4}-\d{4,6}$'
    ) as number
    from property
    where (reference = source_ref and (source_ref ~* uuid or source_ref ~ key)
        or source_ref ~* uuid and reference = left(source_ref, 8))
      and not exists (select from property_lock l where l.property_id = property.id and l.key = 'reference')
  ) n
  where n.id = p.id;
  update project p set reference = year || '-P' || lpad(n.number::text, greatest(2, length(n.number::text)), '0')
  from (
    select id, row_number() over (order by id) + (
      select coalesce(max(substr(reference, 7)::integer), 0) from project
      where reference like year || '-P%' and reference ~ '^\d{4}-P\d{2,5}$'
    ) as number
    from project
    where reference = source_ref and (source_ref ~* uuid or source_ref ~ key)
      or source_ref ~* uuid and reference = left(source_ref, 8)
  ) n
  where n.id = p.id;
end
$$;

-- lawful: at once, but what lacks something that the law wants in an advertisement waits as a draft.
alter table import_source drop constraint import_source_publish_check,
  add constraint import_source_publish_check check (publish in ('auto', 'lawful', 'draft'));
-- It waits for that alone, and comes onto the site when its source says what lacked.
alter table import_record add column is_held boolean not null default false;

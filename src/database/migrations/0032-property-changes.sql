-- What was changed in a property, field by field, whoever wrote it. Who that was a transaction says by
-- set_config('gevel.actor', …, true). A field is a column, an attribute in `details`, or a text in one language.
create table property_change (
  id bigint generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  at timestamptz not null default now(),
  actor text not null,
  -- 'price_cents', 'epcValidUntil', 'title.fr'
  field text not null,
  -- null: there was nothing, or there is nothing any more.
  before jsonb,
  after jsonb
);
create index property_change_property on property_change (property_id, id);
create index property_change_age on property_change (at);

-- Once per statement, and the parts of an object only where it differs: an import changes tens of thousands of rows.
create function keep_property_changes() returns trigger language plpgsql as $$
declare
  actor text := coalesce(nullif(current_setting('gevel.actor', true), ''), 'unknown');
  -- Set beside other fields, and no news by themselves.
  aside text[] := array['created_at', 'updated_at', 'previous_price_cents', 'gone_noticed_on', 'shown_latitude',
    'shown_longitude'];
begin
  insert into property_change (property_id, actor, field, before, after)
    -- Materialized, or each field would make the whole row anew.
    with both_rows as materialized (
      select later.id, to_jsonb(former) as was, to_jsonb(later) as became
      from former_rows former join later_rows later on later.id = former.id
    )
    select both_rows.id, actor, part.field, nullif(part.before, 'null'), nullif(part.after, 'null')
    from both_rows
    cross join lateral (
      select key, was -> key as before, value as after,
        jsonb_typeof(value) = 'object' or jsonb_typeof(was -> key) = 'object' as has_parts
      from jsonb_each(became) where value <> was -> key
    ) whole
    cross join lateral (
      select whole.key as field, whole.before, whole.after where not has_parts
      union all
      -- Texts are columns with an object, one key per language.
      select case when whole.key = 'details' then name else whole.key || '.' || name end,
        whole.before -> name, whole.after -> name
      from jsonb_object_keys(case when has_parts
        then coalesce(nullif(whole.before, 'null'), '{}') || coalesce(nullif(whole.after, 'null'), '{}')
        else '{}' end) name
    ) part
    where whole.key <> all (aside) and part.before is distinct from part.after
    order by both_rows.id, part.field;
  return null;
end $$;
create trigger keep_property_changes after update on property
  referencing old table as former_rows new table as later_rows
  for each statement execute function keep_property_changes();

-- The views of all properties, which the figures of the agency show for a year: of ten thousand properties that are
-- millions of rows of visit_count. Here they are added up, and what is written there is added here by triggers.

create table view_day (
  day date not null,
  source text not null,
  language text not null,
  count integer not null,
  primary key (day, source, language)
);

-- `week`: its Monday.
create table view_week (
  week date not null,
  property_id integer not null,
  count integer not null,
  primary key (week, property_id) include (count)
);

-- One writer at a time: two that add to the same days in another order would wait for each other.
create function add_to_view_totals() returns trigger language plpgsql as $$
declare
  sign constant integer := tg_argv[0];
begin
  if not exists (select from changed) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('view-totals', 0));
  insert into view_day (day, source, language, count)
  select day, source, language, sign * sum(count) from changed group by 1, 2, 3
  on conflict (day, source, language) do update set count = view_day.count + excluded.count;
  -- Those of a property that is being deleted go with it.
  insert into view_week (week, property_id, count)
  select date_trunc('week', day::timestamp)::date, property_id, sign * sum(count) from changed
  where exists (select from property where id = property_id) group by 1, 2
  on conflict (week, property_id) do update set count = view_week.count + excluded.count;
  return null;
end
$$;

-- Until this is committed, writers of visit_count wait: nothing is counted twice or not at all.
create trigger add_views after insert on visit_count referencing new table as changed
  for each statement execute function add_to_view_totals('1');
create trigger change_views after update on visit_count referencing new table as changed
  for each statement execute function add_to_view_totals('1');
create trigger change_views_former after update on visit_count referencing old table as changed
  for each statement execute function add_to_view_totals('-1');
create trigger take_views_away after delete on visit_count referencing old table as changed
  for each statement execute function add_to_view_totals('-1');

insert into view_day (day, source, language, count)
select day, source, language, sum(count) from visit_count group by 1, 2, 3;
insert into view_week (week, property_id, count)
select date_trunc('week', day::timestamp)::date, property_id, sum(count) from visit_count group by 1, 2;

-- After the rows: checked at once, and not each by itself.
create index view_week_property on view_week (property_id);
alter table view_week add foreign key (property_id) references property on delete cascade;

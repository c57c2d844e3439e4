-- When anybody may look at a property without an appointment. A job deletes what is over (end-open-days.ts), so that
-- every page, count and receiver hears of the end as of any other change.
create table property_open_day (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What a visitor has to know: where to park, which bell. Per language.
  note jsonb not null default '{}' check (jsonb_typeof(note) = 'object' and length(note::text) <= 2000),
  unique (property_id, starts_at),
  check (ends_at > starts_at and ends_at <= starts_at + interval '12 hours'),
  check ((starts_at at time zone 'Europe/Brussels')::date = (ends_at at time zone 'Europe/Brussels')::date)
);
create index property_open_day_end on property_open_day (ends_at);

call announce_table('property_open_day', 'property', 'property_id', 'properties');

-- Nobody is asked to come and see what is not on the site, or no longer on offer.
create view public_open_day as
select d.id, d.property_id, d.starts_at, d.ends_at, d.note
from property_open_day d
join public_property p on p.id = d.property_id
where p.availability in ('available', 'option');

create function note_outgoing_open_day() returns trigger language plpgsql as $$
begin
  insert into outgoing_change (subject, subject_id, kind)
    select distinct 'property', p.id, 'changed' from touched join property p on p.id = touched.property_id
      where p.publication = 'published';
  return null;
end $$;
create trigger outgoing_open_day_insert after insert on property_open_day referencing new table as touched
  for each statement execute function note_outgoing_open_day();
create trigger outgoing_open_day_update after update on property_open_day referencing new table as touched
  for each statement execute function note_outgoing_open_day();
create trigger outgoing_open_day_delete after delete on property_open_day referencing old table as touched
  for each statement execute function note_outgoing_open_day();

-- The newest day that alerts have been compared with: a later one is news.
alter table search_alert_home add column newest_open_day integer;
alter table search_alert_match drop constraint search_alert_match_reason_check;
alter table search_alert_match add constraint search_alert_match_reason_check
  check (reason in ('published', 'price', 'back', 'open_day'));

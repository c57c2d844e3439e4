-- The municipality of a place: its NIS code in Belgium, its slug in Luxembourg. Empty until the places are loaded again
-- at the next start (database/load-places.ts).
alter table place add column municipality text, add column municipality_name jsonb;
create index place_municipality on place (municipality);

-- Whether the place is a municipality as such, within a postal code: a property stands in it when nobody knows in which
-- of its villages. The rows come at the next start (database/place/municipality-rows.ts); the version before neither
-- reads nor removes them.
alter table place add column is_municipality boolean not null default false;

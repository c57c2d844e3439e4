-- The front of an office, by which a visitor finds its door.
alter table office add picture_id text references picture;

-- What was taken off a property, as it stood there: it can be put back.
create table removed_media (
  property_id integer not null references property on delete cascade,
  picture_id text not null references picture on delete cascade,
  kind text not null,
  caption jsonb,
  sort integer not null,
  primary key (property_id, picture_id)
);
-- Taking a picture away for good looks for it.
create index on removed_media (picture_id);

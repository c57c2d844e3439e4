-- How each home that a search may find was when alerts were last compared with it. What differs from now is what has
-- happened since: published, available again, another price. A home that left the list stays here as not open, so that
-- its return is one. `price_cents` is what pages show: null while the price is hidden.
create table search_alert_home (
  property_id integer primary key references property on delete cascade,
  is_open boolean not null,
  price_cents bigint
);

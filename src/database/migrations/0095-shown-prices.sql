-- When visitors could first see a price, null while they cannot: a page that lists former prices leaves out those that
-- were hidden. What is known of earlier prices is only whether the present one is seen now.
alter table property_price add column shown_at timestamptz;
update property_price r set shown_at = greatest(r.since, p.published_at)
  from public_property p
  where p.id = r.property_id and p.publish_price
    and r.since = (select max(since) from property_price where property_id = r.property_id);

create or replace function keep_property_price() returns trigger language plpgsql as $$
declare
  is_shown boolean;
begin
  if tg_op = 'UPDATE' and (new.price_cents, new.publish_price, new.publication, new.purpose, new.country_id, new.type)
    is not distinct from (old.price_cents, old.publish_price, old.publication, old.purpose, old.country_id, old.type)
  then
    return null;
  end if;
  is_shown := exists (select from public_property where id = new.id and publish_price);
  if new.price_cents is not null and (tg_op = 'INSERT' or new.price_cents is distinct from old.price_cents) then
    insert into property_price (property_id, price_cents, shown_at)
      values (new.id, new.price_cents, case when is_shown then now() end)
      on conflict (property_id, since) do update
        set price_cents = excluded.price_cents, shown_at = excluded.shown_at;
  elsif is_shown then
    update property_price set shown_at = now()
      where property_id = new.id and shown_at is null and price_cents = new.price_cents
        and since = (select max(since) from property_price where property_id = new.id);
  end if;
  return null;
end $$;
drop trigger keep_property_price on property;
create trigger keep_property_price
  after insert or update of price_cents, publish_price, publication, purpose, country_id, type on property
  for each row execute function keep_property_price();

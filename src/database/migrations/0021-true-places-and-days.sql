-- Whether the place is a municipality as such, within a postal code: a property stands in it when nobody knows in which
-- of its villages. The rows come at the next start (database/place/municipality-rows.ts); the version before neither
-- reads nor removes them.
alter table place add column is_municipality boolean not null default false;

-- The day on which this site learned that a property is sold or rented. It is shown nowhere, because it is not the day
-- of the sale, which only its source knows (gone_on); lists leave out what is gone for long by it. Of what was gone
-- already it is not known.
alter table property add column gone_noticed_on date;

create function keep_gone_noticed_on() returns trigger language plpgsql as $$
begin
  if new.availability not in ('sold', 'sold_out', 'rented') then
    new.gone_noticed_on := null;
  elsif tg_op = 'INSERT' or old.availability not in ('sold', 'sold_out', 'rented') then
    new.gone_noticed_on := coalesce(new.gone_noticed_on, (now() at time zone 'Europe/Brussels')::date);
  end if;
  return new;
end $$;
create trigger keep_gone_noticed_on before insert or update of availability on property
  for each row execute function keep_gone_noticed_on();

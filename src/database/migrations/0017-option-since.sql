-- Since when a home is under option, whoever said so: the day is kept here and not by those who write. Of what was
-- under option already it is not known.
alter table property add column option_since date;

create function keep_option_since() returns trigger language plpgsql as $$
begin
  if new.availability <> 'option' then
    new.option_since := null;
  elsif tg_op = 'INSERT' or old.availability <> 'option' then
    new.option_since := coalesce(new.option_since, (now() at time zone 'Europe/Brussels')::date);
  end if;
  return new;
end $$;
create trigger keep_option_since before insert or update of availability on property
  for each row execute function keep_option_since();

-- Where a home stands on a map: its position, or, where the address is hidden, a point 100 to 220 m from it. A circle
-- of 250 m around that point holds the house. The true position of a hidden home leaves the database in no form.
--
-- The point follows from a secret and from the house, to about ten metres, and not from the id: it must be the same at
-- each request, and a house that is listed again, or for sale and to rent at once, must not get a second circle, for
-- the house would lie where the two overlap.
create function shown_position(
  latitude double precision, longitude double precision,
  out shown_latitude double precision, out shown_longitude double precision
) language plpgsql as $$
declare
  metres_per_degree constant double precision := 111195;
  key text;
  digest bytea;
  direction double precision;
  distance double precision;
begin
  select value into key from secret where name = 'shown-position';
  if key is null then
    insert into secret (name, value)
      values ('shown-position', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
      on conflict (name) do nothing;
    select value into strict key from secret where name = 'shown-position';
  end if;
  digest := sha256(convert_to(
    format('%s %s %s', key, round(latitude::numeric, 4), round(longitude::numeric, 4)), 'UTF8'));
  direction := 2 * pi() * (get_byte(digest, 0) * 65536 + get_byte(digest, 1) * 256 + get_byte(digest, 2)) / 16777216;
  -- As likely in each square metre of the ring.
  distance := sqrt(100 ^ 2 + (220 ^ 2 - 100 ^ 2)
    * (get_byte(digest, 3) * 65536 + get_byte(digest, 4) * 256 + get_byte(digest, 5)) / 16777216);
  shown_latitude := latitude + distance * cos(direction) / metres_per_degree;
  shown_longitude := longitude + distance * sin(direction) / (metres_per_degree * cos(radians(latitude)));
end
$$;

alter table property add column shown_latitude double precision, add column shown_longitude double precision;

create function place_on_map() returns trigger language plpgsql as $$
begin
  new.shown_latitude := new.latitude;
  new.shown_longitude := new.longitude;
  if new.latitude is not null and new.longitude is not null and not new.publish_address then
    select p.shown_latitude, p.shown_longitude into new.shown_latitude, new.shown_longitude
      from shown_position(new.latitude, new.longitude) p;
  end if;
  return new;
end
$$;

-- Whoever writes a property cannot forget it, nor say something else.
create trigger place_on_map before insert or update on property
  for each row execute function place_on_map();

update property set shown_latitude = null where latitude is not null;

create or replace view shown_property as
select
  p.publication,
  p.id, p.reference, p.purpose, p.type, p.availability, p.published_at, p.gone_on,
  case when p.publish_price then p.price_cents end as price_cents,
  case when p.publish_price then p.previous_price_cents end as previous_price_cents,
  p.publish_price, p.price_unit, p.marquee, p.marquee_name, p.publish_address,
  case when p.publish_address then p.street end as street,
  case when p.publish_address then p.house_number end as house_number,
  case when p.publish_address then p.box_number end as box_number,
  p.postal_code, p.country_id, p.place_id, p.city, p.quarter, p.region,
  case when p.publish_address then p.latitude end as latitude,
  case when p.publish_address then p.longitude end as longitude,
  p.title, p.lede, p.description,
  p.living_area_m2, p.plot_area_m2, p.bedrooms, p.bathrooms, p.facades, p.construction_year,
  p.energy_value, p.energy_label, p.available_from,
  p.has_garden, p.has_terrace, p.has_garage, p.has_lift, p.is_furnished, p.is_new_build,
  -- With the price go the amounts that tell it, or from which it can be computed.
  case when p.publish_price then p.details else p.details - array[
    'startPriceCents', 'registrationDutiesCents', 'notaryFeeCents', 'agencyFeeCents', 'depositCents'
  ] end as details,
  p.video_url, p.virtual_tour_url,
  p.project_id, p.unit_name, p.floor, p.agent_id, p.updated_at,
  l.name as place_name, l.slug as place_slug,
  p.shown_latitude, p.shown_longitude
from property p
left join place l on l.id = p.place_id;

create or replace view public_property as
select
  id, reference, purpose, type, availability, published_at, gone_on,
  price_cents, previous_price_cents, publish_price, price_unit, marquee, marquee_name, publish_address,
  street, house_number, box_number, postal_code, country_id, place_id, city, quarter, region, latitude, longitude,
  title, lede, description,
  living_area_m2, plot_area_m2, bedrooms, bathrooms, facades, construction_year,
  energy_value, energy_label, available_from,
  has_garden, has_terrace, has_garage, has_lift, is_furnished, is_new_build,
  details, video_url, virtual_tour_url,
  project_id, unit_name, floor, agent_id, updated_at,
  place_name, place_slug, shown_latitude, shown_longitude
from shown_property
where publication = 'published';

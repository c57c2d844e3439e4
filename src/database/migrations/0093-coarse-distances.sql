-- Three exact distances and a map tell where a hidden address lies: what is near it is told to 250 metres, the radius of
-- the circle in which the property is drawn (0008).
create or replace view shown_property as
select
  p.publication,
  p.id, p.reference, p.purpose, p.type, p.availability, p.published_at, p.gone_on,
  case when s.shows_price then p.price_cents end as price_cents,
  case when s.shows_price then p.previous_price_cents end as previous_price_cents,
  s.shows_price as publish_price, p.price_unit, p.marquee, p.marquee_name, p.publish_address,
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
  case when p.publish_address then d.details else d.details || (
    select coalesce(jsonb_object_agg(key, greatest(1, round(value::numeric / 250)) * 250), '{}')
    from jsonb_each(d.details)
    where key in ('schoolDistanceM', 'shopDistanceM', 'publicTransportDistanceM', 'motorwayDistanceM')
      and jsonb_typeof(value) = 'number'
  ) end as details,
  p.video_url, p.virtual_tour_url,
  p.project_id, p.unit_name, p.floor, p.agent_id, p.updated_at,
  l.name as place_name, l.slug as place_slug,
  p.shown_latitude, p.shown_longitude
from property p
left join place l on l.id = p.place_id
cross join lateral (
  select p.publish_price or (
    p.purpose = 'rent' and p.country_id = 10 and p.type in (
      'house', 'apartment', 'new_build_project', 'dwelling', 'terraced_house', 'semi_detached_house',
      'detached_house', 'villa', 'bungalow', 'town_house', 'manor', 'castle', 'farmhouse', 'chalet', 'studio',
      'ground_floor_flat', 'duplex', 'triplex', 'penthouse', 'loft', 'service_flat', 'student_room'
    )
  ) as shows_price
) s
cross join lateral (
  -- With the price go the amounts that tell it, or from which it can be computed.
  select case when s.shows_price then p.details else p.details - array[
    'startPriceCents', 'registrationDutiesCents', 'notaryFeeCents', 'agencyFeeCents', 'depositCents',
    'priceUnitText'
  ] end as details
) d;

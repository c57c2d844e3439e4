-- What may be known of a property, published or not: a hidden price, street or position never leaves the database.
-- Only a preview reads this one; what every visitor may see is public_property, of which the rules now stand here.
create view shown_property as
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
  l.name as place_name, l.slug as place_slug
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
  place_name, place_slug
from shown_property
where publication = 'published';

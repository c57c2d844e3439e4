-- The tables of the first version. Money in integer cents, areas in m², texts in several languages as jsonb
-- {nl, fr, de, en}. What is searched or sorted is a column; the other attributes of a property are in `details`,
-- validated by the field catalogue (domain/property/fields.ts).

create table setting (
  only_row boolean primary key default true check (only_row),
  document jsonb not null,
  updated_at timestamptz not null default now()
);

-- A postal area: one locality with its postal code. 10 is Belgium, 50 is Luxembourg.
create table place (
  id integer generated always as identity primary key,
  country_id smallint not null,
  postal_code text not null,
  name jsonb not null,
  slug jsonb not null,
  search_names text[] not null,
  province text not null,
  region text not null check (region in ('flanders', 'wallonia', 'brussels', 'luxembourg')),
  latitude double precision not null,
  longitude double precision not null
);
create index place_postal_code on place (country_id, postal_code);
create index place_search_names on place using gin (search_names);

-- A picture is named by its content (the beginning of its SHA-256), so the same photograph is kept once
-- and an address never shows another picture.
create table picture (
  id text primary key,
  original_key text not null,
  mime_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size_bytes integer not null,
  thumbhash text not null,
  created_at timestamptz not null default now()
);

create table office (
  id integer generated always as identity primary key,
  name jsonb not null,
  street text not null,
  house_number text not null,
  postal_code text not null,
  city jsonb not null,
  country_id smallint not null,
  phone text not null,
  email text not null,
  opening_hours jsonb not null default '{}',
  latitude double precision,
  longitude double precision,
  sort integer not null default 0
);

create table agent (
  id integer generated always as identity primary key,
  office_id integer not null references office,
  first_name text not null,
  last_name text not null,
  role jsonb not null,
  phone text not null,
  email text not null,
  picture_id text references picture,
  registration_number text,
  sort integer not null default 0
);
create index agent_office on agent (office_id);

create table project (
  id integer generated always as identity primary key,
  source text not null default 'gevel',
  source_ref text,
  reference text not null,
  name text not null,
  publication text not null default 'draft' check (publication in ('draft', 'published', 'withdrawn')),
  published_at timestamptz,
  external_url text,
  publish_address boolean not null default true,
  street text,
  house_number text,
  box_number text,
  postal_code text not null,
  country_id smallint not null,
  place_id integer references place,
  city text not null,
  region text,
  latitude double precision,
  longitude double precision,
  title jsonb not null default '{}',
  lede jsonb not null default '{}',
  description jsonb not null default '{}',
  tax_note jsonb not null default '{}',
  handover_on date,
  energy_value double precision,
  energy_label text,
  details jsonb not null default '{}',
  agent_id integer references agent,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, source_ref)
);
create index project_agent on project (agent_id);
create index project_place on project (place_id);

create table property (
  id integer generated always as identity primary key,
  source text not null default 'gevel',
  source_ref text,
  reference text not null,
  purpose text not null check (purpose in ('sale', 'rent')),
  type text not null,
  publication text not null default 'draft' check (publication in ('draft', 'published', 'withdrawn')),
  availability text not null default 'available'
    check (availability in ('available', 'option', 'sold', 'sold_out', 'rented')),
  published_at timestamptz,
  gone_on date,
  price_cents bigint check (price_cents >= 0),
  previous_price_cents bigint check (previous_price_cents >= 0),
  publish_price boolean not null default true,
  price_unit smallint,
  marquee text check (marquee in ('new', 'price_reduced', 'open_house')),
  marquee_name jsonb,
  publish_address boolean not null default true,
  street text,
  house_number text,
  box_number text,
  postal_code text not null,
  country_id smallint not null,
  place_id integer references place,
  city text not null,
  quarter jsonb,
  region text,
  latitude double precision,
  longitude double precision,
  title jsonb not null default '{}',
  lede jsonb not null default '{}',
  description jsonb not null default '{}',
  living_area_m2 double precision,
  plot_area_m2 double precision,
  bedrooms smallint,
  bathrooms smallint,
  facades smallint,
  construction_year smallint,
  energy_value double precision,
  energy_label text,
  available_from date,
  has_garden boolean,
  has_terrace boolean,
  has_garage boolean,
  has_lift boolean,
  is_furnished boolean,
  is_new_build boolean,
  details jsonb not null default '{}',
  video_url text,
  virtual_tour_url text,
  project_id integer references project,
  unit_name text,
  floor smallint,
  agent_id integer references agent,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, source_ref)
);
create index property_newest on property (purpose, published_at desc, id desc) where publication = 'published';
create index property_price on property (purpose, (case when publish_price then price_cents end))
  where publication = 'published';
create index property_place on property (place_id);
create index property_project on property (project_id);
create index property_agent on property (agent_id);

-- A photograph or plan of a property or of a project.
create table media (
  id integer generated always as identity primary key,
  property_id integer references property on delete cascade,
  project_id integer references project on delete cascade,
  picture_id text not null references picture,
  kind text not null check (kind in ('photo', 'plan')),
  sort integer not null default 0,
  caption jsonb,
  check (num_nonnulls(property_id, project_id) = 1)
);
create index media_property on media (property_id, kind, sort);
create index media_project on media (project_id, kind, sort);
create index media_picture on media (picture_id);

-- access: 'download' for everybody, 'request' by mail from the agent.
create table document (
  id integer generated always as identity primary key,
  property_id integer references property on delete cascade,
  project_id integer references project on delete cascade,
  kind text not null,
  access text not null check (access in ('download', 'request')),
  file_key text,
  mime_type text,
  size_bytes integer,
  expires_on date,
  sort integer not null default 0,
  check (num_nonnulls(property_id, project_id) = 1),
  check (access = 'request' or file_key is not null)
);
create index document_property on document (property_id, sort);
create index document_project on document (project_id, sort);

-- Bodies are structured rich text (Tiptap JSON) per language, rendered by an allow-list.
-- key: the article that a fixed page shows (over-ons, privacy …).
create table article (
  id integer generated always as identity primary key,
  category text not null check (category in ('news', 'service', 'page')),
  key text unique,
  slug jsonb not null,
  title jsonb not null,
  intro jsonb not null default '{}',
  body jsonb not null default '{}',
  picture_id text references picture,
  publication text not null default 'draft' check (publication in ('draft', 'published', 'withdrawn')),
  published_on date,
  sort integer not null default 0,
  updated_at timestamptz not null default now()
);
create index article_category on article (category, published_on desc);

create table testimonial (
  id integer generated always as identity primary key,
  slug text not null unique,
  author text not null,
  occasion jsonb not null default '{}',
  comment jsonb not null,
  website text,
  picture_id text references picture,
  posted_on date not null,
  publication text not null default 'draft' check (publication in ('draft', 'published', 'withdrawn'))
);

-- What a visitor may know of a property: a hidden price, street or position never leaves the database.
-- Only what is published is here; visitor queries read this view, never the table.
create view public_property as
select
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
left join place l on l.id = p.place_id
where p.publication = 'published';

create view public_project as
select
  p.id, p.reference, p.name, p.published_at, p.external_url, p.publish_address,
  case when p.publish_address then p.street end as street,
  case when p.publish_address then p.house_number end as house_number,
  case when p.publish_address then p.box_number end as box_number,
  p.postal_code, p.country_id, p.place_id, p.city, p.region,
  case when p.publish_address then p.latitude end as latitude,
  case when p.publish_address then p.longitude end as longitude,
  p.title, p.lede, p.description, p.tax_note, p.handover_on,
  p.energy_value, p.energy_label, p.details, p.agent_id, p.updated_at,
  l.name as place_name, l.slug as place_slug
from project p
left join place l on l.id = p.place_id
where p.publication = 'published';

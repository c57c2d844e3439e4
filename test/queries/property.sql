-- adverts.ts: listOwnedAdverts('00000000-0000-4000-8000-000000000001', 12)
select
  u.id,
  u.channel,
  u.address,
  u.since,
  u.until,
  u.status,
  u.comment,
  u.comment_language,
  u.contact,
  u.subject,
  u.subject_language,
  u.views
from
  property_owner o
  join publication u on u.property_id = o.property_id
where
  o.owner_id = $1
  and o.property_id = $2
order by
  array_position(array['online', 'planned', 'offline'], u.status),
  u.since,
  u.id;
-- $1 = '00000000-0000-4000-8000-000000000001'
-- $2 = 12

-- adverts.ts: listAdverts(12)
select
  *
from
  "publication"
where
  "property_id" = $1
order by
  "channel";
-- $1 = 12

-- communications-of-week.ts: listCommunicationsOfWeek([ 12, 13 ], { from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z })
select
  c.property_id,
  c.happened_at,
  c.subject,
  c.language,
  d.form,
  coalesce(c.contact, concat_ws(' ', d.first_name, d.last_name)) as contact
from
  communication c
  left join lead d on d.id = c.lead_id
where
  c.property_id = any ($1)
  and c.is_public
  and d.status is distinct from 'spam'
  and c.happened_at >= $2
  and c.happened_at < $3
order by
  c.happened_at,
  c.id;
-- $1 = [ 12, 13 ]
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 2026-03-09T09:00:00.000Z

-- communications.ts: listAllCommunications(12)
select
  *
from
  "communication"
where
  "property_id" = $1
order by
  "happened_at" desc,
  "id" desc;
-- $1 = 12

-- communications.ts: listCommunicationsWithoutSpam(12)
select
  c.id,
  c.happened_at,
  c.kind,
  c.subject,
  d.form,
  c.comment,
  c.language,
  c.is_public,
  coalesce(c.contact, concat_ws(' ', d.first_name, d.last_name)) as contact
from
  communication c
  left join lead d on d.id = c.lead_id
where
  c.property_id = $1
  and d.status is distinct from 'spam'
order by
  c.happened_at desc,
  c.id desc
limit
  200;
-- $1 = 12

-- communications.ts: listFeedback(12)
select
  a.id,
  a.starts_at,
  a.feedback,
  a.feedback_language,
  a.feedback_is_public as is_public,
  concat_ws(' ', l.first_name, l.last_name) as person
from
  appointment a
  left join lead l on l.id = a.lead_id
where
  a.property_id = $1
  and a.status = 'carried_out'
  and a.feedback <> ''
order by
  a.starts_at desc,
  a.id desc
limit
  200;
-- $1 = 12

-- documents.ts: findPublicDocument(6)
select
  "document"."kind",
  "document"."file_key",
  "document"."mime_type",
  coalesce("public_property"."reference", "public_project"."reference") as "reference"
from
  "document"
  left join "public_property" on "public_property"."id" = "document"."property_id"
  left join "public_project" on "public_project"."id" = "document"."project_id"
where
  "document"."id" = $1
  and "document"."access" in ($2);
-- $1 = 6
-- $2 = 'download'

-- documents.ts: findPublicDocument(6, true)
select
  "document"."kind",
  "document"."file_key",
  "document"."mime_type",
  coalesce("public_property"."reference", "public_project"."reference") as "reference"
from
  "document"
  left join "public_property" on "public_property"."id" = "document"."property_id"
  left join "public_project" on "public_project"."id" = "document"."project_id"
where
  "document"."id" = $1
  and "document"."access" in ($2, $3);
-- $1 = 6
-- $2 = 'download'
-- $3 = 'request'

-- expiring-documents.ts: listExpiringDocuments({ until: '2026-03-02', most: 20 })
select
  d.id,
  d.kind,
  d.name,
  d.expires_on,
  count(*) over () as total,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  case
    when j.id is not null then jsonb_build_object('id', j.id, 'name', j.name, 'city', j.city, 'region', j.region)
  end as project
from
  document d
  left join property p on p.id = d.property_id
  left join project j on j.id = d.project_id
where
  d.expires_on <= $1
  and (
    p.publication = 'published'
    and "p"."availability" in ('available', 'option')
    or j.publication = 'published'
    and (
      select
        count(*) = 0
        or bool_or("u"."availability" in ('available', 'option'))
      from
        public_property u
      where
        u.project_id = j.id
    )
  )
order by
  d.expires_on,
  d.id
limit
  $2;
-- $1 = '2026-03-02'
-- $2 = 20

-- exported-properties.ts: listExported(undefined)
select
  p.*,
  p.price_cents is not null as has_price,
  to_char(p.updated_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as updated_on,
  coalesce(a.first_name || ' ' || a.last_name, '') as agent_name,
  coalesce(a.email, o.email) as agent_email,
  coalesce(a.phone, o.phone) as agent_phone
from
  public_property p
  left join agent a on a.id = p.agent_id
  and a.ended_at is null
  and a.is_shown
  left join lateral (
    select
      email,
      phone
    from
      office
    order by
      sort,
      id
    limit
      1
  ) o on true
where
  p.id > $1
  and (
    $2::timestamptz is null
    or p.updated_at >= $3::timestamptz
  )
order by
  p.id
limit
  $4;
-- $1 = 0
-- $2 = null
-- $3 = null
-- $4 = 200

-- exported-properties.ts: listExported(2026-03-02T09:00:00.000Z)
select
  p.*,
  p.price_cents is not null as has_price,
  to_char(p.updated_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as updated_on,
  coalesce(a.first_name || ' ' || a.last_name, '') as agent_name,
  coalesce(a.email, o.email) as agent_email,
  coalesce(a.phone, o.phone) as agent_phone
from
  public_property p
  left join agent a on a.id = p.agent_id
  and a.ended_at is null
  and a.is_shown
  left join lateral (
    select
      email,
      phone
    from
      office
    order by
      sort,
      id
    limit
      1
  ) o on true
where
  p.id > $1
  and (
    $2::timestamptz is null
    or p.updated_at >= $3::timestamptz
  )
order by
  p.id
limit
  $4;
-- $1 = 0
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 200

-- exported-properties.ts: listGoneSince(2026-03-02T09:00:00.000Z)
select
  "id",
  "reference",
  "purpose",
  "type",
  to_char(updated_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as "goneOn"
from
  "property"
where
  "publication" = $1
  and "updated_at" >= $2
order by
  "id";
-- $1 = 'withdrawn'
-- $2 = 2026-03-02T09:00:00.000Z

-- exported-properties.ts: readPictures(12, 30)
select
  m.kind,
  i.nature,
  m.caption,
  i.original_key as "originalKey"
from
  media m
  join picture i on i.id = m.picture_id
  join public_property p on p.id = m.property_id
where
  m.property_id = $1
order by
  m.kind,
  m.sort,
  m.id
limit
  $2;
-- $1 = 12
-- $2 = 30

-- incomplete-properties.ts: judgeProperties('2026-03-02')
select
  p.id,
  p.xmin::text as version,
  coalesce(e.keys, '') as exempt
from
  property p
  left join (
    select
      property_id,
      string_agg(
        key,
        ' '
        order by
          key
      ) as keys
    from
      property_exemption
    group by
      property_id
  ) e on e.property_id = p.id
where
  p.publication <> 'withdrawn'
  and "p"."availability" in ('available', 'option')
order by
  p.id;
select
  p.*,
  p.xmin::text as version
from
  property p
where
  p.id = any ($1);
-- $1 = [ 12 ]

-- lacking-properties.ts: listLackingProperties([ 12, 13 ], '2026-03-02')
select
  *
from
  "property"
where
  "id" in ($1, $2)
  and "publication" = $3
  and "property"."availability" in ('available', 'option')
order by
  "id";
-- $1 = 12
-- $2 = 13
-- $3 = 'published'
select
  "property_id",
  "key"
from
  "property_exemption"
where
  "property_id" in ($1, $2);
-- $1 = 12
-- $2 = 13

-- map-flags.ts: listMapFlags([ 12, 13 ])
select
  id,
  purpose,
  type,
  price_cents,
  publish_price,
  price_unit,
  details -> 'priceUnitText' as price_unit_text,
  project_id,
  is_new_build,
  details ->> 'taxRegime' as tax_regime,
  city,
  place_name,
  shown_latitude is null
  or shown_longitude is null as is_approximate
from
  public_property
where
  id = any ($1::int[]);
-- $1 = [ 12, 13 ]

-- next-photos.ts: listNextPhotos(12, 4)
select
  i.id,
  i.width,
  i.nature
from
  public_property p
  join media m on m.property_id = p.id
  join picture i on i.id = m.picture_id
where
  p.id = $1
  and m.kind = 'photo'
order by
  m.sort,
  m.id
limit
  $2
offset
  1;
-- $1 = 12
-- $2 = 4

-- office-documents.ts: listOfficeDocuments({ propertyId: 12 })
select
  "id",
  "kind",
  "file_key",
  "mime_type",
  "size_bytes",
  "issued_on",
  "expires_on",
  "file_title",
  "file_author",
  (
    select
      region
    from
      property owner
    where
      owner.id = $1
  ) as "region",
  "access" as "access",
  "name" as "name",
  exists (
    select
    from
      import_media medium
      join import_source source on source.id = medium.source_id
      join property owner on owner.source = source.name
      and owner.source_ref = medium.ref
      and owner.id = $2
    where
      medium.file_key = document.file_key
      and medium.gone_at is not null
  ) as "is_gone"
from
  "document"
where
  "property_id" = $3
order by
  "sort",
  "id";
-- $1 = 12
-- $2 = 12
-- $3 = 12

-- office-documents.ts: listOfficeDocuments({ projectId: 3 })
select
  "id",
  "kind",
  "file_key",
  "mime_type",
  "size_bytes",
  "issued_on",
  "expires_on",
  "file_title",
  "file_author",
  (
    select
      region
    from
      project owner
    where
      owner.id = $1
  ) as "region",
  "access" as "access",
  "name" as "name",
  exists (
    select
    from
      import_media medium
      join import_source source on source.id = medium.source_id
      join project owner on owner.source = source.name
      and owner.source_ref = medium.ref
      and owner.id = $2
    where
      medium.file_key = document.file_key
      and medium.gone_at is not null
  ) as "is_gone"
from
  "document"
where
  "project_id" = $3
order by
  "sort",
  "id";
-- $1 = 3
-- $2 = 3
-- $3 = 3

-- office-list.ts: listForOffice({ sort: 'changed' })
with
  page as (
    select
      p.id,
      coalesce(greatest(p.updated_at, e.at), p.updated_at) as changed_at,
      coalesce(e.count, 0) as edits,
      count(*) over () as total,
      row_number() over (
        order by
          coalesce(greatest(p.updated_at, e.at), p.updated_at) desc,
          p.id desc
      ) as place
    from
      property p
      left join (
        select
          property_id,
          count(*),
          max(at) as at
        from
          property_edit
        group by
          1
      ) e on e.property_id = p.id
    where
      true
    order by
      place
    limit
      $1
    offset
      $2
  )
select
  p.id,
  p.reference,
  p.source,
  p.purpose,
  p.type,
  p.publication,
  p.availability,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.title,
  p.price_cents,
  p.agent_id,
  a.first_name || ' ' || a.last_name as agent_name,
  m.picture_id,
  m.thumbhash,
  page.changed_at,
  page.edits,
  page.total
from
  page
  join property p on p.id = page.id
  left join agent a on a.id = p.agent_id
  left join lateral (
    select
      media.picture_id,
      picture.thumbhash
    from
      media
      join picture on picture.id = media.picture_id
    where
      media.property_id = p.id
      and media.kind = 'photo'
    order by
      media.sort,
      media.id
    limit
      1
  ) m on true
order by
  page.place;
-- $1 = 50
-- $2 = 0

-- office-list.ts: listForOffice({ sort: 'newest' })
with
  page as (
    select
      p.id,
      coalesce(greatest(p.updated_at, e.at), p.updated_at) as changed_at,
      coalesce(e.count, 0) as edits,
      count(*) over () as total,
      row_number() over (
        order by
          p.created_at desc,
          p.id desc
      ) as place
    from
      property p
      left join (
        select
          property_id,
          count(*),
          max(at) as at
        from
          property_edit
        group by
          1
      ) e on e.property_id = p.id
    where
      true
    order by
      place
    limit
      $1
    offset
      $2
  )
select
  p.id,
  p.reference,
  p.source,
  p.purpose,
  p.type,
  p.publication,
  p.availability,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.title,
  p.price_cents,
  p.agent_id,
  a.first_name || ' ' || a.last_name as agent_name,
  m.picture_id,
  m.thumbhash,
  page.changed_at,
  page.edits,
  page.total
from
  page
  join property p on p.id = page.id
  left join agent a on a.id = p.agent_id
  left join lateral (
    select
      media.picture_id,
      picture.thumbhash
    from
      media
      join picture on picture.id = media.picture_id
    where
      media.property_id = p.id
      and media.kind = 'photo'
    order by
      media.sort,
      media.id
    limit
      1
  ) m on true
order by
  page.place;
-- $1 = 50
-- $2 = 0

-- office-list.ts: listForOffice({ sort: 'price' })
with
  page as (
    select
      p.id,
      coalesce(greatest(p.updated_at, e.at), p.updated_at) as changed_at,
      coalesce(e.count, 0) as edits,
      count(*) over () as total,
      row_number() over (
        order by
          p.price_cents nulls last,
          p.id
      ) as place
    from
      property p
      left join (
        select
          property_id,
          count(*),
          max(at) as at
        from
          property_edit
        group by
          1
      ) e on e.property_id = p.id
    where
      true
    order by
      place
    limit
      $1
    offset
      $2
  )
select
  p.id,
  p.reference,
  p.source,
  p.purpose,
  p.type,
  p.publication,
  p.availability,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.title,
  p.price_cents,
  p.agent_id,
  a.first_name || ' ' || a.last_name as agent_name,
  m.picture_id,
  m.thumbhash,
  page.changed_at,
  page.edits,
  page.total
from
  page
  join property p on p.id = page.id
  left join agent a on a.id = p.agent_id
  left join lateral (
    select
      media.picture_id,
      picture.thumbhash
    from
      media
      join picture on picture.id = media.picture_id
    where
      media.property_id = p.id
      and media.kind = 'photo'
    order by
      media.sort,
      media.id
    limit
      1
  ) m on true
order by
  page.place;
-- $1 = 50
-- $2 = 0

-- office-list.ts: listForOffice({ sort: 'price-down' })
with
  page as (
    select
      p.id,
      coalesce(greatest(p.updated_at, e.at), p.updated_at) as changed_at,
      coalesce(e.count, 0) as edits,
      count(*) over () as total,
      row_number() over (
        order by
          p.price_cents desc nulls last,
          p.id
      ) as place
    from
      property p
      left join (
        select
          property_id,
          count(*),
          max(at) as at
        from
          property_edit
        group by
          1
      ) e on e.property_id = p.id
    where
      true
    order by
      place
    limit
      $1
    offset
      $2
  )
select
  p.id,
  p.reference,
  p.source,
  p.purpose,
  p.type,
  p.publication,
  p.availability,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.title,
  p.price_cents,
  p.agent_id,
  a.first_name || ' ' || a.last_name as agent_name,
  m.picture_id,
  m.thumbhash,
  page.changed_at,
  page.edits,
  page.total
from
  page
  join property p on p.id = page.id
  left join agent a on a.id = p.agent_id
  left join lateral (
    select
      media.picture_id,
      picture.thumbhash
    from
      media
      join picture on picture.id = media.picture_id
    where
      media.property_id = p.id
      and media.kind = 'photo'
    order by
      media.sort,
      media.id
    limit
      1
  ) m on true
order by
  page.place;
-- $1 = 50
-- $2 = 0

-- office-list.ts: listForOffice({ sort: 'address' })
with
  page as (
    select
      p.id,
      coalesce(greatest(p.updated_at, e.at), p.updated_at) as changed_at,
      coalesce(e.count, 0) as edits,
      count(*) over () as total,
      row_number() over (
        order by
          p.city,
          p.street nulls last,
          p.house_number,
          p.id
      ) as place
    from
      property p
      left join (
        select
          property_id,
          count(*),
          max(at) as at
        from
          property_edit
        group by
          1
      ) e on e.property_id = p.id
    where
      true
    order by
      place
    limit
      $1
    offset
      $2
  )
select
  p.id,
  p.reference,
  p.source,
  p.purpose,
  p.type,
  p.publication,
  p.availability,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.title,
  p.price_cents,
  p.agent_id,
  a.first_name || ' ' || a.last_name as agent_name,
  m.picture_id,
  m.thumbhash,
  page.changed_at,
  page.edits,
  page.total
from
  page
  join property p on p.id = page.id
  left join agent a on a.id = p.agent_id
  left join lateral (
    select
      media.picture_id,
      picture.thumbhash
    from
      media
      join picture on picture.id = media.picture_id
    where
      media.property_id = p.id
      and media.kind = 'photo'
    order by
      media.sort,
      media.id
    limit
      1
  ) m on true
order by
  page.place;
-- $1 = 50
-- $2 = 0

-- office-list.ts: listForOffice({ sort: 'reference' })
with
  page as (
    select
      p.id,
      coalesce(greatest(p.updated_at, e.at), p.updated_at) as changed_at,
      coalesce(e.count, 0) as edits,
      count(*) over () as total,
      row_number() over (
        order by
          p.reference,
          p.id
      ) as place
    from
      property p
      left join (
        select
          property_id,
          count(*),
          max(at) as at
        from
          property_edit
        group by
          1
      ) e on e.property_id = p.id
    where
      true
    order by
      place
    limit
      $1
    offset
      $2
  )
select
  p.id,
  p.reference,
  p.source,
  p.purpose,
  p.type,
  p.publication,
  p.availability,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.title,
  p.price_cents,
  p.agent_id,
  a.first_name || ' ' || a.last_name as agent_name,
  m.picture_id,
  m.thumbhash,
  page.changed_at,
  page.edits,
  page.total
from
  page
  join property p on p.id = page.id
  left join agent a on a.id = p.agent_id
  left join lateral (
    select
      media.picture_id,
      picture.thumbhash
    from
      media
      join picture on picture.id = media.picture_id
    where
      media.property_id = p.id
      and media.kind = 'photo'
    order by
      media.sort,
      media.id
    limit
      1
  ) m on true
order by
  page.place;
-- $1 = 50
-- $2 = 0

-- office-list.ts: listForOffice({ text: 'Kouter 50%', publication: 'published', availability: 'available', purpose: 'sale', type: 'house', agentId: 3, hasEdits: true, ids: [ 12, 13 ], page: 2 })
with
  page as (
    select
      p.id,
      coalesce(greatest(p.updated_at, e.at), p.updated_at) as changed_at,
      coalesce(e.count, 0) as edits,
      count(*) over () as total,
      row_number() over (
        order by
          coalesce(greatest(p.updated_at, e.at), p.updated_at) desc,
          p.id desc
      ) as place
    from
      property p
      left join (
        select
          property_id,
          count(*),
          max(at) as at
        from
          property_edit
        group by
          1
      ) e on e.property_id = p.id
    where
      true
      and concat_ws(
        ' ',
        p.reference,
        p.source_ref,
        p.street,
        p.house_number,
        p.box_number,
        p.postal_code,
        p.city,
        p.title ->> 'nl',
        p.title ->> 'fr',
        p.title ->> 'de',
        p.title ->> 'en',
        (
          select
            string_agg(o.name, ' ')
          from
            property_owner po
            join owner o on o.id = po.owner_id
          where
            po.property_id = p.id
        )
      ) ilike $1
      and concat_ws(
        ' ',
        p.reference,
        p.source_ref,
        p.street,
        p.house_number,
        p.box_number,
        p.postal_code,
        p.city,
        p.title ->> 'nl',
        p.title ->> 'fr',
        p.title ->> 'de',
        p.title ->> 'en',
        (
          select
            string_agg(o.name, ' ')
          from
            property_owner po
            join owner o on o.id = po.owner_id
          where
            po.property_id = p.id
        )
      ) ilike $2
      and p.publication = $3
      and p.availability = $4
      and p.purpose = $5
      and p.type = any ($6)
      and p.id = any ($7::int[])
      and p.agent_id = $8
      and e.count > 0
    order by
      place
    limit
      $9
    offset
      $10
  )
select
  p.id,
  p.reference,
  p.source,
  p.purpose,
  p.type,
  p.publication,
  p.availability,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.title,
  p.price_cents,
  p.agent_id,
  a.first_name || ' ' || a.last_name as agent_name,
  m.picture_id,
  m.thumbhash,
  page.changed_at,
  page.edits,
  page.total
from
  page
  join property p on p.id = page.id
  left join agent a on a.id = p.agent_id
  left join lateral (
    select
      media.picture_id,
      picture.thumbhash
    from
      media
      join picture on picture.id = media.picture_id
    where
      media.property_id = p.id
      and media.kind = 'photo'
    order by
      media.sort,
      media.id
    limit
      1
  ) m on true
order by
  page.place;
-- $1 = '%Kouter%'
-- $2 = '%50\\%%'
-- $3 = 'published'
-- $4 = 'available'
-- $5 = 'sale'
-- $6 = [ 'house', 'dwelling', 'terraced_house', 'semi_detached_house', 'detached_house', 'villa', 'bungalow', 'town_house', 'manor', 'castle', 'farmhouse', 'holiday_home', 'chalet' ]
-- $7 = [ 12, 13 ]
-- $8 = 3
-- $9 = 50
-- $10 = 50
select
  count(*) as total
from
  property p
  left join (
    select distinct
      property_id,
      1 as count
    from
      property_edit
  ) e on e.property_id = p.id
where
  true
  and concat_ws(
    ' ',
    p.reference,
    p.source_ref,
    p.street,
    p.house_number,
    p.box_number,
    p.postal_code,
    p.city,
    p.title ->> 'nl',
    p.title ->> 'fr',
    p.title ->> 'de',
    p.title ->> 'en',
    (
      select
        string_agg(o.name, ' ')
      from
        property_owner po
        join owner o on o.id = po.owner_id
      where
        po.property_id = p.id
    )
  ) ilike $1
  and concat_ws(
    ' ',
    p.reference,
    p.source_ref,
    p.street,
    p.house_number,
    p.box_number,
    p.postal_code,
    p.city,
    p.title ->> 'nl',
    p.title ->> 'fr',
    p.title ->> 'de',
    p.title ->> 'en',
    (
      select
        string_agg(o.name, ' ')
      from
        property_owner po
        join owner o on o.id = po.owner_id
      where
        po.property_id = p.id
    )
  ) ilike $2
  and p.publication = $3
  and p.availability = $4
  and p.purpose = $5
  and p.type = any ($6)
  and p.id = any ($7::int[])
  and p.agent_id = $8
  and e.count > 0;
-- $1 = '%Kouter%'
-- $2 = '%50\\%%'
-- $3 = 'published'
-- $4 = 'available'
-- $5 = 'sale'
-- $6 = [ 'house', 'dwelling', 'terraced_house', 'semi_detached_house', 'detached_house', 'villa', 'bungalow', 'town_house', 'manor', 'castle', 'farmhouse', 'holiday_home', 'chalet' ]
-- $7 = [ 12, 13 ]
-- $8 = 3

-- office-list.ts: listForOffice({ hasEdits: false })
with
  page as (
    select
      p.id,
      coalesce(greatest(p.updated_at, e.at), p.updated_at) as changed_at,
      coalesce(e.count, 0) as edits,
      count(*) over () as total,
      row_number() over (
        order by
          coalesce(greatest(p.updated_at, e.at), p.updated_at) desc,
          p.id desc
      ) as place
    from
      property p
      left join (
        select
          property_id,
          count(*),
          max(at) as at
        from
          property_edit
        group by
          1
      ) e on e.property_id = p.id
    where
      true
      and e.count is null
    order by
      place
    limit
      $1
    offset
      $2
  )
select
  p.id,
  p.reference,
  p.source,
  p.purpose,
  p.type,
  p.publication,
  p.availability,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.title,
  p.price_cents,
  p.agent_id,
  a.first_name || ' ' || a.last_name as agent_name,
  m.picture_id,
  m.thumbhash,
  page.changed_at,
  page.edits,
  page.total
from
  page
  join property p on p.id = page.id
  left join agent a on a.id = p.agent_id
  left join lateral (
    select
      media.picture_id,
      picture.thumbhash
    from
      media
      join picture on picture.id = media.picture_id
    where
      media.property_id = p.id
      and media.kind = 'photo'
    order by
      media.sort,
      media.id
    limit
      1
  ) m on true
order by
  page.place;
-- $1 = 50
-- $2 = 0

-- office-media.ts: listOfficeMedia(12)
select
  "media"."id",
  "media"."kind",
  "media"."caption",
  "picture"."id" as "pictureId",
  "picture"."made_from",
  "picture"."nature",
  "picture"."width",
  "picture"."height"
from
  "media"
  inner join "picture" on "picture"."id" = "media"."picture_id"
where
  "property_id" = $1
order by
  "media"."sort",
  "media"."id";
-- $1 = 12

-- open-days.ts: listOpenDaysOf([ 12, 13 ], 2026-03-02T09:00:00.000Z)
select
  id,
  property_id,
  starts_at,
  ends_at,
  note
from
  public_open_day
where
  property_id = any ($1::int[])
  and ends_at > $2
order by
  property_id,
  starts_at;
-- $1 = [ 12, 13 ]
-- $2 = 2026-03-02T09:00:00.000Z

-- open-days.ts: findOpenDay(12, 5, 2026-03-02T09:00:00.000Z)
select
  id,
  property_id,
  starts_at,
  ends_at,
  note
from
  public_open_day
where
  property_id = $1
  and id = $2
  and ends_at > $3;
-- $1 = 12
-- $2 = 5
-- $3 = 2026-03-02T09:00:00.000Z

-- open-days.ts: listStoredOpenDays([ 12, 13 ])
select
  id,
  property_id,
  starts_at,
  ends_at,
  note
from
  property_open_day
where
  property_id = any ($1::int[])
order by
  property_id,
  starts_at;
-- $1 = [ 12, 13 ]

-- owned-communications.ts: listOwnedCommunications('00000000-0000-4000-8000-000000000001', { limit: 20 })
select
  c.id,
  c.property_id,
  c.happened_at,
  c.kind,
  coalesce(c.contact, concat_ws(' ', d.first_name, d.last_name)) as contact,
  c.subject,
  d.form,
  c.comment,
  c.language,
  c.status,
  count(*) over ()::int as total
from
  property_owner o
  join communication c on c.property_id = o.property_id
  and c.is_public
  left join lead d on d.id = c.lead_id
where
  o.owner_id = $1
  and d.status is distinct from 'spam'
  and (
    $2::int is null
    or c.property_id = $3
  )
order by
  c.happened_at desc,
  c.id desc
limit
  $4
offset
  $5;
-- $1 = '00000000-0000-4000-8000-000000000001'
-- $2 = null
-- $3 = null
-- $4 = 20
-- $5 = 0

-- owned-communications.ts: listOwnedCommunications('00000000-0000-4000-8000-000000000001', { propertyId: 12, limit: 20, offset: 20 })
select
  c.id,
  c.property_id,
  c.happened_at,
  c.kind,
  coalesce(c.contact, concat_ws(' ', d.first_name, d.last_name)) as contact,
  c.subject,
  d.form,
  c.comment,
  c.language,
  c.status,
  count(*) over ()::int as total
from
  property_owner o
  join communication c on c.property_id = o.property_id
  and c.is_public
  left join lead d on d.id = c.lead_id
where
  o.owner_id = $1
  and d.status is distinct from 'spam'
  and (
    $2::int is null
    or c.property_id = $3
  )
order by
  c.happened_at desc,
  c.id desc
limit
  $4
offset
  $5;
-- $1 = '00000000-0000-4000-8000-000000000001'
-- $2 = 12
-- $3 = 12
-- $4 = 20
-- $5 = 20

-- owned-documents.ts: listOwnedDocuments('00000000-0000-4000-8000-000000000001')
select
  d.id,
  d.property_id,
  d.kind,
  d.name,
  d.file_key is not null as has_file,
  d.size_bytes,
  d.issued_on,
  d.expires_on,
  p.region
from
  property_owner o
  join document d on d.property_id = o.property_id
  join property p on p.id = o.property_id
where
  o.owner_id = $1
  and (
    $2::int is null
    or d.property_id = $3
  )
order by
  d.property_id desc,
  d.sort,
  d.id;
-- $1 = '00000000-0000-4000-8000-000000000001'
-- $2 = null
-- $3 = null

-- owned-documents.ts: listOwnedDocuments('00000000-0000-4000-8000-000000000001', 12)
select
  d.id,
  d.property_id,
  d.kind,
  d.name,
  d.file_key is not null as has_file,
  d.size_bytes,
  d.issued_on,
  d.expires_on,
  p.region
from
  property_owner o
  join document d on d.property_id = o.property_id
  join property p on p.id = o.property_id
where
  o.owner_id = $1
  and (
    $2::int is null
    or d.property_id = $3
  )
order by
  d.property_id desc,
  d.sort,
  d.id;
-- $1 = '00000000-0000-4000-8000-000000000001'
-- $2 = 12
-- $3 = 12

-- owned-documents.ts: findOwnedDocument('00000000-0000-4000-8000-000000000001', 6)
select
  d.kind,
  d.file_key as "fileKey",
  d.mime_type as "mimeType",
  p.reference
from
  property_owner o
  join document d on d.property_id = o.property_id
  join property p on p.id = o.property_id
where
  o.owner_id = $1
  and d.id = $2
  and d.file_key is not null;
-- $1 = '00000000-0000-4000-8000-000000000001'
-- $2 = 6

-- planned-publications.ts: listPlannedPublications()
select
  "reference",
  "change",
  "at",
  "refused_at"
from
  "planned_publication"
  inner join "property" on "property"."id" = "property_id"
order by
  "at",
  "property_id";

-- planned-publications.ts: listPlansOf(12)
select
  "change",
  "at"
from
  "planned_publication"
where
  "property_id" = $1
order by
  "at";
-- $1 = 12

-- planned-steps.ts: listSteps(12)
select
  *
from
  "planned_step"
where
  "property_id" = $1
order by
  "due_on" asc nulls last,
  "id";
-- $1 = 12

-- planned-steps.ts: listOpenSteps([ 12, 13 ])
select
  "property_id",
  "due_on",
  "subject",
  "language"
from
  "planned_step"
where
  "property_id" in ($1, $2)
  and "done_at" is null
order by
  "due_on" asc nulls last,
  "id";
-- $1 = 12
-- $2 = 13

-- projects.ts: listProjects()
select
  p.*,
  null as quarter,
  u.*,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  shown.kind = 'plan' as is_plan,
  l.latitude as place_latitude,
  l.longitude as place_longitude
from
  public_project p
  left join place l on l.id = p.place_id
  left join lateral (
    select
      count(*)::int as units,
      count(*) filter (
        where
          "u"."availability" in ('available', 'option')
      )::int as open,
      count(*) filter (
        where
          u.availability = 'available'
      )::int as available,
      count(*) filter (
        where
          u.availability = 'option'
      )::int as under_option,
      min(u.price_cents) filter (
        where
          "u"."availability" in ('available', 'option')
      ) as from_price_cents,
      coalesce(
        bool_and(
          coalesce(u.details ->> 'taxRegime', '') = 'registration_duties'
          or u.purpose = 'rent'
        ),
        false
      ) as from_price_has_tax,
      min(u.living_area_m2) as min_area_m2,
      max(u.living_area_m2) as max_area_m2,
      min(u.bedrooms) as min_bedrooms,
      max(u.bedrooms) as max_bedrooms
    from
      public_property u
    where
      u.project_id = p.id
  ) u on true
  left join lateral (
    select
      picture_id,
      kind
    from
      media m
    where
      m.project_id = p.id
    order by
      m.kind,
      m.sort,
      m.id
    limit
      1
  ) shown on true
  left join picture i on i.id = shown.picture_id
order by
  (u.open = 0),
  p.published_at desc,
  p.id;

-- projects.ts: countProjects()
select
  cast(count(*) as integer) as "count"
from
  "public_project";

-- projects.ts: findProject(4)
select
  p.*,
  null as quarter,
  u.*,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  shown.kind = 'plan' as is_plan,
  l.latitude as place_latitude,
  l.longitude as place_longitude
from
  public_project p
  left join place l on l.id = p.place_id
  left join lateral (
    select
      count(*)::int as units,
      count(*) filter (
        where
          "u"."availability" in ('available', 'option')
      )::int as open,
      count(*) filter (
        where
          u.availability = 'available'
      )::int as available,
      count(*) filter (
        where
          u.availability = 'option'
      )::int as under_option,
      min(u.price_cents) filter (
        where
          "u"."availability" in ('available', 'option')
      ) as from_price_cents,
      coalesce(
        bool_and(
          coalesce(u.details ->> 'taxRegime', '') = 'registration_duties'
          or u.purpose = 'rent'
        ),
        false
      ) as from_price_has_tax,
      min(u.living_area_m2) as min_area_m2,
      max(u.living_area_m2) as max_area_m2,
      min(u.bedrooms) as min_bedrooms,
      max(u.bedrooms) as max_bedrooms
    from
      public_property u
    where
      u.project_id = p.id
  ) u on true
  left join lateral (
    select
      picture_id,
      kind
    from
      media m
    where
      m.project_id = p.id
    order by
      m.kind,
      m.sort,
      m.id
    limit
      1
  ) shown on true
  left join picture i on i.id = shown.picture_id
where
  p.id = $1;
-- $1 = 4

-- projects.ts: listSimilarProjects(4)
select
  p.*,
  null as quarter,
  u.*,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  shown.kind = 'plan' as is_plan,
  l.latitude as place_latitude,
  l.longitude as place_longitude
from
  public_project p
  left join place l on l.id = p.place_id
  left join lateral (
    select
      count(*)::int as units,
      count(*) filter (
        where
          "u"."availability" in ('available', 'option')
      )::int as open,
      count(*) filter (
        where
          u.availability = 'available'
      )::int as available,
      count(*) filter (
        where
          u.availability = 'option'
      )::int as under_option,
      min(u.price_cents) filter (
        where
          "u"."availability" in ('available', 'option')
      ) as from_price_cents,
      coalesce(
        bool_and(
          coalesce(u.details ->> 'taxRegime', '') = 'registration_duties'
          or u.purpose = 'rent'
        ),
        false
      ) as from_price_has_tax,
      min(u.living_area_m2) as min_area_m2,
      max(u.living_area_m2) as max_area_m2,
      min(u.bedrooms) as min_bedrooms,
      max(u.bedrooms) as max_bedrooms
    from
      public_property u
    where
      u.project_id = p.id
  ) u on true
  left join lateral (
    select
      picture_id,
      kind
    from
      media m
    where
      m.project_id = p.id
    order by
      m.kind,
      m.sort,
      m.id
    limit
      1
  ) shown on true
  left join picture i on i.id = shown.picture_id
  left join place ol on ol.id = (
    select
      place_id
    from
      project
    where
      id = $1
  )
where
  p.id <> $2
  and u.open > 0
order by
  power((l.latitude - ol.latitude) * 111.2, 2) + power((l.longitude - ol.longitude) * 71, 2),
  p.published_at desc,
  p.id
limit
  2;
-- $1 = 4
-- $2 = 4

-- projects.ts: listUnits(4)
select
  p.id,
  p.purpose,
  p.type,
  p.unit_name,
  p.floor,
  (p.details ->> 'floors')::int as floors,
  p.facades,
  p.price_cents,
  p.publish_price,
  p.price_unit,
  p.details -> 'priceUnitText' as price_unit_text,
  p.project_id,
  p.is_new_build,
  p.details ->> 'taxRegime' as tax_regime,
  p.availability,
  p.living_area_m2,
  p.bedrooms,
  coalesce((p.details ->> 'gardenAreaM2')::float, (p.details ->> 'terraceAreaM2')::float) as outside_area_m2,
  plan.picture_id as plan_id,
  plan.nature as plan_nature,
  p.place_slug,
  p.city,
  p.postal_code
from
  public_property p
  left join lateral (
    select
      picture_id,
      i.nature
    from
      media m
      join picture i on i.id = m.picture_id
    where
      m.property_id = p.id
      and m.kind = 'plan'
    order by
      m.sort
    limit
      1
  ) plan on true
where
  p.project_id = $1;
-- $1 = 4

-- projects.ts: listUnitDetails(4)
select
  u.details
from
  public_property u
where
  u.project_id = $1
  and "u"."availability" in ('available', 'option');
-- $1 = 4

-- properties-at-address.ts: propertiesAtAddress({ street: 'Kouter', houseNumber: '12', postalCode: '9000' })
select
  "id",
  "reference",
  "purpose",
  "type",
  "publication",
  "availability",
  "street",
  "house_number",
  "box_number"
from
  "property"
where
  "postal_code" = $1
order by
  "id";
-- $1 = '9000'

-- properties-at-address.ts: propertiesAtAddress({ street: 'Kouter', houseNumber: '12', boxNumber: '3', postalCode: '9000' })
select
  "id",
  "reference",
  "purpose",
  "type",
  "publication",
  "availability",
  "street",
  "house_number",
  "box_number"
from
  "property"
where
  "postal_code" = $1
order by
  "id";
-- $1 = '9000'

-- property-address.ts: findPropertyAddress(12)
select
  p.id,
  p.purpose,
  p.type,
  p.city,
  p.postal_code,
  l.slug as place_slug
from
  property p
  left join place l on l.id = p.place_id
where
  p.id = $1
  and p.publication in ('published', 'withdrawn');
-- $1 = 12

-- property-address.ts: findProjectAddress(4)
select
  p.id,
  p.name,
  p.city,
  p.postal_code,
  l.slug as place_slug
from
  project p
  left join place l on l.id = p.place_id
where
  p.id = $1
  and p.publication in ('published', 'withdrawn');
-- $1 = 4

-- property-address.ts: findIdAtSource('property', 77)
select
  id
from
  "property" p
where
  source_ref = $1
  and publication in ('published', 'withdrawn')
  and not exists (
    select
    from
      "property"
    where
      id = $2
  )
limit
  2;
-- $1 = '77'
-- $2 = 77

-- property-address.ts: findIdAtSource('project', 77)
select
  id
from
  "project" p
where
  source_ref = $1
  and publication in ('published', 'withdrawn')
  and not exists (
    select
    from
      "project"
    where
      id = $2
  )
limit
  2;
-- $1 = '77'
-- $2 = 77

-- property-address.ts: findToPreview({ id: 12, reference: 'G-12' })
select
  p.id,
  p.reference,
  p.publication,
  p.agent_id,
  p.purpose,
  p.type,
  p.city,
  p.postal_code,
  l.slug as place_slug
from
  property p
  left join place l on l.id = p.place_id
where
  p.id = $1
  or p.reference = $2
  or (
    p.source_ref = $3
    and not exists (
      select
      from
        property
      where
        reference = $4
    )
  )
order by
  (p.id = $5) desc,
  p.id;
-- $1 = 12
-- $2 = 'G-12'
-- $3 = 'G-12'
-- $4 = 'G-12'
-- $5 = 12

-- property-belongings.ts: countBelongings(12)
select
  (
    select
      count(*)
    from
      media
    where
      property_id = $1
      and picture_id is not null
  )::int as photos,
  (
    select
      count(*)
    from
      document
    where
      property_id = $2
  )::int as documents,
  (
    select
      count(*)
    from
      property_owner
    where
      property_id = $3
  )::int as owners;
-- $1 = 12
-- $2 = 12
-- $3 = 12

-- property-changes.ts: takeTurnWithProperties()
select
  pg_advisory_xact_lock($1);
-- $1 = 5309115

-- property-changes.ts: takePropertyChanges()
with
  listed as (
    select
      p.id,
      "p"."availability" in ('available', 'option') as is_open,
      p.price_cents,
      (
        select
          max(d.id)
        from
          property_open_day d
        where
          d.property_id = p.id
      ) as newest_open_day
    from
      public_property p
    where
      p.project_id is null
  ),
  changed as (
    select
      l.*,
      s.price_cents as price_before,
      coalesce(l.newest_open_day > coalesce(s.newest_open_day, 0), false) as has_new_open_day,
      case
        when s.property_id is null then 'published'
        when not s.is_open then 'back'
        when s.price_cents is distinct from l.price_cents then 'price'
        else 'open_day'
      end as change
    from
      listed l
      left join search_alert_home s on s.property_id = l.id
    where
      s.property_id is null
      or (s.is_open, s.price_cents) is distinct from (l.is_open, l.price_cents)
      or l.newest_open_day > coalesce(s.newest_open_day, 0)
  ),
  kept as (
    insert into
      search_alert_home as h (property_id, is_open, price_cents, newest_open_day)
    select
      id,
      is_open,
      price_cents,
      newest_open_day
    from
      changed
    on conflict (property_id) do update
    set
      is_open = excluded.is_open,
      price_cents = excluded.price_cents,
      newest_open_day = greatest(h.newest_open_day, excluded.newest_open_day)
  ),
  gone as (
    update search_alert_home s
    set
      is_open = false
    where
      is_open
      and not exists (
        select
        from
          listed l
        where
          l.id = s.property_id
      )
  )
select
  p.id,
  p.purpose,
  p.type,
  "p"."availability" in ('available', 'option') as is_open,
  (
    extract(
      epoch
      from
        case
          when not "p"."availability" in ('available', 'option') then coalesce(
            "p"."gone_on",
            (
              select
                gone_noticed_on
              from
                property
              where
                property.id = "p"."id"
            )
          )
        end
    ) / 86400
  )::double precision as gone_day,
  (
    extract(
      epoch
      from
        p.published_at
    ) * 1000000
  )::double precision as published_at_us,
  (
    extract(
      epoch
      from
        p.available_from
    ) / 86400
  )::double precision as available_day,
  coalesce(p.details ->> 'availabilityTerms' = 'immediately', false) as is_available_now,
  (
    extract(
      epoch
      from
        (
          select
            min(d.starts_at)
          from
            property_open_day d
          where
            d.property_id = p.id
            and "p"."availability" in ('available', 'option')
        )
    ) * 1000
  )::double precision as open_day_ms,
  p.energy_label,
  greatest(p.details ->> 'floodScoreParcel', p.details ->> 'floodScoreBuilding') as flood,
  p.facades,
  p.place_id,
  coalesce(p.shown_latitude, l.latitude) as latitude,
  coalesce(p.shown_longitude, l.longitude) as longitude,
  p.reference,
  p.street,
  p.postal_code,
  p.city,
  p.place_name::text as place_name,
  p.quarter::text as quarter,
  "p"."price_cents" as "priceCents",
  "p"."living_area_m2" as "livingAreaM2",
  "p"."plot_area_m2" as "plotAreaM2",
  "p"."construction_year" as "constructionYear",
  "p"."bedrooms" as "bedrooms",
  "p"."bathrooms" as "bathrooms",
  "p"."has_lift" as "hasLift",
  "p"."is_furnished" as "isFurnished",
  "p"."has_garden" as "hasGarden",
  "p"."has_terrace" as "hasTerrace",
  "p"."has_garage" as "hasGarage",
  "p"."is_new_build" as "isNewBuild",
  c.change,
  c.price_before,
  c.has_new_open_day
from
  changed c
  join public_property p on p.id = c.id
  left join place l on l.id = p.place_id
where
  c.is_open
order by
  p.id;

-- property-edits.ts: listEdits(12)
select
  "key",
  "base",
  "value",
  "typed",
  "problem",
  "actor",
  "at"
from
  "property_edit"
where
  "property_id" = $1
order by
  "key";
-- $1 = 12

-- property-edits.ts: listEdits(12, [ 'title' ])
select
  "key",
  "base",
  "value",
  "typed",
  "problem",
  "actor",
  "at"
from
  "property_edit"
where
  "property_id" = $1
  and "key" = any ($2)
order by
  "key";
-- $1 = 12
-- $2 = [ 'title' ]

-- property-edits.ts: listExemptions(12)
select
  "key",
  "reason",
  "actor",
  "at"
from
  "property_exemption"
where
  "property_id" = $1
order by
  "key";
-- $1 = 12

-- property-edits.ts: exemptKeys(12)
select
  "key",
  "reason",
  "actor",
  "at"
from
  "property_exemption"
where
  "property_id" = $1
order by
  "key";
-- $1 = 12

-- property-edits.ts: listLocks(12)
select
  "key",
  "offered",
  "offered_at",
  "actor",
  "at"
from
  "property_lock"
where
  "property_id" = $1
order by
  "key";
-- $1 = 12

-- property-export.ts: readProperties(undefined)
select
  "property".*,
  "agent"."email" as "agent_email",
  "project"."reference" as "project_reference"
from
  "property"
  left join "agent" on "agent"."id" = "property"."agent_id"
  left join "project" on "project"."id" = "property"."project_id"
where
  "property"."id" > $1
order by
  "property"."id"
limit
  $2;
-- $1 = 0
-- $2 = 1000

-- property-export.ts: readProperties('whise')
select
  "property".*,
  "agent"."email" as "agent_email",
  "project"."reference" as "project_reference"
from
  "property"
  left join "agent" on "agent"."id" = "property"."agent_id"
  left join "project" on "project"."id" = "property"."project_id"
where
  "property"."id" > $1
  and "property"."source" = $2
order by
  "property"."id"
limit
  $3;
-- $1 = 0
-- $2 = 'whise'
-- $3 = 1000

-- property-history.ts: listPropertyHistory({ propertyId: 12, most: 50 })
select
  "at",
  "actor",
  "field",
  "before",
  "after"
from
  "property_change"
where
  "property_id" = $1
order by
  "id" desc
limit
  $2;
-- $1 = 12
-- $2 = 50

-- property-history.ts: listPropertyHistory({ propertyId: 12, field: 'price', most: 50 })
select
  "at",
  "actor",
  "field",
  "before",
  "after"
from
  "property_change"
where
  "property_id" = $1
  and "field" = $2
order by
  "id" desc
limit
  $3;
-- $1 = 12
-- $2 = 'price'
-- $3 = 50

-- property-history.ts: listChangedFields(12)
select distinct
  "field"
from
  "property_change"
where
  "property_id" = $1;
-- $1 = 12

-- property-list.ts: listAgentProperties(3)
select
  p.id,
  p.reference,
  p.purpose,
  p.type,
  p.availability,
  p.price_cents,
  p.publish_price,
  p.price_unit,
  p.details -> 'priceUnitText' as price_unit_text,
  p.project_id,
  p.is_new_build,
  p.details ->> 'taxRegime' as tax_regime,
  p.marquee,
  p.marquee_name,
  (
    select
      d."starts_at"
    from
      property_open_day d
    where
      d.property_id = p.id
      and "p"."availability" in ('available', 'option')
    order by
      d.starts_at
    limit
      1
  ) as open_day_starts_at,
  (
    select
      d."ends_at"
    from
      property_open_day d
    where
      d.property_id = p.id
      and "p"."availability" in ('available', 'option')
    order by
      d.starts_at
    limit
      1
  ) as open_day_ends_at,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.quarter,
  p.region,
  p.place_name,
  p.place_slug,
  p.bedrooms,
  p.bathrooms,
  p.living_area_m2,
  p.plot_area_m2,
  (p.details ->> 'plotWidthM')::double precision as plot_width_m,
  (p.details ->> 'totalAreaM2')::double precision as total_area_m2,
  p.energy_label,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  shown.kind = 'plan' as is_plan
from
  public_property p
  left join lateral (
    select
      picture_id,
      kind
    from
      media m
    where
      m.property_id = p.id
    order by
      m.kind,
      m.sort,
      m.id
    limit
      1
  ) shown on true
  left join picture i on i.id = shown.picture_id
where
  p.agent_id = $1
  and "p"."availability" in ('available', 'option')
order by
  p.published_at desc,
  p.id desc;
-- $1 = 3

-- property-list.ts: listPropertiesById([ 12, 13 ])
select
  p.id,
  p.reference,
  p.purpose,
  p.type,
  p.availability,
  p.price_cents,
  p.publish_price,
  p.price_unit,
  p.details -> 'priceUnitText' as price_unit_text,
  p.project_id,
  p.is_new_build,
  p.details ->> 'taxRegime' as tax_regime,
  p.marquee,
  p.marquee_name,
  (
    select
      d."starts_at"
    from
      property_open_day d
    where
      d.property_id = p.id
      and "p"."availability" in ('available', 'option')
    order by
      d.starts_at
    limit
      1
  ) as open_day_starts_at,
  (
    select
      d."ends_at"
    from
      property_open_day d
    where
      d.property_id = p.id
      and "p"."availability" in ('available', 'option')
    order by
      d.starts_at
    limit
      1
  ) as open_day_ends_at,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.quarter,
  p.region,
  p.place_name,
  p.place_slug,
  p.bedrooms,
  p.bathrooms,
  p.living_area_m2,
  p.plot_area_m2,
  (p.details ->> 'plotWidthM')::double precision as plot_width_m,
  (p.details ->> 'totalAreaM2')::double precision as total_area_m2,
  p.energy_label,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  shown.kind = 'plan' as is_plan
from
  public_property p
  left join lateral (
    select
      picture_id,
      kind
    from
      media m
    where
      m.property_id = p.id
    order by
      m.kind,
      m.sort,
      m.id
    limit
      1
  ) shown on true
  left join picture i on i.id = shown.picture_id
where
  p.id = any ($1::int[])
order by
  array_position($2::int[], p.id);
-- $1 = [ 12, 13 ]
-- $2 = [ 12, 13 ]

-- property-page.ts: findProperty(12)
select
  p.*,
  p.details -> 'priceUnitText' as price_unit_text,
  p.details ->> 'taxRegime' as tax_regime,
  coalesce(
    "p"."gone_on",
    (
      select
        gone_noticed_on
      from
        property
      where
        property.id = "p"."id"
    )
  ) as gone_day,
  r.name as project_name,
  l.municipality,
  l.latitude as place_latitude,
  l.longitude as place_longitude
from
  public_property p
  left join place l on l.id = p.place_id
  left join public_project r on r.id = p.project_id
where
  p.id = $1;
-- $1 = 12

-- property-page.ts: findProperty(12, true)
select
  p.*,
  p.details -> 'priceUnitText' as price_unit_text,
  p.details ->> 'taxRegime' as tax_regime,
  coalesce(
    "p"."gone_on",
    (
      select
        gone_noticed_on
      from
        property
      where
        property.id = "p"."id"
    )
  ) as gone_day,
  r.name as project_name,
  l.municipality,
  l.latitude as place_latitude,
  l.longitude as place_longitude
from
  (
    select
      *
    from
      shown_property
    where
      publication <> 'withdrawn'
  ) p
  left join place l on l.id = p.place_id
  left join public_project r on r.id = p.project_id
where
  p.id = $1;
-- $1 = 12

-- property-page.ts: listFullProperties([ 12, 13 ])
select
  p.*,
  p.details -> 'priceUnitText' as price_unit_text,
  p.details ->> 'taxRegime' as tax_regime
from
  public_property p
where
  p.id = any ($1::int[])
order by
  array_position($2::int[], p.id);
-- $1 = [ 12, 13 ]
-- $2 = [ 12, 13 ]

-- property-page.ts: findWithdrawn('property', 12)
select
  "id"
from
  "property"
where
  "id" = $1
  and "publication" = $2;
-- $1 = 12
-- $2 = 'withdrawn'

-- property-page.ts: findWithdrawn('project', 4)
select
  "id"
from
  "project"
where
  "id" = $1
  and "publication" = $2;
-- $1 = 4
-- $2 = 'withdrawn'

-- property-page.ts: listMedia({ propertyId: 12 })
select
  m.kind,
  m.caption,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  media m
  join picture i on i.id = m.picture_id
where
  m.property_id = $1
order by
  m.kind,
  m.sort,
  m.id;
-- $1 = 12

-- property-page.ts: listMedia({ projectId: 4 })
select
  m.kind,
  m.caption,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  media m
  join picture i on i.id = m.picture_id
where
  m.project_id = $1
order by
  m.kind,
  m.sort,
  m.id;
-- $1 = 4

-- property-page.ts: listDocuments({ propertyId: 12 })
select
  d.id,
  d.kind,
  d.name,
  d.access,
  d.mime_type,
  d.size_bytes,
  d.file_key is not null as has_file,
  coalesce(
    (
      select
        o.region
      from
        property o
      where
        o.id = d.property_id
    ),
    (
      select
        o.region
      from
        project o
      where
        o.id = d.project_id
    )
  ) as region
from
  document d
where
  d.property_id = $1
  and d.access <> 'owner'
order by
  d.sort,
  d.id;
-- $1 = 12

-- property-page.ts: listDocuments({ projectId: 4 })
select
  d.id,
  d.kind,
  d.name,
  d.access,
  d.mime_type,
  d.size_bytes,
  d.file_key is not null as has_file,
  coalesce(
    (
      select
        o.region
      from
        property o
      where
        o.id = d.property_id
    ),
    (
      select
        o.region
      from
        project o
      where
        o.id = d.project_id
    )
  ) as region
from
  document d
where
  d.project_id = $1
  and d.access <> 'owner'
order by
  d.sort,
  d.id;
-- $1 = 4

-- property-to-edit.ts: findPropertyToEdit(12)
select
  *
from
  "property"
where
  "id" = $1;
-- $1 = 12
select
  "key",
  "base",
  "value",
  "typed",
  "problem",
  "actor",
  "at"
from
  "property_edit"
where
  "property_id" = $1
order by
  "key";
-- $1 = 12
select
  "key",
  "reason",
  "actor",
  "at"
from
  "property_exemption"
where
  "property_id" = $1
order by
  "key";
-- $1 = 12
select
  "key",
  "offered",
  "offered_at",
  "actor",
  "at"
from
  "property_lock"
where
  "property_id" = $1
order by
  "key";
-- $1 = 12
select
  count(*) filter (
    where
      kind = 'photo'
  ) as photos,
  count(*) filter (
    where
      kind = 'plan'
  ) as plans
from
  media
where
  property_id = $1;
-- $1 = 12
select
  "latitude",
  "longitude"
from
  "place"
where
  "id" = $1;
-- $1 = 90
select
  percentile_cont(0.5) within group (
    order by
      price_cents / "living_area_m2"
  ) as median,
  count(*) as count
from
  property
where
  publication = 'published'
  and id <> $1
  and purpose = $2
  and region = $3
  and type = any ($4)
  and price_cents > 0
  and "living_area_m2" > 0;
-- $1 = 12
-- $2 = 'sale'
-- $3 = 'flanders'
-- $4 = [ 'apartment', 'new_build_project', 'studio', 'ground_floor_flat', 'duplex', 'triplex', 'penthouse', 'loft', 'service_flat', 'student_room' ]

-- property-version.ts: findVersion(12)
select
  concat_ws(
    ' ',
    property.updated_at,
    publication,
    (
      select
        count(*) || ' ' || max(at)
      from
        property_edit
      where
        property_id = property.id
    ),
    (
      select
        count(*) || ' ' || max(at)
      from
        property_lock
      where
        property_id = property.id
    )
  ) as version
from
  property
where
  id = $1;
-- $1 = 12

-- refused-plans.ts: listRefusedPlans(20)
select
  n.at,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region
from
  planned_publication n
  join property p on p.id = n.property_id
where
  n.refused_at is not null
order by
  n.refused_at desc
limit
  $1;
-- $1 = 20

-- requested-documents.ts: wereDocumentsRequested({ email: 'An@example.be', propertyId: 12, documents: [ 'plan' ], since: 2026-03-02T09:00:00.000Z, except: undefined })
select
  1
from
  lead
where
  form = 'documents'
  and lower(email) = $1
  and property_id = $2
  and created_at > $3
  and answers -> 'documents' @> $4::jsonb
  and (
    $5::uuid is null
    or idempotency_key is distinct from $6::uuid
  )
limit
  1;
-- $1 = 'an@example.be'
-- $2 = 12
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = '["plan"]'
-- $5 = null
-- $6 = null

-- requested-documents.ts: wereDocumentsRequested({ email: 'An@example.be', propertyId: 12, documents: [ 'plan' ], since: 2026-03-02T09:00:00.000Z, except: '00000000-0000-4000-8000-000000000001' })
select
  1
from
  lead
where
  form = 'documents'
  and lower(email) = $1
  and property_id = $2
  and created_at > $3
  and answers -> 'documents' @> $4::jsonb
  and (
    $5::uuid is null
    or idempotency_key is distinct from $6::uuid
  )
limit
  1;
-- $1 = 'an@example.be'
-- $2 = 12
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = '["plan"]'
-- $5 = '00000000-0000-4000-8000-000000000001'
-- $6 = '00000000-0000-4000-8000-000000000001'

-- search-rows.ts: readSearchRows()
select
  p.id,
  p.purpose,
  p.type,
  "p"."availability" in ('available', 'option') as is_open,
  (
    extract(
      epoch
      from
        case
          when not "p"."availability" in ('available', 'option') then coalesce(
            "p"."gone_on",
            (
              select
                gone_noticed_on
              from
                property
              where
                property.id = "p"."id"
            )
          )
        end
    ) / 86400
  )::double precision as gone_day,
  (
    extract(
      epoch
      from
        p.published_at
    ) * 1000000
  )::double precision as published_at_us,
  (
    extract(
      epoch
      from
        p.available_from
    ) / 86400
  )::double precision as available_day,
  coalesce(p.details ->> 'availabilityTerms' = 'immediately', false) as is_available_now,
  (
    extract(
      epoch
      from
        (
          select
            min(d.starts_at)
          from
            property_open_day d
          where
            d.property_id = p.id
            and "p"."availability" in ('available', 'option')
        )
    ) * 1000
  )::double precision as open_day_ms,
  p.energy_label,
  greatest(p.details ->> 'floodScoreParcel', p.details ->> 'floodScoreBuilding') as flood,
  p.facades,
  p.place_id,
  coalesce(p.shown_latitude, l.latitude) as latitude,
  coalesce(p.shown_longitude, l.longitude) as longitude,
  p.reference,
  p.street,
  p.postal_code,
  p.city,
  p.place_name::text as place_name,
  p.quarter::text as quarter,
  "p"."price_cents" as "priceCents",
  "p"."living_area_m2" as "livingAreaM2",
  "p"."plot_area_m2" as "plotAreaM2",
  "p"."construction_year" as "constructionYear",
  "p"."bedrooms" as "bedrooms",
  "p"."bathrooms" as "bathrooms",
  "p"."has_lift" as "hasLift",
  "p"."is_furnished" as "isFurnished",
  "p"."has_garden" as "hasGarden",
  "p"."has_terrace" as "hasTerrace",
  "p"."has_garage" as "hasGarage",
  "p"."is_new_build" as "isNewBuild"
from
  public_property p
  left join place l on l.id = p.place_id
where
  p.id > $1
  and p.project_id is null
order by
  p.id
limit
  $2;
-- $1 = 0
-- $2 = 10000

-- search-rows.ts: listSearchRowsById([ 12, 13 ])
select
  p.id,
  p.purpose,
  p.type,
  "p"."availability" in ('available', 'option') as is_open,
  (
    extract(
      epoch
      from
        case
          when not "p"."availability" in ('available', 'option') then coalesce(
            "p"."gone_on",
            (
              select
                gone_noticed_on
              from
                property
              where
                property.id = "p"."id"
            )
          )
        end
    ) / 86400
  )::double precision as gone_day,
  (
    extract(
      epoch
      from
        p.published_at
    ) * 1000000
  )::double precision as published_at_us,
  (
    extract(
      epoch
      from
        p.available_from
    ) / 86400
  )::double precision as available_day,
  coalesce(p.details ->> 'availabilityTerms' = 'immediately', false) as is_available_now,
  (
    extract(
      epoch
      from
        (
          select
            min(d.starts_at)
          from
            property_open_day d
          where
            d.property_id = p.id
            and "p"."availability" in ('available', 'option')
        )
    ) * 1000
  )::double precision as open_day_ms,
  p.energy_label,
  greatest(p.details ->> 'floodScoreParcel', p.details ->> 'floodScoreBuilding') as flood,
  p.facades,
  p.place_id,
  coalesce(p.shown_latitude, l.latitude) as latitude,
  coalesce(p.shown_longitude, l.longitude) as longitude,
  p.reference,
  p.street,
  p.postal_code,
  p.city,
  p.place_name::text as place_name,
  p.quarter::text as quarter,
  "p"."price_cents" as "priceCents",
  "p"."living_area_m2" as "livingAreaM2",
  "p"."plot_area_m2" as "plotAreaM2",
  "p"."construction_year" as "constructionYear",
  "p"."bedrooms" as "bedrooms",
  "p"."bathrooms" as "bathrooms",
  "p"."has_lift" as "hasLift",
  "p"."is_furnished" as "isFurnished",
  "p"."has_garden" as "hasGarden",
  "p"."has_terrace" as "hasTerrace",
  "p"."has_garage" as "hasGarage",
  "p"."is_new_build" as "isNewBuild"
from
  "public_property" p
  left join place l on l.id = p.place_id
where
  p.id = any ($1::int[])
  and p.project_id is null;
-- $1 = [ 12, 13 ]

-- search-rows.ts: listSearchRowsById([ 12, 13 ], { withDrafts: true })
select
  p.id,
  p.purpose,
  p.type,
  "p"."availability" in ('available', 'option') as is_open,
  (
    extract(
      epoch
      from
        case
          when not "p"."availability" in ('available', 'option') then coalesce(
            "p"."gone_on",
            (
              select
                gone_noticed_on
              from
                property
              where
                property.id = "p"."id"
            )
          )
        end
    ) / 86400
  )::double precision as gone_day,
  (
    extract(
      epoch
      from
        p.published_at
    ) * 1000000
  )::double precision as published_at_us,
  (
    extract(
      epoch
      from
        p.available_from
    ) / 86400
  )::double precision as available_day,
  coalesce(p.details ->> 'availabilityTerms' = 'immediately', false) as is_available_now,
  (
    extract(
      epoch
      from
        (
          select
            min(d.starts_at)
          from
            property_open_day d
          where
            d.property_id = p.id
            and "p"."availability" in ('available', 'option')
        )
    ) * 1000
  )::double precision as open_day_ms,
  p.energy_label,
  greatest(p.details ->> 'floodScoreParcel', p.details ->> 'floodScoreBuilding') as flood,
  p.facades,
  p.place_id,
  coalesce(p.shown_latitude, l.latitude) as latitude,
  coalesce(p.shown_longitude, l.longitude) as longitude,
  p.reference,
  p.street,
  p.postal_code,
  p.city,
  p.place_name::text as place_name,
  p.quarter::text as quarter,
  "p"."price_cents" as "priceCents",
  "p"."living_area_m2" as "livingAreaM2",
  "p"."plot_area_m2" as "plotAreaM2",
  "p"."construction_year" as "constructionYear",
  "p"."bedrooms" as "bedrooms",
  "p"."bathrooms" as "bathrooms",
  "p"."has_lift" as "hasLift",
  "p"."is_furnished" as "isFurnished",
  "p"."has_garden" as "hasGarden",
  "p"."has_terrace" as "hasTerrace",
  "p"."has_garage" as "hasGarage",
  "p"."is_new_build" as "isNewBuild"
from
  "shown_property" p
  left join place l on l.id = p.place_id
where
  p.id = any ($1::int[])
  and p.project_id is null;
-- $1 = [ 12, 13 ]

-- search-rows.ts: listPlaceCentres()
select
  "id",
  "latitude",
  "longitude",
  "country_id",
  "region"
from
  "place";

-- shown-films.ts: listShownFilms()
select
  array_agg(distinct video_url) filter (
    where
      video_url is not null
  ) as videos,
  array_agg(distinct virtual_tour_url) filter (
    where
      virtual_tour_url is not null
  ) as tours
from
  public_property;

-- shown-positions.ts: listShownPositions()
select
  shown_longitude as longitude,
  shown_latitude as latitude
from
  public_property
where
  shown_longitude is not null
  and shown_latitude is not null
order by
  id;

-- similar-properties.ts: findComparedProperty(12)
select
  id,
  purpose,
  type,
  place_id,
  living_area_m2,
  case
    when publish_price then price_cents
  end as price_cents,
  (
    select
      picture_id
    from
      media
    where
      property_id = property.id
      and kind = 'photo'
    order by
      sort
    limit
      1
  )
from
  property
where
  id = $1
  and publication in ('published', 'withdrawn');
-- $1 = 12

-- stored-facts.ts: storedFacts([ 12, 13 ])
select
  *
from
  "property"
where
  "id" in ($1, $2);
-- $1 = 12
-- $2 = 13
select
  "property_id",
  "key"
from
  "property_exemption"
where
  "property_id" in ($1, $2);
-- $1 = 12
-- $2 = 13

-- stored-property.ts: findStoredProperty(12)
select
  *
from
  "property"
where
  "id" = $1;
-- $1 = 12

-- stored-property.ts: listByReference('G-12 50%')
select
  *
from
  "property"
where
  "reference" ilike $1;
-- $1 = 'G-12 50\\%'

-- stored-property.ts: hasNoProperty()
select
  "id"
from
  "property"
limit
  $1;
-- $1 = 1

-- whole-property.ts: findWholeProperty(12)
/* planned once */
select
  p.*,
  p.details -> 'priceUnitText' as price_unit_text,
  p.details ->> 'taxRegime' as tax_regime,
  coalesce(
    "p"."gone_on",
    (
      select
        gone_noticed_on
      from
        property
      where
        property.id = "p"."id"
    )
  ) as gone_day,
  r.name as project_name,
  l.municipality,
  l.latitude as place_latitude,
  l.longitude as place_longitude,
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        select
          m.kind,
          m.caption,
          case
            when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
          end as picture
        from
          media m
          join picture i on i.id = m.picture_id
        where
          m.property_id = p.id
        order by
          m.kind,
          m.sort,
          m.id
      ) each
  ) as media,
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        select
          d.id,
          d.kind,
          d.name,
          d.access,
          d.mime_type,
          d.size_bytes,
          d.file_key is not null as has_file,
          coalesce(
            (
              select
                o.region
              from
                property o
              where
                o.id = d.property_id
            ),
            (
              select
                o.region
              from
                project o
              where
                o.id = d.project_id
            )
          ) as region
        from
          document d
        where
          d.property_id = p.id
          and d.access <> 'owner'
        order by
          d.sort,
          d.id
      ) each
  ) as documents,
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        select
          d.id,
          d.property_id,
          d.starts_at,
          d.ends_at,
          d.note
        from
          property_open_day d
        where
          d.property_id = p.id
          and "p"."availability" in ('available', 'option')
        order by
          d.starts_at
      ) each
  ) as open_days,
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        with
          daily as (
            select distinct
              on (day) greatest(h.shown_at, p.published_at) as since,
              h.price_cents,
              (greatest(h.shown_at, p.published_at) at time zone 'Europe/Brussels')::date as day
            from
              property_price h
            where
              h.property_id = p.id
              and p.publish_price
              and h.price_cents is not null
              and h.shown_at is not null
            order by
              day,
              h.since desc
          ),
          changed as (
            select
              since,
              price_cents
            from
              (
                select
                  since,
                  price_cents,
                  lag(price_cents) over (
                    order by
                      since
                  ) as before
                from
                  daily
              ) each
            where
              price_cents is distinct from before
          )
        select
          price_cents as cents,
          until
        from
          (
            select
              price_cents,
              since,
              lead(since) over (
                order by
                  since
              ) as until
            from
              changed
          ) each
        where
          until is not null
        order by
          since
      ) each
  ) as former_prices
from
  public_property p
  left join place l on l.id = p.place_id
  left join public_project r on r.id = p.project_id
where
  p.id = $1;
-- $1 = 12

-- whole-property.ts: findWholeProperty(12, true)
/* planned once */
select
  p.*,
  p.details -> 'priceUnitText' as price_unit_text,
  p.details ->> 'taxRegime' as tax_regime,
  coalesce(
    "p"."gone_on",
    (
      select
        gone_noticed_on
      from
        property
      where
        property.id = "p"."id"
    )
  ) as gone_day,
  r.name as project_name,
  l.municipality,
  l.latitude as place_latitude,
  l.longitude as place_longitude,
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        select
          m.kind,
          m.caption,
          case
            when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
          end as picture
        from
          media m
          join picture i on i.id = m.picture_id
        where
          m.property_id = p.id
        order by
          m.kind,
          m.sort,
          m.id
      ) each
  ) as media,
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        select
          d.id,
          d.kind,
          d.name,
          d.access,
          d.mime_type,
          d.size_bytes,
          d.file_key is not null as has_file,
          coalesce(
            (
              select
                o.region
              from
                property o
              where
                o.id = d.property_id
            ),
            (
              select
                o.region
              from
                project o
              where
                o.id = d.project_id
            )
          ) as region
        from
          document d
        where
          d.property_id = p.id
          and d.access <> 'owner'
        order by
          d.sort,
          d.id
      ) each
  ) as documents,
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        select
          d.id,
          d.property_id,
          d.starts_at,
          d.ends_at,
          d.note
        from
          property_open_day d
        where
          d.property_id = p.id
        order by
          d.starts_at
      ) each
  ) as open_days,
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        with
          daily as (
            select distinct
              on (day) greatest(h.shown_at, p.published_at) as since,
              h.price_cents,
              (greatest(h.shown_at, p.published_at) at time zone 'Europe/Brussels')::date as day
            from
              property_price h
            where
              h.property_id = p.id
              and p.publish_price
              and h.price_cents is not null
              and h.shown_at is not null
              and p.publication = 'published'
            order by
              day,
              h.since desc
          ),
          changed as (
            select
              since,
              price_cents
            from
              (
                select
                  since,
                  price_cents,
                  lag(price_cents) over (
                    order by
                      since
                  ) as before
                from
                  daily
              ) each
            where
              price_cents is distinct from before
          )
        select
          price_cents as cents,
          until
        from
          (
            select
              price_cents,
              since,
              lead(since) over (
                order by
                  since
              ) as until
            from
              changed
          ) each
        where
          until is not null
        order by
          since
      ) each
  ) as former_prices
from
  (
    select
      *
    from
      shown_property
    where
      publication <> 'withdrawn'
  ) p
  left join place l on l.id = p.place_id
  left join public_project r on r.id = p.project_id
where
  p.id = $1;
-- $1 = 12

-- withdrawn-properties.ts: listWithdrawn([ 12, 13 ])
select
  p.id,
  p.type,
  p.city,
  l.name as place_name
from
  property p
  left join place l on l.id = p.place_id
where
  p.id = any ($1::int[])
  and p.publication = 'withdrawn'
order by
  array_position($2::int[], p.id);
-- $1 = [ 12, 13 ]
-- $2 = [ 12, 13 ]

-- changes.ts: listChanges(5, 100)
select
  coalesce(min(number), 1) as first,
  coalesce(max(number), 0) as last
from
  outgoing_change;
select
  number,
  subject,
  subject_id,
  kind,
  at
from
  outgoing_change
where
  number > $1
order by
  number
limit
  $2;
-- $1 = 5
-- $2 = 100

-- outgoing-media.ts: listMediaOf('property', [ 12, 13 ])
select
  "m"."property_id" as owner,
  m.kind,
  m.caption,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  media m
  join picture i on i.id = m.picture_id
where
  "m"."property_id" = any ($1::int[])
order by
  m.kind,
  m.sort,
  m.id;
-- $1 = [ 12, 13 ]

-- outgoing-media.ts: listMediaOf('project', [ 4 ])
select
  "m"."project_id" as owner,
  m.kind,
  m.caption,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  media m
  join picture i on i.id = m.picture_id
where
  "m"."project_id" = any ($1::int[])
order by
  m.kind,
  m.sort,
  m.id;
-- $1 = [ 4 ]

-- outgoing-projects.ts: listOutgoingProjects({}, 100)
select
  p.*,
  array(
    select
      u.id
    from
      public_property u
    where
      u.project_id = p.id
    order by
      u.id
  ) as property_ids
from
  public_project p
where
  p.id > $1
  and (
    $2::int is null
    or p.id = $3
  )
  and (
    $4::timestamptz is null
    or p.updated_at >= $5
  )
order by
  p.id
limit
  $6;
-- $1 = 0
-- $2 = null
-- $3 = null
-- $4 = null
-- $5 = null
-- $6 = 100

-- outgoing-projects.ts: listOutgoingProjects({ id: 4, updatedSince: 2026-03-02T09:00:00.000Z, afterId: 3 }, 100)
select
  p.*,
  array(
    select
      u.id
    from
      public_property u
    where
      u.project_id = p.id
    order by
      u.id
  ) as property_ids
from
  public_project p
where
  p.id > $1
  and (
    $2::int is null
    or p.id = $3
  )
  and (
    $4::timestamptz is null
    or p.updated_at >= $5
  )
order by
  p.id
limit
  $6;
-- $1 = 3
-- $2 = 4
-- $3 = 4
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = 2026-03-02T09:00:00.000Z
-- $6 = 100

-- outgoing-properties.ts: listOutgoingProperties({}, 100)
select
  p.*,
  (
    select
      jsonb_agg(
        jsonb_build_object(
          'startsAt',
          to_char(d.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'endsAt',
          to_char(d.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'note',
          d.note
        )
        order by
          d.starts_at
      )
    from
      public_open_day d
    where
      d.property_id = p.id
  ) as open_days
from
  public_property p
where
  p.id > $1
order by
  p.id
limit
  $2;
-- $1 = 0
-- $2 = 100

-- outgoing-properties.ts: listOutgoingProperties({ purpose: 'sale', types: [ 'house' ], availability: 'open', region: 'flanders', postalCode: '9000', projectId: 4, minPriceCents: 10000000, maxPriceCents: 50000000, minBedrooms: 2, updatedSince: 2026-03-02T09:00:00.000Z, ids: [ 12, 13 ], afterId: 11 }, 100)
select
  p.*,
  (
    select
      jsonb_agg(
        jsonb_build_object(
          'startsAt',
          to_char(d.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'endsAt',
          to_char(d.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'note',
          d.note
        )
        order by
          d.starts_at
      )
    from
      public_open_day d
    where
      d.property_id = p.id
  ) as open_days
from
  public_property p
where
  p.id > $1
  and p.purpose = $2
  and p.type = any ($3::text[])
  and "p"."availability" in ('available', 'option')
  and p.region = $4
  and p.postal_code = $5
  and p.project_id = $6
  and p.price_cents >= $7
  and p.price_cents <= $8
  and p.bedrooms >= $9
  and p.updated_at >= $10
  and p.id = any ($11::int[])
order by
  p.id
limit
  $12;
-- $1 = 11
-- $2 = 'sale'
-- $3 = [ 'house' ]
-- $4 = 'flanders'
-- $5 = '9000'
-- $6 = 4
-- $7 = 10000000
-- $8 = 50000000
-- $9 = 2
-- $10 = 2026-03-02T09:00:00.000Z
-- $11 = [ 12, 13 ]
-- $12 = 100

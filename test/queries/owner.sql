-- as-owner.ts: findOwnerAndStaff({ ownerId: '00000000-0000-4000-8000-000000000001', staffSessionId: '00000000-0000-4000-8000-000000000001', now: 2026-03-02T09:00:00.000Z })
select
  "owner"."id",
  "owner"."name",
  "owner"."email",
  "owner"."language",
  "staff"."id" as "staff_id",
  "staff"."role" as "role"
from
  "staff_session"
  inner join "staff" on "staff"."id" = "staff_session"."staff_id"
  inner join "owner" on "owner"."id" = $1
where
  "staff_session"."id" = $2
  and "staff_session"."expires_at" > $3
  and "staff"."ended_at" is null;
-- $1 = '00000000-0000-4000-8000-000000000001'
-- $2 = '00000000-0000-4000-8000-000000000001'
-- $3 = 2026-03-02T09:00:00.000Z

-- listed-owners.ts: listOwners()
select
  o.email,
  o.name,
  o.language,
  case
    when o.disabled_at is not null then 'disabled'
    when not exists (
      select
      from
        owner_password w
      where
        w.owner_id = o.id
    ) then 'invited'
    when not o.email_verified then 'unconfirmed'
    else 'active'
  end as state,
  coalesce(
    (
      select
        string_agg(
          p.reference,
          ' '
          order by
            p.id
        )
      from
        property_owner l
        join property p on p.id = l.property_id
      where
        l.owner_id = o.id
    ),
    ''
  ) as properties
from
  owner o
order by
  o.email;

-- listed-owners.ts: listOwnerNames(500)
select
  "id",
  "name",
  "email"
from
  "owner"
order by
  "name"
limit
  $1;
-- $1 = 500

-- office-owners.ts: listOfficeOwners({ limit: 50 })
select
  w.id,
  w.name,
  w.email,
  w.language,
  w.email_verified as is_confirmed,
  w.weekly_mail,
  w.disabled_at is not null as is_disabled,
  exists (
    select
    from
      owner_password k
    where
      k.owner_id = w.id
      and k.password is not null
  ) as has_password,
  (
    select
      max(s.created_at)
    from
      owner_session s
    where
      s.owner_id = w.id
  ) as last_log_in_at,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'property_id',
            p.id,
            'reference',
            p.reference,
            'type',
            p.type,
            'street',
            p.street,
            'house_number',
            p.house_number,
            'box_number',
            p.box_number,
            'city',
            p.city,
            'region',
            p.region
          )
          order by
            p.id desc
        )
      from
        property_owner o
        join property p on p.id = o.property_id
      where
        o.owner_id = w.id
    ),
    '[]'
  ) as properties,
  count(*) over ()::int as total
from
  owner w
where
  (
    $1::int is null
    or exists (
      select
      from
        property_owner o
      where
        o.owner_id = w.id
        and o.property_id = $2
    )
  )
  and (
    $3::text is null
    or w.name ilike $4
    or w.email ilike $5
    or exists (
      select
      from
        property_owner o
        join property p on p.id = o.property_id
      where
        o.owner_id = w.id
        and (
          p.reference ilike $6
          or p.source_ref ilike $7
        )
    )
  )
order by
  lower(w.name),
  w.id
limit
  $8
offset
  $9;
-- $1 = null
-- $2 = null
-- $3 = null
-- $4 = null
-- $5 = null
-- $6 = null
-- $7 = null
-- $8 = 50
-- $9 = 0

-- office-owners.ts: listOfficeOwners({ propertyId: 12, text: 'An 50%', limit: 50, offset: 50 })
select
  w.id,
  w.name,
  w.email,
  w.language,
  w.email_verified as is_confirmed,
  w.weekly_mail,
  w.disabled_at is not null as is_disabled,
  exists (
    select
    from
      owner_password k
    where
      k.owner_id = w.id
      and k.password is not null
  ) as has_password,
  (
    select
      max(s.created_at)
    from
      owner_session s
    where
      s.owner_id = w.id
  ) as last_log_in_at,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'property_id',
            p.id,
            'reference',
            p.reference,
            'type',
            p.type,
            'street',
            p.street,
            'house_number',
            p.house_number,
            'box_number',
            p.box_number,
            'city',
            p.city,
            'region',
            p.region
          )
          order by
            p.id desc
        )
      from
        property_owner o
        join property p on p.id = o.property_id
      where
        o.owner_id = w.id
    ),
    '[]'
  ) as properties,
  count(*) over ()::int as total
from
  owner w
where
  (
    $1::int is null
    or exists (
      select
      from
        property_owner o
      where
        o.owner_id = w.id
        and o.property_id = $2
    )
  )
  and (
    $3::text is null
    or w.name ilike $4
    or w.email ilike $5
    or exists (
      select
      from
        property_owner o
        join property p on p.id = o.property_id
      where
        o.owner_id = w.id
        and (
          p.reference ilike $6
          or p.source_ref ilike $7
        )
    )
  )
order by
  lower(w.name),
  w.id
limit
  $8
offset
  $9;
-- $1 = 12
-- $2 = 12
-- $3 = '%An 50\\%%'
-- $4 = '%An 50\\%%'
-- $5 = '%An 50\\%%'
-- $6 = '%An 50\\%%'
-- $7 = '%An 50\\%%'
-- $8 = 50
-- $9 = 50

-- owned-properties.ts: listOwnedProperties('00000000-0000-4000-8000-000000000001')
select
  p.id,
  p.reference,
  p.purpose,
  p.type,
  p.publication,
  p.availability,
  p.published_at,
  p.gone_on,
  p.option_since,
  p.price_cents,
  p.price_unit,
  p.details -> 'priceUnitText' as price_unit_text,
  p.project_id,
  p.is_new_build,
  p.details ->> 'taxRegime' as tax_regime,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.region,
  p.quarter,
  l.name as place_name,
  l.slug as place_slug,
  p.agent_id,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object('since', r.since, 'price_cents', r.price_cents)
          order by
            r.since
        )
      from
        property_price r
      where
        r.property_id = p.id
        and r.price_cents is not null
    ),
    '[]'
  ) as prices,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object('due_on', s.due_on, 'subject', s.subject, 'language', s.language)
          order by
            s.due_on nulls last,
            s.id
        )
      from
        planned_step s
      where
        s.property_id = p.id
        and s.done_at is null
    ),
    '[]'
  ) as steps
from
  property_owner o
  join property p on p.id = o.property_id
  left join place l on l.id = p.place_id
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
  o.owner_id = $1
  and true
order by
  p.publication = 'published' desc,
  p.published_at desc nulls last,
  p.id desc;
-- $1 = '00000000-0000-4000-8000-000000000001'

-- owned-properties.ts: findOwnedProperty('00000000-0000-4000-8000-000000000001', 12)
select
  p.id,
  p.reference,
  p.purpose,
  p.type,
  p.publication,
  p.availability,
  p.published_at,
  p.gone_on,
  p.option_since,
  p.price_cents,
  p.price_unit,
  p.details -> 'priceUnitText' as price_unit_text,
  p.project_id,
  p.is_new_build,
  p.details ->> 'taxRegime' as tax_regime,
  p.street,
  p.house_number,
  p.box_number,
  p.postal_code,
  p.city,
  p.region,
  p.quarter,
  l.name as place_name,
  l.slug as place_slug,
  p.agent_id,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object('since', r.since, 'price_cents', r.price_cents)
          order by
            r.since
        )
      from
        property_price r
      where
        r.property_id = p.id
        and r.price_cents is not null
    ),
    '[]'
  ) as prices,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object('due_on', s.due_on, 'subject', s.subject, 'language', s.language)
          order by
            s.due_on nulls last,
            s.id
        )
      from
        planned_step s
      where
        s.property_id = p.id
        and s.done_at is null
    ),
    '[]'
  ) as steps
from
  property_owner o
  join property p on p.id = o.property_id
  left join place l on l.id = p.place_id
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
  o.owner_id = $1
  and p.id = $2
order by
  p.publication = 'published' desc,
  p.published_at desc nulls last,
  p.id desc;
-- $1 = '00000000-0000-4000-8000-000000000001'
-- $2 = 12

-- owners.ts: findOwner({ id: '00000000-0000-4000-8000-000000000001' })
select
  "id",
  "name",
  "email",
  "email_verified",
  "language",
  "disabled_at"
from
  "owner"
where
  "id" = $1;
-- $1 = '00000000-0000-4000-8000-000000000001'

-- owners.ts: findOwner({ email: 'An@example.be' })
select
  "id",
  "name",
  "email",
  "email_verified",
  "language",
  "disabled_at"
from
  "owner"
where
  "email" = $1;
-- $1 = 'an@example.be'

-- owners.ts: findPasswordHash('00000000-0000-4000-8000-000000000001')
select
  "password"
from
  "owner_password"
where
  "owner_id" = $1
  and "provider_id" = $2;
-- $1 = '00000000-0000-4000-8000-000000000001'
-- $2 = 'credential'

-- owners.ts: findOwnerPhone(12)
select
  "owner"."phone"
from
  "property_owner"
  inner join "owner" on "owner"."id" = "property_owner"."owner_id"
where
  "property_id" = $1
  and "owner"."phone" <> $2
order by
  "owner"."id";
-- $1 = 12
-- $2 = ''

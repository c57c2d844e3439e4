-- answering-staff.ts: listAnsweringStaff()
select
  "id",
  "name",
  "away_until" as "awayUntil",
  "substitute_id" as "substituteId"
from
  "staff"
where
  "ended_at" is null
  and "role" <> $1
order by
  "name",
  "email";
-- $1 = 'editor'

-- audit-log.ts: listLog({}, { count: 100 })
select
  "id",
  "at",
  "actor",
  "action",
  "subject"
from
  "audit_entry"
order by
  "id" desc
limit
  $1;
-- $1 = 101

-- audit-log.ts: listLog({ actor: 'visitor', from: '2026-02-01', until: '2026-03-02', text: '50%', actions: [ 'log in' ], subjects: [ 'property:12' ] }, { before: 90, count: 100 })
select
  "id",
  "at",
  "actor",
  "action",
  "subject"
from
  "audit_entry"
where
  "id" < $1
  and "actor" = $2
  and at >= ($3::date)::timestamp at time zone 'Europe/Brussels'
  and at < ($4::date + 1)::timestamp at time zone 'Europe/Brussels'
  and (
    strpos(lower(action || ' ' || subject), lower($5)) > 0
    or regexp_replace(split_part(action, ' ', 1), '[^a-z]', '_', 'g') = any ($6)
    or subject = any ($7)
  )
order by
  "id" desc
limit
  $8;
-- $1 = 90
-- $2 = 'visitor'
-- $3 = '2026-02-01'
-- $4 = '2026-03-02'
-- $5 = '50%'
-- $6 = [ 'log in' ]
-- $7 = [ 'property:12' ]
-- $8 = 101

-- audit-log.ts: findSubjects('Kouter')
(
  select
    'property:' || id as subject
  from
    property
  where
    reference ilike $1
  limit
    200
)
union all
(
  select
    'staff:' || id
  from
    staff
  where
    name ilike $2
    or email ilike $3
  limit
    200
)
union all
(
  select
    'owner:' || id
  from
    owner
  where
    name ilike $4
    or email ilike $5
  limit
    200
);
-- $1 = '%Kouter%'
-- $2 = '%Kouter%'
-- $3 = '%Kouter%'
-- $4 = '%Kouter%'
-- $5 = '%Kouter%'

-- audit-log.ts: nameSubjects([ 'property:12', 'project:4', 'lead:8', 'article:5', 'staff:00000000-0000-4000-8000-000000000001', 'owner:00000000-0000-4000-8000-000000000001' ])
select
  'property:' || id as subject,
  reference as name
from
  property
where
  'property:' || id = any ($1)
union all
select
  'lead:' || id,
  coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email)
from
  lead
where
  'lead:' || id = any ($2);
-- $1 = [ 'property:12', 'project:4', 'lead:8', 'article:5', 'staff:00000000-0000-4000-8000-000000000001', 'owner:00000000-0000-4000-8000-000000000001' ]
-- $2 = [ 'property:12', 'project:4', 'lead:8', 'article:5', 'staff:00000000-0000-4000-8000-000000000001', 'owner:00000000-0000-4000-8000-000000000001' ]

-- audit-log.ts: nameActors([ 'staff:00000000-0000-4000-8000-000000000001', 'owner:00000000-0000-4000-8000-000000000001', 'visitor' ])
select
  'staff:' || id as actor,
  name
from
  staff
where
  id::text = any ($1)
union all
select
  'owner:' || id,
  name
from
  owner
where
  id::text = any ($2);
-- $1 = [ '00000000-0000-4000-8000-000000000001' ]
-- $2 = [ '00000000-0000-4000-8000-000000000001' ]

-- found-by-words.ts: findHomes({ words: [ 'kouter', '12' ], most: 6 })
with
  found as (
    select
      p.id,
      p.updated_at,
      p.reference ilike $1
      or coalesce(p.source_ref ilike $2, false) as is_reference
    from
      property p
    where
      (
        concat_ws(
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
          p.title ->> 'en'
        ) ilike $3
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
          p.title ->> 'en'
        ) ilike $4
      )
      or p.id in (
        select
          po.property_id
        from
          property_owner po
          join owner o on o.id = po.owner_id
        where
          (
            o.name ilike $5
            and o.name ilike $6
          )
      )
    order by
      is_reference desc,
      p.updated_at desc,
      p.id desc
    limit
      $7
  )
select
  p.id,
  p.purpose,
  p.reference,
  p.postal_code,
  place.slug as place_slug,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  (
    select
      string_agg(
        o.name,
        ', '
        order by
          o.name
      )
    from
      property_owner po
      join owner o on o.id = po.owner_id
    where
      po.property_id = p.id
  ) as owners
from
  found
  join property p on p.id = found.id
  left join place on place.id = p.place_id
order by
  found.is_reference desc,
  found.updated_at desc,
  found.id desc;
-- $1 = 'kouter 12%'
-- $2 = 'kouter 12%'
-- $3 = '%kouter%'
-- $4 = '%12%'
-- $5 = '%kouter%'
-- $6 = '%12%'
-- $7 = 6

-- found-by-words.ts: findHomes({ words: [ 'kouter', '12' ], most: 6, isPublic: true })
with
  found as (
    select
      p.id,
      p.updated_at,
      p.reference ilike $1
      or coalesce(null ilike $2, false) as is_reference
    from
      public_property p
    where
      (
        concat_ws(
          ' ',
          p.reference,
          null,
          p.street,
          p.house_number,
          p.box_number,
          p.postal_code,
          p.city,
          p.title ->> 'nl',
          p.title ->> 'fr',
          p.title ->> 'de',
          p.title ->> 'en'
        ) ilike $3
        and concat_ws(
          ' ',
          p.reference,
          null,
          p.street,
          p.house_number,
          p.box_number,
          p.postal_code,
          p.city,
          p.title ->> 'nl',
          p.title ->> 'fr',
          p.title ->> 'de',
          p.title ->> 'en'
        ) ilike $4
      )
    order by
      is_reference desc,
      p.updated_at desc,
      p.id desc
    limit
      $5
  )
select
  p.id,
  p.purpose,
  p.reference,
  p.postal_code,
  place.slug as place_slug,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  null as owners
from
  found
  join public_property p on p.id = found.id
  left join place on place.id = p.place_id
order by
  found.is_reference desc,
  found.updated_at desc,
  found.id desc;
-- $1 = 'kouter 12%'
-- $2 = 'kouter 12%'
-- $3 = '%kouter%'
-- $4 = '%12%'
-- $5 = 6

-- found-by-words.ts: findProjects({ words: [ 'kouter', '12' ], most: 6 })
select
  p.id,
  p.name,
  p.reference,
  p.city,
  p.postal_code,
  place.slug as place_slug
from
  project p
  left join place on place.id = p.place_id
where
  (
    concat_ws(' ', p.reference, p.source_ref, p.name, p.street, p.city) ilike $1
    and concat_ws(' ', p.reference, p.source_ref, p.name, p.street, p.city) ilike $2
  )
order by
  p.updated_at desc,
  p.id desc
limit
  $3;
-- $1 = '%kouter%'
-- $2 = '%12%'
-- $3 = 6

-- found-by-words.ts: findProjects({ words: [ 'kouter', '12' ], most: 6, isPublic: true })
select
  p.id,
  p.name,
  p.reference,
  p.city,
  p.postal_code,
  place.slug as place_slug
from
  public_project p
  left join place on place.id = p.place_id
where
  (
    concat_ws(' ', p.reference, null, p.name, p.street, p.city) ilike $1
    and concat_ws(' ', p.reference, null, p.name, p.street, p.city) ilike $2
  )
order by
  p.updated_at desc,
  p.id desc
limit
  $3;
-- $1 = '%kouter%'
-- $2 = '%12%'
-- $3 = 6

-- found-by-words.ts: findLeads({ words: [ 'kouter', '12' ], most: 6 })
with
  newest as (
    select distinct
      on (lower(l.email)) l.*
    from
      lead l
    where
      (
        concat_ws(' ', l.first_name, l.last_name, l.email) ilike $1
        and concat_ws(' ', l.first_name, l.last_name, l.email) ilike $2
      )
    order by
      lower(l.email),
      l.created_at desc,
      l.id desc
  )
select
  l.id,
  l.form,
  l.created_at,
  l.email,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), l.email) as person
from
  newest l
  left join property p on p.id = l.property_id
order by
  l.created_at desc,
  l.id desc
limit
  $3;
-- $1 = '%kouter%'
-- $2 = '%12%'
-- $3 = 6

-- found-by-words.ts: findArticles({ words: [ 'kouter', '12' ], most: 6 })
select
  a.id,
  a.category,
  coalesce(e.document -> 'title', a.title) as title
from
  article a
  left join article_edit e on e.article_id = a.id
  cross join lateral (
    select
      string_agg(value, ' ') as told
    from
      jsonb_each_text(coalesce(e.document -> 'title', a.title))
  ) titles
where
  (
    titles.told ilike $1
    and titles.told ilike $2
  )
order by
  a.updated_at desc,
  a.id desc
limit
  $3;
-- $1 = '%kouter%'
-- $2 = '%12%'
-- $3 = 6

-- passkeys.ts: listPasskeys('00000000-0000-4000-8000-000000000001')
select
  "id",
  "credential_id" as "credentialId",
  "name",
  "created_at" as "createdAt",
  "used_at" as "usedAt"
from
  "staff_passkey"
where
  "staff_id" = $1
order by
  "created_at",
  "id";
-- $1 = '00000000-0000-4000-8000-000000000001'

-- passkeys.ts: findPasskey('credential')
select
  "staff_passkey"."id",
  "staff_id" as "staffId",
  "email",
  "public_key" as "publicKey",
  "counter"
from
  "staff_passkey"
  inner join "staff" on "staff"."id" = "staff_passkey"."staff_id"
where
  "credential_id" = $1
  and "ended_at" is null;
-- $1 = 'credential'

-- staff-views.ts: listStaffViews('00000000-0000-4000-8000-000000000001')
select
  "id",
  "name",
  "query"
from
  "staff_view"
where
  "staff_id" = $1
order by
  "sort",
  "name";
-- $1 = '00000000-0000-4000-8000-000000000001'

-- staff.ts: findStaff({ id: '00000000-0000-4000-8000-000000000001' })
select
  "id",
  "name",
  "email",
  "role",
  "language",
  "agent_id" as "agentId",
  "two_factor_enabled" as "hasCode",
  "ended_at" as "endedAt",
  exists (
    select
    from
      staff_passkey
    where
      staff_id = staff.id
  ) as "hasPasskey"
from
  "staff"
where
  "id" = $1;
-- $1 = '00000000-0000-4000-8000-000000000001'

-- staff.ts: findStaff({ email: 'An@example.be' })
select
  "id",
  "name",
  "email",
  "role",
  "language",
  "agent_id" as "agentId",
  "two_factor_enabled" as "hasCode",
  "ended_at" as "endedAt",
  exists (
    select
    from
      staff_passkey
    where
      staff_id = staff.id
  ) as "hasPasskey"
from
  "staff"
where
  "email" = $1;
-- $1 = 'an@example.be'

-- staff.ts: listStaff()
select
  "id",
  "name",
  "email",
  "role",
  "language",
  "agent_id" as "agentId",
  "two_factor_enabled" as "hasCode",
  "ended_at" as "endedAt",
  exists (
    select
    from
      staff_passkey
    where
      staff_id = staff.id
  ) as "hasPasskey",
  "last_log_in_at" as "lastLogInAt",
  exists (
    select
      "id"
    from
      "staff_password"
    where
      "staff_password"."staff_id" = "staff"."id"
  ) as "hasPassword"
from
  "staff"
order by
  "ended_at" is not null,
  "name",
  "email";

-- staff.ts: findStaffPasswordHash('00000000-0000-4000-8000-000000000001')
select
  "password"
from
  "staff_password"
where
  "staff_id" = $1;
-- $1 = '00000000-0000-4000-8000-000000000001'

-- answer-templates.ts: listAnswerTemplates()
select
  "id",
  "name",
  "subject",
  "body"
from
  "answer_template"
order by
  "created_at",
  "id";

-- answer-times.ts: findAnswerTimes({ from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z, staffId: '00000000-0000-4000-8000-000000000001', form: 'contact', propertyId: 12 })
select
  extract(
    epoch
    from
      l.created_at
  )::float8 * 1000 as asked,
  extract(
    epoch
    from
      l.first_answer_at
  )::float8 * 1000 as answered,
  l.form,
  l.assigned_to as "staffId",
  s.name,
  a.office_id as "officeId"
from
  lead l
  left join agent a on a.id = l.agent_id
  left join staff s on s.id = l.assigned_to
where
  l.first_answer_at >= $1
  and l.first_answer_at < $2
  and (
    $3::uuid is null
    or l.assigned_to = $4::uuid
  )
  and (
    $5::text is null
    or l.form = $6::text
  )
  and (
    $7::int is null
    or l.property_id = $8::int
  )
order by
  l.first_answer_at desc
limit
  5000;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-09T09:00:00.000Z
-- $3 = '00000000-0000-4000-8000-000000000001'
-- $4 = '00000000-0000-4000-8000-000000000001'
-- $5 = 'contact'
-- $6 = 'contact'
-- $7 = 12
-- $8 = 12
select
  o.id,
  o.name,
  o.street,
  o.house_number as "houseNumber",
  o.postal_code as "postalCode",
  o.city,
  o.country_id as "countryId",
  o.phone,
  o.email,
  o.opening_hours as "openingHours",
  o.hours,
  o.latitude,
  o.longitude,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  office o
  left join picture i on i.id = o.picture_id
order by
  o.sort,
  o.id;

-- answer-times.ts: findAllAnswerTimes({ from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z })
select
  extract(
    epoch
    from
      l.created_at
  )::float8 * 1000 as asked,
  extract(
    epoch
    from
      l.first_answer_at
  )::float8 * 1000 as answered,
  l.form,
  l.assigned_to as "staffId",
  s.name,
  a.office_id as "officeId"
from
  lead l
  left join agent a on a.id = l.agent_id
  left join staff s on s.id = l.assigned_to
where
  l.first_answer_at >= $1
  and l.first_answer_at < $2
  and (
    $3::uuid is null
    or l.assigned_to = $4::uuid
  )
  and (
    $5::text is null
    or l.form = $6::text
  )
  and (
    $7::int is null
    or l.property_id = $8::int
  )
order by
  l.first_answer_at desc
limit
  5000;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-09T09:00:00.000Z
-- $3 = null
-- $4 = null
-- $5 = null
-- $6 = null
-- $7 = null
-- $8 = null
select
  o.id,
  o.name,
  o.street,
  o.house_number as "houseNumber",
  o.postal_code as "postalCode",
  o.city,
  o.country_id as "countryId",
  o.phone,
  o.email,
  o.opening_hours as "openingHours",
  o.hours,
  o.latitude,
  o.longitude,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  office o
  left join picture i on i.id = o.picture_id
order by
  o.sort,
  o.id;

-- document-readers.ts: listDocumentReaders({ propertyId: 12 })
with
  asked as (
    select
      l.id as lead_id,
      document_id,
      l.created_at as asked_at
    from
      lead l,
      jsonb_array_elements_text(
        case jsonb_typeof(l.answers -> 'documents')
          when 'array' then l.answers -> 'documents'
          else '[]'
        end
      ) document_id
    where
      l."property_id" = $1
      and l.form = 'documents'
  ),
  given as (
    select distinct
      on (m.lead_id, document_id) m.lead_id,
      document_id,
      m.status,
      m.sent_at
    from
      lead l
      join mail_message m on m.lead_id = l.id,
      jsonb_array_elements(
        case jsonb_typeof(m.data -> 'documents')
          when 'array' then m.data -> 'documents'
          else '[]'
        end
      ) sent,
      substring(
        sent ->> 'path'
        from
          '^/documents/([0-9]+)/'
      ) document_id
    where
      l."property_id" = $2
      and m.template in ('documents', 'answer')
    order by
      m.lead_id,
      document_id,
      m.position desc
  )
select
  d.id as document_id,
  lead_id,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  asked_at,
  given.status,
  given.sent_at
from
  asked
  full join given using (lead_id, document_id)
  join lead l on l.id = lead_id
  join document d on d.id::text = document_id
  and d."property_id" = $3
where
  l.status <> 'spam'
order by
  coalesce(given.sent_at, l.created_at) desc,
  lead_id desc
limit
  $4;
-- $1 = 12
-- $2 = 12
-- $3 = 12
-- $4 = 500

-- document-readers.ts: listDocumentReaders({ projectId: 3 })
with
  asked as (
    select
      l.id as lead_id,
      document_id,
      l.created_at as asked_at
    from
      lead l,
      jsonb_array_elements_text(
        case jsonb_typeof(l.answers -> 'documents')
          when 'array' then l.answers -> 'documents'
          else '[]'
        end
      ) document_id
    where
      l."project_id" = $1
      and l.form = 'documents'
  ),
  given as (
    select distinct
      on (m.lead_id, document_id) m.lead_id,
      document_id,
      m.status,
      m.sent_at
    from
      lead l
      join mail_message m on m.lead_id = l.id,
      jsonb_array_elements(
        case jsonb_typeof(m.data -> 'documents')
          when 'array' then m.data -> 'documents'
          else '[]'
        end
      ) sent,
      substring(
        sent ->> 'path'
        from
          '^/documents/([0-9]+)/'
      ) document_id
    where
      l."project_id" = $2
      and m.template in ('documents', 'answer')
    order by
      m.lead_id,
      document_id,
      m.position desc
  )
select
  d.id as document_id,
  lead_id,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  asked_at,
  given.status,
  given.sent_at
from
  asked
  full join given using (lead_id, document_id)
  join lead l on l.id = lead_id
  join document d on d.id::text = document_id
  and d."project_id" = $3
where
  l.status <> 'spam'
order by
  coalesce(given.sent_at, l.created_at) desc,
  lead_id desc
limit
  $4;
-- $1 = 3
-- $2 = 3
-- $3 = 3
-- $4 = 500

-- inbox.ts: listInbox({ view: 'mine', staffId: '00000000-0000-4000-8000-000000000001', now: 2026-03-02T09:00:00.000Z })
with
  page as (
    select
      l.*
    from
      lead l
    where
      l.form = any ($1)
      and l.status = any ($2)
      and (
        l.snoozed_until is null
        or l.snoozed_until <= $3
      )
      and l.assigned_to = $4
    order by
      l.created_at,
      l.id
    limit
      $5
    offset
      $6
  )
select
  l.id,
  l.form,
  l.status,
  l.created_at,
  l.first_answer_at,
  l.snoozed_until,
  left(l.remark, 200) as remark,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  j.name as project,
  l.assigned_to,
  s.name as assigned_name,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  m.picture_id,
  (
    select
      jsonb_build_object('starts_at', v.starts_at, 'wished', v.wished)
    from
      appointment v
    where
      v.lead_id = l.id
    order by
      v.id desc
    limit
      1
  ) as appointment
from
  page l
  left join property p on p.id = l.property_id
  left join project j on j.id = l.project_id
  left join staff s on s.id = l.assigned_to
  left join lateral (
    select
      media.picture_id
    from
      media
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
  l.created_at,
  l.id;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = '00000000-0000-4000-8000-000000000001'
-- $5 = 50
-- $6 = 0
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = any ($2)
  and (
    l.snoozed_until is null
    or l.snoozed_until <= $3
  )
  and l.assigned_to = $4;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = '00000000-0000-4000-8000-000000000001'

-- inbox.ts: listInbox({ view: 'unassigned', staffId: '00000000-0000-4000-8000-000000000001', now: 2026-03-02T09:00:00.000Z })
with
  page as (
    select
      l.*
    from
      lead l
    where
      l.form = any ($1)
      and l.status = any ($2)
      and (
        l.snoozed_until is null
        or l.snoozed_until <= $3
      )
      and l.assigned_to is null
    order by
      l.created_at,
      l.id
    limit
      $4
    offset
      $5
  )
select
  l.id,
  l.form,
  l.status,
  l.created_at,
  l.first_answer_at,
  l.snoozed_until,
  left(l.remark, 200) as remark,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  j.name as project,
  l.assigned_to,
  s.name as assigned_name,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  m.picture_id,
  (
    select
      jsonb_build_object('starts_at', v.starts_at, 'wished', v.wished)
    from
      appointment v
    where
      v.lead_id = l.id
    order by
      v.id desc
    limit
      1
  ) as appointment
from
  page l
  left join property p on p.id = l.property_id
  left join project j on j.id = l.project_id
  left join staff s on s.id = l.assigned_to
  left join lateral (
    select
      media.picture_id
    from
      media
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
  l.created_at,
  l.id;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 50
-- $5 = 0
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = any ($2)
  and (
    l.snoozed_until is null
    or l.snoozed_until <= $3
  )
  and l.assigned_to is null;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z

-- inbox.ts: listInbox({ view: 'waiting', staffId: '00000000-0000-4000-8000-000000000001', now: 2026-03-02T09:00:00.000Z })
with
  page as (
    select
      l.*
    from
      lead l
    where
      l.form = any ($1)
      and l.status = any ($2)
      and (
        l.snoozed_until is null
        or l.snoozed_until <= $3
      )
    order by
      l.created_at,
      l.id
    limit
      $4
    offset
      $5
  )
select
  l.id,
  l.form,
  l.status,
  l.created_at,
  l.first_answer_at,
  l.snoozed_until,
  left(l.remark, 200) as remark,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  j.name as project,
  l.assigned_to,
  s.name as assigned_name,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  m.picture_id,
  (
    select
      jsonb_build_object('starts_at', v.starts_at, 'wished', v.wished)
    from
      appointment v
    where
      v.lead_id = l.id
    order by
      v.id desc
    limit
      1
  ) as appointment
from
  page l
  left join property p on p.id = l.property_id
  left join project j on j.id = l.project_id
  left join staff s on s.id = l.assigned_to
  left join lateral (
    select
      media.picture_id
    from
      media
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
  l.created_at,
  l.id;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 50
-- $5 = 0
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = any ($2)
  and (
    l.snoozed_until is null
    or l.snoozed_until <= $3
  );
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z

-- inbox.ts: listInbox({ view: 'others', staffId: '00000000-0000-4000-8000-000000000001', now: 2026-03-02T09:00:00.000Z })
with
  page as (
    select
      l.*
    from
      lead l
    where
      l.form = any ($1)
      and (
        l.status = 'waiting'
        or (
          l.status = any ($2)
          and not (
            l.snoozed_until is null
            or l.snoozed_until <= $3
          )
        )
      )
    order by
      l.created_at,
      l.id
    limit
      $4
    offset
      $5
  )
select
  l.id,
  l.form,
  l.status,
  l.created_at,
  l.first_answer_at,
  l.snoozed_until,
  left(l.remark, 200) as remark,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  j.name as project,
  l.assigned_to,
  s.name as assigned_name,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  m.picture_id,
  (
    select
      jsonb_build_object('starts_at', v.starts_at, 'wished', v.wished)
    from
      appointment v
    where
      v.lead_id = l.id
    order by
      v.id desc
    limit
      1
  ) as appointment
from
  page l
  left join property p on p.id = l.property_id
  left join project j on j.id = l.project_id
  left join staff s on s.id = l.assigned_to
  left join lateral (
    select
      media.picture_id
    from
      media
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
  l.created_at,
  l.id;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 50
-- $5 = 0
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and (
    l.status = 'waiting'
    or (
      l.status = any ($2)
      and not (
        l.snoozed_until is null
        or l.snoozed_until <= $3
      )
    )
  );
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z

-- inbox.ts: listInbox({ view: 'all', staffId: '00000000-0000-4000-8000-000000000001', now: 2026-03-02T09:00:00.000Z })
with
  page as (
    select
      l.*
    from
      lead l
    where
      l.form = any ($1)
      and l.status = any ($2)
    order by
      l.created_at desc,
      l.id desc
    limit
      $3
    offset
      $4
  )
select
  l.id,
  l.form,
  l.status,
  l.created_at,
  l.first_answer_at,
  l.snoozed_until,
  left(l.remark, 200) as remark,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  j.name as project,
  l.assigned_to,
  s.name as assigned_name,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  m.picture_id,
  (
    select
      jsonb_build_object('starts_at', v.starts_at, 'wished', v.wished)
    from
      appointment v
    where
      v.lead_id = l.id
    order by
      v.id desc
    limit
      1
  ) as appointment
from
  page l
  left join property p on p.id = l.property_id
  left join project j on j.id = l.project_id
  left join staff s on s.id = l.assigned_to
  left join lateral (
    select
      media.picture_id
    from
      media
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
  l.created_at desc,
  l.id desc;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open', 'waiting', 'done' ]
-- $3 = 50
-- $4 = 0
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = any ($2);
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open', 'waiting', 'done' ]

-- inbox.ts: listInbox({ view: 'spam', staffId: '00000000-0000-4000-8000-000000000001', now: 2026-03-02T09:00:00.000Z })
with
  page as (
    select
      l.*
    from
      lead l
    where
      l.form = any ($1)
      and l.status = 'spam'
    order by
      l.created_at desc,
      l.id desc
    limit
      $2
    offset
      $3
  )
select
  l.id,
  l.form,
  l.status,
  l.created_at,
  l.first_answer_at,
  l.snoozed_until,
  left(l.remark, 200) as remark,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  j.name as project,
  l.assigned_to,
  s.name as assigned_name,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  m.picture_id,
  (
    select
      jsonb_build_object('starts_at', v.starts_at, 'wished', v.wished)
    from
      appointment v
    where
      v.lead_id = l.id
    order by
      v.id desc
    limit
      1
  ) as appointment
from
  page l
  left join property p on p.id = l.property_id
  left join project j on j.id = l.project_id
  left join staff s on s.id = l.assigned_to
  left join lateral (
    select
      media.picture_id
    from
      media
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
  l.created_at desc,
  l.id desc;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = 50
-- $3 = 0
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = 'spam';
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]

-- inbox.ts: listInbox({ view: 'waiting', staffId: '00000000-0000-4000-8000-000000000001', now: 2026-03-02T09:00:00.000Z, form: 'contact', assignedTo: '00000000-0000-4000-8000-000000000001', propertyId: 12, text: 'An 50%', newestFirst: true, page: 2, most: 5 })
with
  page as (
    select
      l.*
    from
      lead l
    where
      l.form = any ($1)
      and l.status = any ($2)
      and (
        l.snoozed_until is null
        or l.snoozed_until <= $3
      )
      and l.form = $4
      and l.assigned_to = $5
      and l.property_id = $6
      and (
        lower(concat_ws(' ', l.first_name, l.last_name, l.email, l.phone)) like $7
        or l.property_id in (
          select
            id
          from
            property
          where
            lower(concat_ws(' ', reference, source_ref, street, house_number, city)) like $8
        )
        or l.project_id in (
          select
            id
          from
            project
          where
            lower(concat_ws(' ', reference, source_ref, name)) like $9
        )
      )
      and (
        lower(concat_ws(' ', l.first_name, l.last_name, l.email, l.phone)) like $10
        or l.property_id in (
          select
            id
          from
            property
          where
            lower(concat_ws(' ', reference, source_ref, street, house_number, city)) like $11
        )
        or l.project_id in (
          select
            id
          from
            project
          where
            lower(concat_ws(' ', reference, source_ref, name)) like $12
        )
      )
    order by
      l.created_at desc,
      l.id desc
    limit
      $13
    offset
      $14
  )
select
  l.id,
  l.form,
  l.status,
  l.created_at,
  l.first_answer_at,
  l.snoozed_until,
  left(l.remark, 200) as remark,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  j.name as project,
  l.assigned_to,
  s.name as assigned_name,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  m.picture_id,
  (
    select
      jsonb_build_object('starts_at', v.starts_at, 'wished', v.wished)
    from
      appointment v
    where
      v.lead_id = l.id
    order by
      v.id desc
    limit
      1
  ) as appointment
from
  page l
  left join property p on p.id = l.property_id
  left join project j on j.id = l.project_id
  left join staff s on s.id = l.assigned_to
  left join lateral (
    select
      media.picture_id
    from
      media
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
  l.created_at desc,
  l.id desc;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 'contact'
-- $5 = '00000000-0000-4000-8000-000000000001'
-- $6 = 12
-- $7 = '%an%'
-- $8 = '%an%'
-- $9 = '%an%'
-- $10 = '%50\\%%'
-- $11 = '%50\\%%'
-- $12 = '%50\\%%'
-- $13 = 5
-- $14 = 5
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = any ($2)
  and (
    l.snoozed_until is null
    or l.snoozed_until <= $3
  )
  and l.form = $4
  and l.assigned_to = $5
  and l.property_id = $6
  and (
    lower(concat_ws(' ', l.first_name, l.last_name, l.email, l.phone)) like $7
    or l.property_id in (
      select
        id
      from
        property
      where
        lower(concat_ws(' ', reference, source_ref, street, house_number, city)) like $8
    )
    or l.project_id in (
      select
        id
      from
        project
      where
        lower(concat_ws(' ', reference, source_ref, name)) like $9
    )
  )
  and (
    lower(concat_ws(' ', l.first_name, l.last_name, l.email, l.phone)) like $10
    or l.property_id in (
      select
        id
      from
        property
      where
        lower(concat_ws(' ', reference, source_ref, street, house_number, city)) like $11
    )
    or l.project_id in (
      select
        id
      from
        project
      where
        lower(concat_ws(' ', reference, source_ref, name)) like $12
    )
  );
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 'contact'
-- $5 = '00000000-0000-4000-8000-000000000001'
-- $6 = 12
-- $7 = '%an%'
-- $8 = '%an%'
-- $9 = '%an%'
-- $10 = '%50\\%%'
-- $11 = '%50\\%%'
-- $12 = '%50\\%%'

-- inbox.ts: countInbox({ staffId: '00000000-0000-4000-8000-000000000001', now: 2026-03-02T09:00:00.000Z })
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = any ($2)
  and (
    l.snoozed_until is null
    or l.snoozed_until <= $3
  )
  and l.assigned_to = $4;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = '00000000-0000-4000-8000-000000000001'
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = any ($2)
  and (
    l.snoozed_until is null
    or l.snoozed_until <= $3
  )
  and l.assigned_to is null;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = any ($2)
  and (
    l.snoozed_until is null
    or l.snoozed_until <= $3
  );
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and (
    l.status = 'waiting'
    or (
      l.status = any ($2)
      and not (
        l.snoozed_until is null
        or l.snoozed_until <= $3
      )
    )
  );
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = any ($2);
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open', 'waiting', 'done' ]
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = 'spam';
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
select
  count(*)
from
  lead l
where
  l.form = any ($1)
  and l.status = any ($2)
  and (
    l.snoozed_until is null
    or l.snoozed_until <= $3
  )
  and l.created_at < $4;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 2026-03-01T09:00:00.000Z

-- inbox.ts: findNeighbours(8, { staffId: '00000000-0000-4000-8000-000000000001', now: 2026-03-02T09:00:00.000Z })
select
  place,
  "of",
  before,
  after
from
  (
    select
      l.id,
      row_number() over w as place,
      count(*) over () as "of",
      lag(l.id) over w as before,
      lead(l.id) over w as after
    from
      lead l
    where
      l.form = any ($1)
      and l.status = any ($2)
      and (
        l.snoozed_until is null
        or l.snoozed_until <= $3
      )
    window
      w as (
        order by
          l.created_at,
          l.id
      )
  ) each
where
  id = $4;
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = [ 'new', 'open' ]
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 8

-- lead-draft.ts: findLeadDraft(8, '00000000-0000-4000-8000-000000000001')
select
  template,
  subject,
  text,
  seen::float8 as seen,
  updated_at
from
  lead_draft
where
  lead_id = $1
  and staff_id = $2;
-- $1 = 8
-- $2 = '00000000-0000-4000-8000-000000000001'

-- lead-page.ts: findLeadPage(8, 'de')
select
  l.id,
  l.form,
  l.status,
  l.language,
  l.created_at,
  l.first_answer_at,
  l.snoozed_until,
  l.assigned_to,
  l.property_id,
  l.project_id,
  case
    when j.id is not null then jsonb_build_object(
      'id',
      j.id,
      'name',
      j.name,
      'reference',
      j.reference,
      'city',
      j.city,
      'picture_id',
      (
        select
          m.picture_id
        from
          media m
        where
          m.project_id = j.id
          and m.kind = 'photo'
        order by
          m.sort
        limit
          1
      ),
      'available',
      (
        select
          count(*)
        from
          public_property u
        where
          u.project_id = j.id
          and u.availability = 'available'
      )
    )
  end as project,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  l.first_name,
  l.email,
  l.phone,
  l.street,
  l.postal_code,
  l.city,
  l.remark,
  l.page,
  l.campaign,
  l.referrer,
  l.privacy_version,
  l.newsletter,
  (
    select
      coalesce(m.data -> 'answersIn' -> $1, m.data -> 'answers')
    from
      mail_message m
    where
      m.lead_id = l.id
      and m.template = 'request-for-agent'
    order by
      m.position
    limit
      1
  ) as asked,
  coalesce(
    (
      select
        max(e.id)
      from
        lead_event e
      where
        e.lead_id = l.id
        and e.kind = 'mail'
    ),
    0
  )::float8 as last_mail,
  (
    select
      jsonb_build_object('id', v.id, 'status', v.status, 'starts_at', v.starts_at, 'ends_at', v.ends_at, 'wished', v.wished)
    from
      appointment v
    where
      v.lead_id = l.id
    order by
      v.id desc
    limit
      1
  ) as appointment
from
  lead l
  left join project j on j.id = l.project_id
where
  l.id = $2;
-- $1 = 'de'
-- $2 = 8

-- lead-page.ts: listLeadEvents(8)
select
  e.id::float8 as id,
  e.at,
  e.kind,
  e.body,
  s.name as by,
  a.name as assigned,
  e.mail_id
from
  lead_event e
  left join staff s on s.id = e.staff_id
  left join staff a on a.id = e.assigned_to
where
  e.lead_id = $1
order by
  e.id desc
limit
  200;
-- $1 = 8

-- lead-page.ts: listLeadMails(8)
select
  id,
  template,
  recipient,
  status,
  case
    when template = 'answer' then data
    else '{}'
  end as data,
  data ->> 'change' as change,
  created_at,
  sent_at
from
  mail_message
where
  lead_id = $1
order by
  position desc
limit
  200;
-- $1 = 8

-- lead-page.ts: listSendableDocuments({ property_id: 12, project_id: null }, '2026-03-02')
select
  d.id,
  d.kind,
  d.name,
  coalesce(p.region, j.region) as region
from
  document d
  left join public_property p on p.id = d.property_id
  left join public_project j on j.id = d.project_id
where
  (
    d.property_id = $1
    or $2::integer is null
    and d.project_id = $3
  )
  and coalesce(p.id, j.id) is not null
  and d.file_key is not null
  and d.access in ('download', 'request')
  and (
    d.expires_on is null
    or d.expires_on >= $4
  )
order by
  d.sort,
  d.id
limit
  40;
-- $1 = 12
-- $2 = 12
-- $3 = null
-- $4 = '2026-03-02'

-- thanked-lead.ts: findThankedLead(8)
select
  "first_name",
  "property_id",
  "project_id"
from
  "lead"
where
  "id" = $1;
-- $1 = 8

-- waiting-leads.ts: countWaitingLeads(2026-03-02T09:00:00.000Z)
select
  count(*) as count
from
  lead
where
  status in ('new', 'open')
  and form = any ($1)
  and (
    snoozed_until is null
    or snoozed_until <= $2
  );
-- $1 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $2 = 2026-03-02T09:00:00.000Z

-- agent-calendar.ts: findAgentCalendar('key')
select
  c.agent_id as "agentId",
  a.first_name || ' ' || a.last_name as name,
  (
    select
      s.language
    from
      staff s
    where
      s.agent_id = a.id
      and s.ended_at is null
    order by
      s.created_at
    limit
      1
  ) as language
from
  agent_calendar c
  join agent a on a.id = c.agent_id
where
  c.key::text = $1
  and a.ended_at is null;
-- $1 = 'key'

-- agent-calendar.ts: noteFetched(3, 2026-03-02T09:00:00.000Z)
update "agent_calendar"
set
  "fetched_at" = $1
where
  "agent_id" = $2;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 3

-- agent-calendar.ts: listAgreed(3, { since: 2026-03-02T09:00:00.000Z, most: 500 })
select
  a.id,
  a.revision,
  a.starts_at,
  a.ends_at,
  p.postal_code,
  place.name as place_name,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person
from
  appointment a
  join property p on p.id = a.property_id
  left join place on place.id = p.place_id
  left join lead l on l.id = a.lead_id
where
  a.agent_id = $1
  and a.status in ('confirmed', 'carried_out', 'no_show')
  and a.starts_at >= $2
order by
  a.starts_at,
  a.id
limit
  $3;
-- $1 = 3
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 500

-- agent-calendar.ts: listCalendarAddresses({ agentId: 3, isForAll: false })
select
  a.id,
  a.first_name || ' ' || a.last_name as name,
  c.key,
  c.created_at,
  c.fetched_at
from
  agent a
  left join agent_calendar c on c.agent_id = a.id
where
  a.id = $1
  or (
    $2
    and c.key is not null
  )
order by
  a.sort,
  a.id;
-- $1 = 3
-- $2 = false

-- agent-calendar.ts: listCalendarAddresses({ agentId: null, isForAll: true })
select
  a.id,
  a.first_name || ' ' || a.last_name as name,
  c.key,
  c.created_at,
  c.fetched_at
from
  agent a
  left join agent_calendar c on c.agent_id = a.id
where
  a.id = $1
  or (
    $2
    and c.key is not null
  )
order by
  a.sort,
  a.id;
-- $1 = null
-- $2 = true

-- appointments-of-day.ts: listAppointmentsOfDay({ from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z, most: 20 })
select
  a.id,
  a.starts_at,
  a.ends_at,
  l.phone,
  p.postal_code,
  p.country_id,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person
from
  appointment a
  left join lead l on l.id = a.lead_id
  left join property p on p.id = a.property_id
where
  a.status = 'confirmed'
  and a.starts_at >= $1
  and a.starts_at < $2
order by
  a.starts_at,
  a.id
limit
  $3;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-09T09:00:00.000Z
-- $3 = 20

-- appointments-of-day.ts: countAppointmentsOfDay({ from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z })
select
  count(*) as count,
  min(starts_at) as first
from
  appointment
where
  status = 'confirmed'
  and starts_at >= $1
  and starts_at < $2;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-09T09:00:00.000Z

-- appointments-of-week.ts: listAppointmentsOfWeek([ 12, 13 ], { from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z })
select
  a.property_id,
  a.starts_at,
  concat_ws(' ', d.first_name, d.last_name) as visitor,
  case
    when a.feedback_is_public then a.feedback
  end as feedback,
  case
    when a.feedback_is_public then a.feedback_language
  end as feedback_language
from
  appointment a
  left join lead d on d.id = a.lead_id
where
  a.property_id = any ($1)
  and a.status = 'carried_out'
  and a.starts_at >= $2
  and a.starts_at < $3
order by
  a.starts_at,
  a.id;
-- $1 = [ 12, 13 ]
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 2026-03-09T09:00:00.000Z

-- appointments.ts: findAppointment(7)
select
  v.id,
  v.lead_id as "leadId",
  v.property_id as "propertyId",
  v.agent_id as "agentId",
  v.starts_at as "startsAt",
  v.ends_at as "endsAt",
  v.wished,
  v.revision,
  v.status,
  l.language,
  l.first_name as "firstName",
  l.last_name as "lastName",
  l.email,
  l.phone,
  l.remark,
  a.first_name || ' ' || a.last_name as "agentName",
  a.email as "agentEmail"
from
  appointment v
  left join lead l on l.id = v.lead_id
  left join agent a on a.id = v.agent_id
where
  v.id = $1;
-- $1 = 7

-- appointments.ts: findAppointmentOfLead(8)
select
  "id",
  "starts_at" as "startsAt"
from
  "appointment"
where
  "lead_id" = $1;
-- $1 = 8

-- busy-times.ts: listBusyTimes(3, { startsAt: 2026-03-02T09:00:00.000Z, endsAt: 2026-03-09T09:00:00.000Z }, { exceptAppointment: 7 })
select
  'appointment' as kind,
  starts_at as "startsAt",
  ends_at as "endsAt"
from
  appointment
where
  agent_id = $1
  and status = 'confirmed'
  and id <> $2
  and starts_at < $3
  and ends_at > $4
union all
select
  'absence',
  starts_at,
  ends_at
from
  agent_absence
where
  agent_id = $5
  and starts_at < $6
  and ends_at > $7
order by
  2;
-- $1 = 3
-- $2 = 7
-- $3 = 2026-03-09T09:00:00.000Z
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = 3
-- $6 = 2026-03-09T09:00:00.000Z
-- $7 = 2026-03-02T09:00:00.000Z

-- listed-appointments.ts: listAppointmentsToCome(2026-03-02T09:00:00.000Z)
select
  a.id,
  p.reference,
  a.status,
  a.starts_at,
  a.wished,
  coalesce(nullif(l.email, ''), l.phone) as reach,
  concat_ws(' ', l.first_name, l.last_name) as name
from
  appointment a
  join property p on p.id = a.property_id
  left join lead l on l.id = a.lead_id
where
  (
    "a"."status" in ('requested', 'confirmed')
    and (
      "a"."starts_at" is null
      or "a"."starts_at" > $1
    )
  )
order by
  a.starts_at nulls first,
  a.id;
-- $1 = 2026-03-02T09:00:00.000Z

-- listed-appointments.ts: listAppointmentsToClose(2026-03-02T09:00:00.000Z)
select
  a.id,
  p.reference,
  a.status,
  a.starts_at,
  a.wished,
  coalesce(nullif(l.email, ''), l.phone) as reach,
  concat_ws(' ', l.first_name, l.last_name) as name
from
  appointment a
  join property p on p.id = a.property_id
  left join lead l on l.id = a.lead_id
where
  a.status = 'confirmed'
  and a.starts_at <= $1
order by
  a.starts_at nulls first,
  a.id;
-- $1 = 2026-03-02T09:00:00.000Z

-- office-calendar.ts: listCalendar({ from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z })
select
  a.id,
  a.status,
  a.starts_at,
  a.ends_at,
  a.wished,
  a.agent_id,
  a.slot_id,
  a.feedback,
  a.feedback_is_public,
  a.feedback_language,
  a.feedback_internal,
  a.created_at,
  a.lead_id,
  g.first_name || ' ' || g.last_name as agent_name,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  l.email,
  l.phone,
  l.remark,
  l.language as visitor_language,
  p.reference,
  p.postal_code,
  p.country_id,
  m.picture_id,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  array(
    select
      w.name
    from
      property_owner o
      join owner w on w.id = o.owner_id
    where
      o.property_id = p.id
    order by
      w.name
  ) as owners
from
  appointment a
  join property p on p.id = a.property_id
  left join lead l on l.id = a.lead_id
  left join agent g on g.id = a.agent_id
  left join lateral (
    select
      picture_id
    from
      media
    where
      media.property_id = p.id
      and picture_id is not null
    order by
      sort,
      id
    limit
      1
  ) m on true
where
  a.status in ('confirmed', 'carried_out', 'no_show')
  and a.starts_at >= $1
  and a.starts_at < $2
order by
  a.starts_at,
  a.id;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-09T09:00:00.000Z

-- office-calendar.ts: listWishes({ now: 2026-03-02T09:00:00.000Z, most: 20 })
select
  a.id,
  a.status,
  a.starts_at,
  a.ends_at,
  a.wished,
  a.agent_id,
  a.slot_id,
  a.feedback,
  a.feedback_is_public,
  a.feedback_language,
  a.feedback_internal,
  a.created_at,
  a.lead_id,
  g.first_name || ' ' || g.last_name as agent_name,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  l.email,
  l.phone,
  l.remark,
  l.language as visitor_language,
  p.reference,
  p.postal_code,
  p.country_id,
  m.picture_id,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  array(
    select
      w.name
    from
      property_owner o
      join owner w on w.id = o.owner_id
    where
      o.property_id = p.id
    order by
      w.name
  ) as owners
from
  appointment a
  join property p on p.id = a.property_id
  left join lead l on l.id = a.lead_id
  left join agent g on g.id = a.agent_id
  left join lateral (
    select
      picture_id
    from
      media
    where
      media.property_id = p.id
      and picture_id is not null
    order by
      sort,
      id
    limit
      1
  ) m on true
where
  l.status is distinct from 'spam'
  and (
    (
      a.status = 'requested'
      and a.starts_at is null
    )
    or (
      a.status = 'confirmed'
      and a.starts_at > $1
      and a.wished <> '[]'
    )
  )
order by
  a.created_at,
  a.id
limit
  $2;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 20

-- office-calendar.ts: findCalendarRow(7)
select
  a.id,
  a.status,
  a.starts_at,
  a.ends_at,
  a.wished,
  a.agent_id,
  a.slot_id,
  a.feedback,
  a.feedback_is_public,
  a.feedback_language,
  a.feedback_internal,
  a.created_at,
  a.lead_id,
  g.first_name || ' ' || g.last_name as agent_name,
  coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
  l.email,
  l.phone,
  l.remark,
  l.language as visitor_language,
  p.reference,
  p.postal_code,
  p.country_id,
  m.picture_id,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  array(
    select
      w.name
    from
      property_owner o
      join owner w on w.id = o.owner_id
    where
      o.property_id = p.id
    order by
      w.name
  ) as owners
from
  appointment a
  join property p on p.id = a.property_id
  left join lead l on l.id = a.lead_id
  left join agent g on g.id = a.agent_id
  left join lateral (
    select
      picture_id
    from
      media
    where
      media.property_id = p.id
      and picture_id is not null
    order by
      sort,
      id
    limit
      1
  ) m on true
where
  a.id = $1;
-- $1 = 7

-- office-calendar.ts: listOfficeSlots({ from: 2026-03-02T09:00:00.000Z })
select
  s.id,
  s.agent_id,
  s.starts_at,
  s.ends_at,
  s.capacity,
  s.booked,
  p.reference,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  g.first_name || ' ' || g.last_name as agent_name
from
  viewing_slot s
  join property p on p.id = s.property_id
  join agent g on g.id = s.agent_id
where
  s.starts_at >= $1
  and (
    $2::timestamptz is null
    or s.starts_at < $3
  )
  and (
    $4::int is null
    or s.property_id = $5
  )
order by
  s.starts_at,
  s.id
limit
  500;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = null
-- $3 = null
-- $4 = null
-- $5 = null

-- office-calendar.ts: listOfficeSlots({ from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z, propertyId: 12 })
select
  s.id,
  s.agent_id,
  s.starts_at,
  s.ends_at,
  s.capacity,
  s.booked,
  p.reference,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  g.first_name || ' ' || g.last_name as agent_name
from
  viewing_slot s
  join property p on p.id = s.property_id
  join agent g on g.id = s.agent_id
where
  s.starts_at >= $1
  and (
    $2::timestamptz is null
    or s.starts_at < $3
  )
  and (
    $4::int is null
    or s.property_id = $5
  )
order by
  s.starts_at,
  s.id
limit
  500;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-09T09:00:00.000Z
-- $3 = 2026-03-09T09:00:00.000Z
-- $4 = 12
-- $5 = 12

-- office-calendar.ts: listOpenDayEntries({ from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z })
select
  d.id,
  d.starts_at,
  d.ends_at,
  p.agent_id,
  p.reference,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  g.first_name || ' ' || g.last_name as agent_name
from
  public_open_day d
  join property p on p.id = d.property_id
  left join agent g on g.id = p.agent_id
where
  d.starts_at >= $1
  and d.starts_at < $2
order by
  d.starts_at,
  d.id;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-09T09:00:00.000Z

-- office-calendar.ts: listAbsences({ from: 2026-03-02T09:00:00.000Z })
select
  o.id,
  o.agent_id,
  o.starts_at,
  o.ends_at,
  o.reason,
  g.first_name || ' ' || g.last_name as agent_name
from
  agent_absence o
  join agent g on g.id = o.agent_id
where
  o.ends_at > $1
  and (
    $2::timestamptz is null
    or o.starts_at < $3
  )
order by
  o.starts_at,
  o.id
limit
  500;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = null
-- $3 = null

-- office-calendar.ts: listAbsences({ from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z })
select
  o.id,
  o.agent_id,
  o.starts_at,
  o.ends_at,
  o.reason,
  g.first_name || ' ' || g.last_name as agent_name
from
  agent_absence o
  join agent g on g.id = o.agent_id
where
  o.ends_at > $1
  and (
    $2::timestamptz is null
    or o.starts_at < $3
  )
order by
  o.starts_at,
  o.id
limit
  500;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-09T09:00:00.000Z
-- $3 = 2026-03-09T09:00:00.000Z

-- owned-appointments.ts: listOwnedAppointments('00000000-0000-4000-8000-000000000001', { limit: 20, now: 2026-03-02T09:00:00.000Z })
select
  a.id,
  a.property_id,
  a.starts_at,
  coalesce(a.starts_at >= $1, a.status = 'requested') as is_coming,
  a.status,
  concat_ws(' ', d.first_name, d.last_name) as visitor,
  case
    when a.feedback_is_public then a.feedback
  end as feedback,
  case
    when a.feedback_is_public then a.feedback_language
  end as feedback_language,
  coalesce(s.capacity > 1, false) as is_shared,
  case
    when d.id is not null then exists (
      select
      from
        appointment b
        join lead e on e.id = b.lead_id
      where
        b.property_id = a.property_id
        and case
          when d.email <> '' then lower(e.email) = lower(d.email)
          else nullif(
            regexp_replace(
              regexp_replace(regexp_replace(e.phone, '\D', '', 'g'), '^(00)?(352(?=\d{6}))?', ''),
              '^(32)?0',
              '32'
            ),
            ''
          ) = nullif(
            regexp_replace(
              regexp_replace(regexp_replace(d.phone, '\D', '', 'g'), '^(00)?(352(?=\d{6}))?', ''),
              '^(32)?0',
              '32'
            ),
            ''
          )
        end
        and b.starts_at < coalesce(a.starts_at, 'infinity')
        and b.status not in ('cancelled', 'no_show')
        and (
          b.status = 'carried_out'
          or e.status <> 'spam'
        )
    )
  end as is_repeated,
  count(*) over ()::int as total
from
  property_owner o
  join appointment a on a.property_id = o.property_id
  left join lead d on d.id = a.lead_id
  left join viewing_slot s on s.id = a.slot_id
where
  o.owner_id = $2
  and (
    a.status = 'carried_out'
    or d.status is distinct from 'spam'
  )
  and (
    $3::int is null
    or a.property_id = $4
  )
order by
  is_coming desc,
  case
    when a.starts_at >= $5 then a.starts_at
  end,
  a.starts_at desc nulls last,
  a.id desc
limit
  $6
offset
  $7;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = '00000000-0000-4000-8000-000000000001'
-- $3 = null
-- $4 = null
-- $5 = 2026-03-02T09:00:00.000Z
-- $6 = 20
-- $7 = 0

-- owned-appointments.ts: listOwnedAppointments('00000000-0000-4000-8000-000000000001', { propertyId: 12, limit: 20, offset: 20, now: 2026-03-02T09:00:00.000Z })
select
  a.id,
  a.property_id,
  a.starts_at,
  coalesce(a.starts_at >= $1, a.status = 'requested') as is_coming,
  a.status,
  concat_ws(' ', d.first_name, d.last_name) as visitor,
  case
    when a.feedback_is_public then a.feedback
  end as feedback,
  case
    when a.feedback_is_public then a.feedback_language
  end as feedback_language,
  coalesce(s.capacity > 1, false) as is_shared,
  case
    when d.id is not null then exists (
      select
      from
        appointment b
        join lead e on e.id = b.lead_id
      where
        b.property_id = a.property_id
        and case
          when d.email <> '' then lower(e.email) = lower(d.email)
          else nullif(
            regexp_replace(
              regexp_replace(regexp_replace(e.phone, '\D', '', 'g'), '^(00)?(352(?=\d{6}))?', ''),
              '^(32)?0',
              '32'
            ),
            ''
          ) = nullif(
            regexp_replace(
              regexp_replace(regexp_replace(d.phone, '\D', '', 'g'), '^(00)?(352(?=\d{6}))?', ''),
              '^(32)?0',
              '32'
            ),
            ''
          )
        end
        and b.starts_at < coalesce(a.starts_at, 'infinity')
        and b.status not in ('cancelled', 'no_show')
        and (
          b.status = 'carried_out'
          or e.status <> 'spam'
        )
    )
  end as is_repeated,
  count(*) over ()::int as total
from
  property_owner o
  join appointment a on a.property_id = o.property_id
  left join lead d on d.id = a.lead_id
  left join viewing_slot s on s.id = a.slot_id
where
  o.owner_id = $2
  and (
    a.status = 'carried_out'
    or d.status is distinct from 'spam'
  )
  and (
    $3::int is null
    or a.property_id = $4
  )
order by
  is_coming desc,
  case
    when a.starts_at >= $5 then a.starts_at
  end,
  a.starts_at desc nulls last,
  a.id desc
limit
  $6
offset
  $7;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = '00000000-0000-4000-8000-000000000001'
-- $3 = 12
-- $4 = 12
-- $5 = 2026-03-02T09:00:00.000Z
-- $6 = 20
-- $7 = 20

-- place-of-appointment.ts: findPlaceOfAppointment(12)
select
  p.reference,
  p.postal_code,
  place.name as place_name,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region
from
  property p
  left join place on place.id = p.place_id
where
  p.id = $1;
-- $1 = 12

-- slot-clashes.ts: listClashes({ propertyId: 12, agentId: 3, times: [ { startsAt: 2026-03-02T09:00:00.000Z, endsAt: 2026-03-09T09:00:00.000Z } ] }, 2026-03-02T09:00:00.000Z)
select
  t.s as "startsAt",
  t.e as "endsAt",
  case
    when t.s <= $1 then 'past'
    when exists (
      select
      from
        viewing_slot v
      where
        (
          v.agent_id = $2
          and v.starts_at < t.e
          and v.ends_at > t.s
        )
        or (
          v.property_id = $3
          and v.starts_at = t.s
        )
    ) then 'slot'
    when exists (
      select
      from
        appointment a
      where
        a.agent_id = $4
        and a.status = 'confirmed'
        and a.starts_at < t.e
        and a.ends_at > t.s
    ) then 'appointment'
    when exists (
      select
      from
        agent_absence o
      where
        o.agent_id = $5
        and o.starts_at < t.e
        and o.ends_at > t.s
    ) then 'absence'
  end as kind
from
  jsonb_to_recordset($6::jsonb) as t (s timestamptz, e timestamptz)
order by
  t.s;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 3
-- $3 = 12
-- $4 = 3
-- $5 = 3
-- $6 = '[{"s":"2026-03-02T09:00:00.000Z","e":"2026-03-09T09:00:00.000Z"}]'

-- slots.ts: listSlots(12, 2026-03-02T09:00:00.000Z)
select
  starts_at as "startsAt",
  ends_at as "endsAt",
  case
    when (
      exists (
        select
        from
          appointment a
        where
          a.agent_id = s.agent_id
          and a.status = 'confirmed'
          and a.slot_id is distinct from s.id
          and a.starts_at < s.ends_at
          and a.ends_at > s.starts_at
      )
      or exists (
        select
        from
          agent_absence o
        where
          o.agent_id = s.agent_id
          and o.starts_at < s.ends_at
          and o.ends_at > s.starts_at
      )
    ) then 0
    else capacity - booked
  end as left
from
  viewing_slot s
where
  property_id = $1
  and starts_at > $2
order by
  starts_at
limit
  60;
-- $1 = 12
-- $2 = 2026-03-02T09:00:00.000Z

-- slots.ts: listAppointmentStarts(3, { from: 2026-03-02T09:00:00.000Z, until: 2026-03-09T09:00:00.000Z })
select
  starts_at as "startsAt"
from
  appointment
where
  agent_id = $1
  and status = 'confirmed'
  and starts_at >= $2
  and starts_at < $3;
-- $1 = 3
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 2026-03-09T09:00:00.000Z

-- slots.ts: isFreeSlot({ propertyId: 12, agentId: 3, startsAt: 2026-03-02T09:00:00.000Z, endsAt: 2026-03-09T09:00:00.000Z })
select
  "id"
from
  "viewing_slot"
where
  "property_id" = $1
  and "agent_id" = $2
  and "starts_at" = $3
  and "ends_at" = $4
  and "booked" < "capacity";
-- $1 = 12
-- $2 = 3
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 2026-03-09T09:00:00.000Z

-- portals.ts: findPortal('00000000-0000-4000-8000-000000000001')
select
  id,
  name,
  feed,
  key,
  paused_at
from
  portal
where
  key = $1::uuid;
-- $1 = '00000000-0000-4000-8000-000000000001'

-- portals.ts: listPortals()
select
  p.id,
  p.name,
  p.feed,
  p.key,
  p.paused_at,
  coalesce(f.fetched_at, a.sent_at) as last_at,
  a.portal_id is not null as has_account,
  a.ending_at,
  w.problem,
  w.at as problem_at,
  (
    select
      count(*)
    from
      portal_listing l
    where
      l.portal_id = p.id
      and l.state = 'online'
  ) as online,
  (
    select
      count(*)
    from
      portal_listing l
    where
      l.portal_id = p.id
      and l.state = 'refused'
  ) as refused
from
  portal p
  left join portal_fetch f on f.portal_id = p.id
  left join portal_account a on a.portal_id = p.id
  left join portal_problem w on w.portal_id = p.id
order by
  p.name;

-- portals.ts: findAccount(2)
select
  portal_id as id,
  settings,
  secrets
from
  portal_account
where
  portal_id = $1;
-- $1 = 2

-- portals.ts: listExcluded(2)
select
  "property_id"
from
  "portal_exclusion"
where
  "portal_id" = $1;
-- $1 = 2

-- portals.ts: listPortalListings(2)
select
  p.id,
  p.reference,
  l.state,
  l.reason,
  l.since,
  e.property_id is not null as "isKeptOff",
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region
from
  (
    select
      *
    from
      portal_listing
    where
      portal_id = $1
  ) l
  full join (
    select
      *
    from
      portal_exclusion
    where
      portal_id = $2
  ) e using (property_id)
  join property p on p.id = property_id
order by
  l.state,
  p.reference,
  p.id;
-- $1 = 2
-- $2 = 2

-- sendings.ts: listPortalsToSend(2026-03-02T09:00:00.000Z)
select
  p.id
from
  portal_account a
  join portal p on p.id = a.portal_id
where
  p.paused_at is null
  and (
    a.not_before is null
    or a.not_before <= $1
  )
order by
  p.id;
-- $1 = 2026-03-02T09:00:00.000Z

-- sendings.ts: claimPortal(2, 2026-03-02T09:00:00.000Z, 2026-03-09T09:00:00.000Z)
update portal_account a
set
  not_before = $1
from
  portal p
where
  p.id = a.portal_id
  and p.id = $2
  and p.paused_at is null
  and (
    a.not_before is null
    or a.not_before <= $3
  )
returning
  p.id,
  p.name,
  p.feed,
  a.settings,
  a.secrets,
  a.ending_at;
-- $1 = 2026-03-09T09:00:00.000Z
-- $2 = 2
-- $3 = 2026-03-02T09:00:00.000Z

-- sendings.ts: holdPortal(2, 2026-03-09T09:00:00.000Z)
update portal_account
set
  not_before = $1
where
  portal_id = $2;
-- $1 = 2026-03-09T09:00:00.000Z
-- $2 = 2

-- sendings.ts: askToSend(2, 12, 2026-03-02T09:00:00.000Z)
insert into
  portal_sending (portal_id, property_id, next_attempt_at)
select
  portal_id,
  $1,
  $2
from
  portal_account
where
  portal_id = $3
on conflict (portal_id, property_id) do update
set
  asked = portal_sending.asked + 1,
  attempts = 0,
  next_attempt_at = excluded.next_attempt_at;
-- $1 = 12
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 2

-- sendings.ts: askToSendChanged(2, '2026-03-02', 2026-03-02T09:00:00.000Z)
begin;
select
  a.told_number as told,
  c.last,
  looked_on is distinct from $1::date
  or a.told_number > c.last
  or a.ending_at is not null as is_whole
from
  portal_account a,
  (
    select
      coalesce(max(number), 0) as last
    from
      outgoing_change
  ) c
where
  portal_id = $2
for update of
  a;
-- $1 = '2026-03-02'
-- $2 = 2
insert into
  portal_sending (portal_id, property_id, next_attempt_at)
select
  $1,
  id,
  $2
from
  (
    select distinct
      subject_id as id
    from
      outgoing_change
    where
      subject = 'property'
      and number > $3
      and number <= $4
  ) changed
on conflict (portal_id, property_id) do update
set
  asked = portal_sending.asked + 1,
  attempts = 0,
  next_attempt_at = excluded.next_attempt_at;
-- $1 = 2
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 3
-- $4 = 9
update portal_account
set
  told_number = $1,
  looked_on = $2::date
where
  portal_id = $3;
-- $1 = 9
-- $2 = '2026-03-02'
-- $3 = 2
commit;

-- sendings.ts: askToSendChanged(2, '2026-03-02', 2026-03-02T09:00:00.000Z)
begin;
select
  a.told_number as told,
  c.last,
  looked_on is distinct from $1::date
  or a.told_number > c.last
  or a.ending_at is not null as is_whole
from
  portal_account a,
  (
    select
      coalesce(max(number), 0) as last
    from
      outgoing_change
  ) c
where
  portal_id = $2
for update of
  a;
-- $1 = '2026-03-02'
-- $2 = 2
insert into
  portal_sending (portal_id, property_id, next_attempt_at)
select
  $1,
  id,
  $2
from
  (
    select
      id
    from
      public_property p
    where
      "p"."availability" in ('available', 'option')
    union
    select
      property_id
    from
      portal_sending
    where
      portal_id = $3
  ) changed
on conflict (portal_id, property_id) do update
set
  asked = portal_sending.asked + 1,
  attempts = 0,
  next_attempt_at = excluded.next_attempt_at;
-- $1 = 2
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 2
update portal_account
set
  told_number = $1,
  looked_on = $2::date
where
  portal_id = $3;
-- $1 = 9
-- $2 = '2026-03-02'
-- $3 = 2
commit;

-- sendings.ts: findDueSending(2, 2026-03-02T09:00:00.000Z)
select
  property_id,
  asked,
  attempts,
  may_be_there,
  remote_id,
  content,
  answer
from
  portal_sending
where
  portal_id = $1
  and asked <> done
  and next_attempt_at <= $2
order by
  next_attempt_at,
  property_id
limit
  1;
-- $1 = 2
-- $2 = 2026-03-02T09:00:00.000Z

-- sendings.ts: beginSending(2, { property_id: 12, asked: 2, attempts: 0, may_be_there: true, remote_id: null, content: null, answer: null }, 2026-03-09T09:00:00.000Z)
update portal_sending
set
  may_be_there = true,
  content = null,
  attempts = attempts + 1,
  next_attempt_at = $1
where
  portal_id = $2
  and property_id = $3;
-- $1 = 2026-03-09T09:00:00.000Z
-- $2 = 2
-- $3 = 12

-- sendings.ts: mayHaveAny(2)
select
from
  portal_sending
where
  portal_id = $1
  and may_be_there
limit
  1;
-- $1 = 2

-- sendings.ts: passOver(2, { property_id: 12, asked: 2, attempts: 0, may_be_there: true, remote_id: null, content: null, answer: null })
update portal_sending
set
  done = $1,
  attempts = 0
where
  portal_id = $2
  and property_id = $3;
-- $1 = 2
-- $2 = 2
-- $3 = 12

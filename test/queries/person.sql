-- person-page.ts: listLeadsOfPerson('An@example.be')
select
  l.id,
  l.form,
  l.status,
  l.snoozed_until,
  l.created_at,
  l.first_answer_at,
  j.name as project,
  v.starts_at,
  v.status as appointment,
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region
from
  lead l
  left join property p on p.id = l.property_id
  left join project j on j.id = l.project_id
  left join lateral (
    select
      starts_at,
      status
    from
      appointment
    where
      lead_id = l.id
    order by
      id desc
    limit
      1
  ) v on true
where
  lower(l.email) = $1
  and l.email <> ''
  and l.id <> $2
order by
  l.created_at desc,
  l.id desc
limit
  $3;
-- $1 = 'an@example.be'
-- $2 = 0
-- $3 = 100

-- person-page.ts: listAlertsOfPerson('An@example.be')
select
  id,
  language,
  purpose,
  query,
  frequency,
  status,
  created_at
from
  search_alert
where
  lower(email) = $1
  and email <> ''
order by
  created_at desc,
  id desc
limit
  100;
-- $1 = 'an@example.be'

-- person-page.ts: findPersonState('An@example.be')
select
  status,
  coalesce(confirmed_at, created_at) as since
from
  newsletter_subscription
where
  lower(email) = $1;
-- $1 = 'an@example.be'
select
  1
from
  owner
where
  lower(email) = $1;
-- $1 = 'an@example.be'
select
  id,
  subject,
  status,
  coalesce(sent_at, created_at) as at
from
  mail_message
where
  lower(recipient) = $1
order by
  position desc
limit
  12;
-- $1 = 'an@example.be'

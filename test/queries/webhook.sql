-- webhooks.ts: listWebhooks()
select
  w.id,
  w.address,
  w.paused_at,
  count(*) filter (
    where
      d.status = 'waiting'
  ) as waiting,
  count(*) filter (
    where
      d.status = 'failed'
  ) as failed,
  max(d.tried_at) filter (
    where
      d.status = 'delivered'
  ) as delivered_at,
  (
    array_agg(
      d.problem
      order by
        d.number
    ) filter (
      where
        d.status = 'waiting'
        and d.problem is not null
    )
  ) [1] as problem
from
  webhook w
  left join webhook_delivery d on d.webhook_id = w.id
group by
  w.id
order by
  w.address;

-- webhooks.ts: listDeliveries(2, 50)
select
  number,
  message_id,
  subject,
  subject_id,
  kind,
  at,
  status,
  attempts,
  next_attempt_at,
  answer,
  problem,
  tried_at
from
  webhook_delivery
where
  webhook_id = $1
order by
  number desc
limit
  $2;
-- $1 = 2
-- $2 = 50

-- webhooks.ts: queueDeliveries(100, 2026-03-02T09:00:00.000Z)
begin;
select
from
  webhook
where
  paused_at is null
order by
  id
for update;
insert into
  webhook_delivery (webhook_id, number, subject, subject_id, kind, at, next_attempt_at)
select
  w.id,
  c.number,
  c.subject,
  c.subject_id,
  c.kind,
  c.at,
  $1
from
  webhook w
  cross join lateral (
    select
      number,
      subject,
      subject_id,
      kind,
      at
    from
      outgoing_change
    where
      number > w.told_number
    order by
      number
    limit
      $2
  ) c
where
  w.paused_at is null
on conflict do nothing;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 100
update webhook w
set
  told_number = least(
    (
      select
        coalesce(max(number), 0)
      from
        outgoing_change
    ),
    greatest(
      w.told_number,
      (
        select
          max(number)
        from
          webhook_delivery d
        where
          d.webhook_id = w.id
      )
    )
  )
where
  w.paused_at is null;
commit;

-- webhooks.ts: claimDelivery(2, 2026-03-02T09:00:00.000Z, 2026-03-09T09:00:00.000Z)
update webhook_delivery d
set
  attempts = attempts + 1,
  next_attempt_at = $1,
  tried_at = $2
from
  webhook w
where
  w.id = d.webhook_id
  and w.paused_at is null
  and d.webhook_id = $3
  and d.number = (
    select
      number
    from
      webhook_delivery
    where
      webhook_id = $4
      and status = 'waiting'
      and next_attempt_at <= $5
    order by
      number
    limit
      1
    for update
      skip locked
  )
returning
  d.*,
  w.address,
  w.secret;
-- $1 = 2026-03-09T09:00:00.000Z
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 2
-- $4 = 2
-- $5 = 2026-03-02T09:00:00.000Z

-- webhooks.ts: listDueWebhooks(2026-03-02T09:00:00.000Z)
select
  id
from
  webhook w
where
  paused_at is null
  and exists (
    select
    from
      webhook_delivery d
    where
      d.webhook_id = w.id
      and d.status = 'waiting'
      and d.next_attempt_at <= $1
  );
-- $1 = 2026-03-02T09:00:00.000Z

-- webhooks.ts: dropOldDeliveries(2026-03-02T09:00:00.000Z)
delete from webhook_delivery
where
  status <> 'waiting'
  and tried_at < $1;
-- $1 = 2026-03-02T09:00:00.000Z

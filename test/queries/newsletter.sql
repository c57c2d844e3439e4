-- issue-choices.ts: listHomesById([ 12, 13 ])
select
  id,
  reference
from
  public_property
where
  id = any ($1::int[])
order by
  array_position($2::int[], id);
-- $1 = [ 12, 13 ]
-- $2 = [ 12, 13 ]

-- issue-choices.ts: listHomesByReference([ 'G-12' ])
select
  id,
  reference
from
  public_property
where
  upper(reference) = any ($1::text[])
order by
  id;
-- $1 = [ 'G-12' ]

-- issue-choices.ts: listIssueArticles()
select
  id,
  title
from
  article
where
  publication = 'published'
  and category = 'news'
order by
  published_on desc nulls last,
  id desc
limit
  100;

-- issues.ts: listIssues({ page: 2, pageSize: 50 })
select
  i.id,
  i.subject,
  i.body,
  i.property_ids as "propertyIds",
  i.article_id as "articleId",
  i.version,
  i.created_at as "createdAt",
  i.send_at as "sendAt",
  i.finished_at as "finishedAt",
  case
    when i.finished_at is not null then 'sent'
    when i.started_at is not null then 'sending'
    when i.send_at is not null then 'planned'
    else 'draft'
  end as state,
  c.*,
  i.ended_count as ended,
  count(*) over () as total
from
  newsletter_issue i
  cross join lateral (
    select
      count(*) filter (
        where
          m.status = 'waiting'
      ) as waiting,
      case
        when f.finished_at is null then count(*) filter (
          where
            m.status = 'sent'
        )
        else f.sent_count
      end as sent,
      case
        when f.finished_at is null then count(*) filter (
          where
            m.status = 'dead'
        )
        else f.failed_count
      end as failed
    from
      newsletter_issue f
      left join newsletter_delivery d on d.issue_id = f.id
      left join mail_message m on m.id = d.mail_id
    where
      f.id = i.id
    group by
      f.id
  ) c
order by
  i.finished_at is not null,
  coalesce(i.send_at, i.created_at) desc,
  i.id desc
limit
  $1
offset
  $2;
-- $1 = 50
-- $2 = 50

-- issues.ts: findIssue(4)
select
  i.id,
  i.subject,
  i.body,
  i.property_ids as "propertyIds",
  i.article_id as "articleId",
  i.version,
  i.created_at as "createdAt",
  i.send_at as "sendAt",
  i.finished_at as "finishedAt",
  case
    when i.finished_at is not null then 'sent'
    when i.started_at is not null then 'sending'
    when i.send_at is not null then 'planned'
    else 'draft'
  end as state,
  c.*,
  i.ended_count as ended
from
  newsletter_issue i
  cross join lateral (
    select
      count(*) filter (
        where
          m.status = 'waiting'
      ) as waiting,
      case
        when f.finished_at is null then count(*) filter (
          where
            m.status = 'sent'
        )
        else f.sent_count
      end as sent,
      case
        when f.finished_at is null then count(*) filter (
          where
            m.status = 'dead'
        )
        else f.failed_count
      end as failed
    from
      newsletter_issue f
      left join newsletter_delivery d on d.issue_id = f.id
      left join mail_message m on m.id = d.mail_id
    where
      f.id = i.id
    group by
      f.id
  ) c
where
  i.id = $1;
-- $1 = 4

-- issues.ts: lockIssue(4)
select
  i.id,
  i.subject,
  i.body,
  i.property_ids as "propertyIds",
  i.article_id as "articleId",
  i.version,
  i.created_at as "createdAt",
  i.send_at as "sendAt",
  i.finished_at as "finishedAt",
  case
    when i.finished_at is not null then 'sent'
    when i.started_at is not null then 'sending'
    when i.send_at is not null then 'planned'
    else 'draft'
  end as state
from
  newsletter_issue i
where
  i.id = $1
for update;
-- $1 = 4

-- subscriptions.ts: listSubscriptions({ status: 'active' }, { page: 2, pageSize: 50 })
select
  id,
  email,
  language,
  status,
  case status
    when 'ended' then coalesce(ended_at, created_at)
    when 'active' then coalesce(confirmed_at, created_at)
    else created_at
  end as since
from
  newsletter_subscription
where
  status = $1
  and (
    $2 = ''
    or position(lower($3) in lower(email)) > 0
  )
order by
  case status
    when 'ended' then coalesce(ended_at, created_at)
    when 'active' then coalesce(confirmed_at, created_at)
    else created_at
  end desc,
  id desc
limit
  $4
offset
  $5;
-- $1 = 'active'
-- $2 = ''
-- $3 = ''
-- $4 = 50
-- $5 = 50
select
  count(*)
from
  newsletter_subscription
where
  status = $1
  and (
    $2 = ''
    or position(lower($3) in lower(email)) > 0
  );
-- $1 = 'active'
-- $2 = ''
-- $3 = ''

-- subscriptions.ts: listSubscriptions({ status: 'ended', text: 'an@example.be' }, { page: 2, pageSize: 50 })
select
  id,
  email,
  language,
  status,
  case status
    when 'ended' then coalesce(ended_at, created_at)
    when 'active' then coalesce(confirmed_at, created_at)
    else created_at
  end as since
from
  newsletter_subscription
where
  status = $1
  and (
    $2 = ''
    or position(lower($3) in lower(email)) > 0
  )
order by
  case status
    when 'ended' then coalesce(ended_at, created_at)
    when 'active' then coalesce(confirmed_at, created_at)
    else created_at
  end desc,
  id desc
limit
  $4
offset
  $5;
-- $1 = 'ended'
-- $2 = 'an@example.be'
-- $3 = 'an@example.be'
-- $4 = 50
-- $5 = 50
select
  count(*)
from
  newsletter_subscription
where
  status = $1
  and (
    $2 = ''
    or position(lower($3) in lower(email)) > 0
  );
-- $1 = 'ended'
-- $2 = 'an@example.be'
-- $3 = 'an@example.be'

-- subscriptions.ts: listAllSubscriptions()
select
  id,
  email,
  language,
  status,
  case status
    when 'ended' then coalesce(ended_at, created_at)
    when 'active' then coalesce(confirmed_at, created_at)
    else created_at
  end as since
from
  newsletter_subscription
order by
  status,
  id;

-- subscriptions.ts: countSubscriptions()
select
  status,
  language,
  count(*)
from
  newsletter_subscription
group by
  status,
  language
order by
  count(*) desc,
  language;

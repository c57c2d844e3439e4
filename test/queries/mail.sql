-- dead-mails.ts: listDeadMails(20)
select
  id,
  recipient,
  created_at,
  count(*) over () as total
from
  mail_message
where
  status = 'dead'
order by
  position desc
limit
  $1;
-- $1 = 20

-- hold.ts: findMailHold()
select
  "held_since"
from
  "mail_hold";

-- hold.ts: releaseMails()
delete from "mail_hold"
returning
  "held_since";

-- mail-pause.ts: findMailPause()
select
  "failures",
  "since",
  "until",
  "reason"
from
  "mail_pause";

-- mail-pause.ts: pauseMails({ failures: 1, until: 2026-03-09T09:00:00.000Z, reason: 'away', now: 2026-03-02T09:00:00.000Z })
insert into
  "mail_pause" ("failures", "since", "until", "reason")
values
  ($1, $2, $3, $4)
on conflict ("only_row") do update
set
  "failures" = $5,
  "until" = $6,
  "reason" = $7;
-- $1 = 1
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 2026-03-09T09:00:00.000Z
-- $4 = 'away'
-- $5 = 1
-- $6 = 2026-03-09T09:00:00.000Z
-- $7 = 'away'

-- mail-pause.ts: endMailPause()
delete from mail_pause;

-- mail-state.ts: readMailState(2026-03-02T09:00:00.000Z)
select
  count(*) filter (
    where
      status = 'waiting'
  ) as waiting,
  count(*) filter (
    where
      status = 'dead'
  ) as dead,
  count(*) filter (
    where
      status = 'waiting'
      and last_error like $1
  ) as unwritten,
  min(next_attempt_at) filter (
    where
      status = 'waiting'
      and next_attempt_at <= $2
  ) as "dueSince"
from
  mail_message
where
  status <> 'sent';
-- $1 = 'could not be written: %'
-- $2 = 2026-03-02T09:00:00.000Z
select
  "failures",
  "since",
  "until",
  "reason"
from
  "mail_pause";
select
  "held_since"
from
  "mail_hold";

-- next-mail.ts: lockOutbox(60000)
select
  set_config('idle_in_transaction_session_timeout', $1, true),
  pg_try_advisory_xact_lock($2) as "isOurs";
-- $1 = '60000'
-- $2 = 5309114

-- next-mail.ts: keepLock()
select
  1;

-- next-mail.ts: takeNextMail(2026-03-02T09:00:00.000Z, undefined)
select
  "failures",
  "since",
  "until",
  "reason"
from
  "mail_pause";
select
  id,
  template,
  language,
  recipient,
  reply_to,
  data,
  attempts,
  waits_for is not distinct from 'server' as "isSuspect"
from
  mail_message
where
  status = 'waiting'
  and (
    next_attempt_at <= $1
    or next_attempt_at > $2
  )
order by
  template = 'newsletter',
  position
limit
  1
for update
  skip locked;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-02T11:00:00.000Z

-- next-mail.ts: takeNextMail(2026-03-02T09:00:00.000Z, '00000000-0000-4000-8000-000000000001')
select
  "failures",
  "since",
  "until",
  "reason"
from
  "mail_pause";
select
  id,
  template,
  language,
  recipient,
  reply_to,
  data,
  attempts,
  waits_for is not distinct from 'server' as "isSuspect"
from
  mail_message
where
  status = 'waiting'
  and (
    next_attempt_at <= $1
    or next_attempt_at > $2
  )
  and id <> $3
order by
  waits_for is not distinct from 'server',
  tried_at nulls first,
  position
limit
  1
for update
  skip locked;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-02T11:00:00.000Z
-- $3 = '00000000-0000-4000-8000-000000000001'

-- next-mail.ts: takeNextMail(2026-03-02T09:00:00.000Z, undefined)
select
  "failures",
  "since",
  "until",
  "reason"
from
  "mail_pause";
select
  id
from
  mail_message
where
  status = 'waiting'
  and waits_for = 'server'
limit
  2;
select
  id,
  template,
  language,
  recipient,
  reply_to,
  data,
  attempts,
  waits_for is not distinct from 'server' as "isSuspect"
from
  mail_message
where
  status = 'waiting'
  and (
    next_attempt_at <= $1
    or next_attempt_at > $2
  )
  and id <> $3
order by
  waits_for is not distinct from 'server',
  tried_at nulls first,
  position
limit
  1
for update
  skip locked;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-02T11:00:00.000Z
-- $3 = '00000000-0000-4000-8000-000000000001'

-- next-mail.ts: countMailsSentSince(2026-03-02T09:00:00.000Z)
select
  count(*)
from
  mail_message
where
  status = 'sent'
  and sent_at >= $1;
-- $1 = 2026-03-02T09:00:00.000Z

-- outbox.ts: listUnsentMails()
select
  id,
  template,
  recipient,
  status,
  attempts,
  created_at,
  next_attempt_at,
  last_error
from
  mail_message
where
  status <> 'sent'
order by
  position;

-- outbox.ts: retryMails([ '00000000-0000-4000-8000-000000000001' ], 2026-03-02T09:00:00.000Z)
begin;
update "mail_message"
set
  "status" = $1,
  "attempts" = $2,
  "waits_for" = $3,
  "next_attempt_at" = $4
where
  "status" <> $5
  and "id" in ($6)
returning
  "id";
-- $1 = 'waiting'
-- $2 = 0
-- $3 = null
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = 'sent'
-- $6 = '00000000-0000-4000-8000-000000000001'
update "mail_pause"
set
  "until" = $1;
-- $1 = 2026-03-02T09:00:00.000Z
commit;

-- outbox.ts: retryMails('all', 2026-03-02T09:00:00.000Z)
begin;
update "mail_message"
set
  "status" = $1,
  "attempts" = $2,
  "waits_for" = $3,
  "next_attempt_at" = $4
where
  "status" <> $5
returning
  "id";
-- $1 = 'waiting'
-- $2 = 0
-- $3 = null
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = 'sent'
commit;

-- outbox.ts: dropMails([ '00000000-0000-4000-8000-000000000001' ])
begin;
delete from "mail_message"
where
  "status" <> $1
  and "id" in ($2)
returning
  "id";
-- $1 = 'sent'
-- $2 = '00000000-0000-4000-8000-000000000001'
delete from mail_pause
where
  not exists (
    select
    from
      mail_message
    where
      status = 'waiting'
      and waits_for = 'server'
  );
commit;

-- sent-mails.ts: listSentMails(20)
select
  id,
  template,
  language,
  recipient,
  reply_to as "replyTo",
  subject,
  html,
  plain,
  sent_at as "sentAt"
from
  mail_message
where
  status = 'sent'
  and html is not null
order by
  position desc
limit
  $1;
-- $1 = 20

-- sent-mails.ts: findSentMail('00000000-0000-4000-8000-000000000001')
select
  id,
  template,
  language,
  recipient,
  reply_to as "replyTo",
  subject,
  html,
  plain,
  sent_at as "sentAt"
from
  mail_message
where
  status = 'sent'
  and html is not null
  and id::text = $1;
-- $1 = '00000000-0000-4000-8000-000000000001'

-- tried-mail.ts: markMailSent('00000000-0000-4000-8000-000000000001', { subject: 'subject', html: '<p>', plain: 'text', now: 2026-03-02T09:00:00.000Z })
update "mail_message"
set
  "status" = $1,
  "attempts" = "attempts" + 1,
  "waits_for" = $2,
  "last_error" = $3,
  "tried_at" = $4,
  "sent_at" = $5,
  "subject" = $6,
  "html" = $7,
  "plain" = $8
where
  "id" = $9;
-- $1 = 'sent'
-- $2 = null
-- $3 = null
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = 2026-03-02T09:00:00.000Z
-- $6 = 'subject'
-- $7 = '<p>'
-- $8 = 'text'
-- $9 = '00000000-0000-4000-8000-000000000001'

-- tried-mail.ts: markMailFailed('00000000-0000-4000-8000-000000000001', { reason: 'refused', retryAt: 2026-03-09T09:00:00.000Z, now: 2026-03-02T09:00:00.000Z })
update "mail_message"
set
  "status" = $1,
  "attempts" = "attempts" + 1,
  "waits_for" = $2,
  "last_error" = $3,
  "tried_at" = $4,
  "next_attempt_at" = $5
where
  "id" = $6;
-- $1 = 'waiting'
-- $2 = 'recipient'
-- $3 = 'refused'
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = 2026-03-09T09:00:00.000Z
-- $6 = '00000000-0000-4000-8000-000000000001'

-- tried-mail.ts: markMailFailed('00000000-0000-4000-8000-000000000001', { reason: 'refused', retryAt: undefined, now: 2026-03-02T09:00:00.000Z })
update "mail_message"
set
  "status" = $1,
  "attempts" = "attempts" + 1,
  "waits_for" = $2,
  "last_error" = $3,
  "tried_at" = $4
where
  "id" = $5;
-- $1 = 'dead'
-- $2 = null
-- $3 = 'refused'
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = '00000000-0000-4000-8000-000000000001'

-- tried-mail.ts: suspectMail('00000000-0000-4000-8000-000000000001', { reason: 'away', now: 2026-03-02T09:00:00.000Z })
update "mail_message"
set
  "waits_for" = $1,
  "last_error" = $2,
  "tried_at" = $3
where
  "id" = $4;
-- $1 = 'server'
-- $2 = 'away'
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = '00000000-0000-4000-8000-000000000001'

-- tried-mail.ts: listSuspectMails()
select
  id,
  template,
  attempts,
  coalesce(last_error, '') as reason
from
  mail_message
where
  status = 'waiting'
  and waits_for = 'server'
order by
  position;

-- tried-mail.ts: clearSuspectMails()
update mail_message
set
  waits_for = null
where
  status = 'waiting'
  and waits_for = 'server';

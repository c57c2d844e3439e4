-- While the mail server takes nothing: since when, how often it was tried, and until when it is left alone. No row: it
-- works, for all that is known.
create table mail_pause (
  only_row boolean primary key default true check (only_row),
  failures integer not null,
  since timestamptz not null,
  until timestamptz not null,
  reason text not null
);

-- `waits_for = 'server'` from now on marks a mail whose failure looked like the server's, until another mail tells
-- whose it was; `next_attempt_at` then stays when it was due.
alter table mail_message add column tried_at timestamptz;

-- How many were sent in this minute.
create index mail_message_sent on mail_message (sent_at) where status = 'sent';

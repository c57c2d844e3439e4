-- While there is a row nothing is sent: the site was restored from a backup, and somebody has to say that its mails may go.
create table mail_hold (
  only_row boolean primary key default true check (only_row),
  held_since timestamptz not null
);

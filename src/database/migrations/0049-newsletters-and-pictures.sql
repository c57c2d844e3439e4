-- What the agency writes to who subscribed to its newsletter. A draft has no `send_at`.
create table newsletter_issue (
  id integer generated always as identity primary key,
  -- By language; the text as it is typed (site/articles/marked-text.ts).
  subject jsonb not null default '{}',
  body jsonb not null default '{}',
  property_ids integer[] not null default '{}',
  article_id integer references article on delete set null,
  -- Counts the changes: who sends names the one that was read.
  version integer not null default 1,
  created_at timestamptz not null,
  send_at timestamptz,
  -- Who confirmed after it began gets the next one.
  started_at timestamptz,
  -- All its mails are in the outbox.
  queued_at timestamptz,
  -- None of them waits any more: the counts stay when the mails are deleted.
  finished_at timestamptz,
  sent_count integer not null default 0,
  failed_count integer not null default 0,
  -- Readers who ended the newsletter after this one, and before the next.
  ended_count integer not null default 0
);
create index newsletter_issue_due on newsletter_issue (send_at) where finished_at is null;
create index newsletter_issue_article on newsletter_issue (article_id);

-- Who gets it: the key is why nobody gets it twice, whatever is killed meanwhile.
create table newsletter_delivery (
  issue_id integer not null references newsletter_issue on delete cascade,
  subscription_id integer not null references newsletter_subscription on delete cascade,
  -- Null where it was taken back, since the reader ended the newsletter first.
  mail_id uuid references mail_message on delete set null,
  at timestamptz not null,
  primary key (issue_id, subscription_id)
);
create index newsletter_delivery_subscription on newsletter_delivery (subscription_id, at);
create index newsletter_delivery_mail on newsletter_delivery (mail_id);

-- Thousands of newsletters must not stand before the answer to one visitor.
create index mail_message_turn on mail_message ((template = 'newsletter'), position) where status = 'waiting';

-- What staff put into the library of pictures, whether or not something shows it: these alone may be deleted there.
create table library_picture (
  picture_id text primary key references picture on delete cascade,
  -- Of the file.
  name text not null,
  added_at timestamptz not null
);

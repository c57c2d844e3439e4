-- What the picture shows, for who does not see it; empty where it only adorns. And the last parts of addresses that the
-- article had before: each leads to the one it has.
alter table article
  add picture_alt jsonb not null default '{}',
  add former_slugs text[] not null default '{}';

-- What staff changed in an article and have not published: all of it, one row each.
create table article_edit (
  article_id integer primary key references article on delete cascade,
  document jsonb not null,
  -- Of the article that it was written over: another one means that somebody published meanwhile.
  base_hash text not null,
  actor text not null,
  at timestamptz not null,
  -- When it is published by itself, and who said so; one that was refused at its time stays until somebody looks.
  publish_at timestamptz,
  planned_by text,
  refused_at timestamptz,
  check ((publish_at is null) = (planned_by is null))
);
create index article_edit_due on article_edit (publish_at) where publish_at is not null and refused_at is null;

-- What an article said before it was published anew, and so the way back.
create table article_change (
  id integer generated always as identity primary key,
  article_id integer not null references article on delete cascade,
  at timestamptz not null,
  actor text not null,
  -- Null where nothing was on the site before.
  before jsonb
);
create index article_change_article on article_change (article_id, id);

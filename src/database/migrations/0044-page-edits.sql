-- What staff changed in a page and have not published: the whole page, one row each.
create table page_edit (
  -- No reference: the pages of an agency that has stored none are those of the product.
  page_id integer primary key,
  document jsonb not null,
  -- Of the page that it was written over: another one means that somebody published meanwhile.
  base_hash text not null,
  actor text not null,
  at timestamptz not null,
  -- When it is published by itself, and who said so; one that was refused at its time stays until somebody looks.
  publish_at timestamptz,
  planned_by text,
  refused_at timestamptz,
  check ((publish_at is null) = (planned_by is null))
);
create index page_edit_due on page_edit (publish_at) where publish_at is not null and refused_at is null;

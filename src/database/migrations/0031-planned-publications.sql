-- When a property is to be published or withdrawn by itself. The row goes when that is done; one that the law refused at
-- its time stays, with the moment, until somebody looks.
create table planned_publication (
  property_id integer not null references property on delete cascade,
  change text not null check (change in ('publish', 'withdraw')),
  at timestamptz not null,
  -- Why it is published although the law asks for more.
  despite text,
  planned_by text not null,
  refused_at timestamptz,
  primary key (property_id, change)
);
create index planned_publication_due on planned_publication (at) where refused_at is null;

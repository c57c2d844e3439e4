-- What staff changed in a property and have not published: one row per field.
create table property_edit (
  property_id integer not null references property on delete cascade,
  -- A key of the catalogue, or 'title.fr' for one language.
  key text not null,
  -- What is stored, over which it was written; null: nothing.
  base jsonb,
  -- null: taken away, or not readable.
  value jsonb,
  -- As it was typed, where it cannot be read or stored, and why.
  typed text,
  problem text,
  actor text not null,
  at timestamptz not null,
  primary key (property_id, key),
  check ((typed is null) = (problem is null))
);

-- The last request about a field from each open editor: one that comes twice or late changes nothing.
create table property_edit_receipt (
  property_id integer not null references property on delete cascade,
  key text not null,
  -- An open editor, by a number that it drew, and its count of requests.
  client text not null,
  sequence bigint not null,
  -- Whether it was kept, and what it wrote, as others see it; else it met a value that its writer had not seen.
  is_kept boolean not null,
  content jsonb,
  at timestamptz not null,
  primary key (property_id, key, client)
);
create index property_edit_receipt_age on property_edit_receipt (at);

-- What the law asks for and a property cannot have, with the reason.
create table property_exemption (
  property_id integer not null references property on delete cascade,
  key text not null,
  reason text not null,
  actor text not null,
  at timestamptz not null,
  primary key (property_id, key)
);

-- Who has the editor of a property open.
create table property_presence (
  property_id integer not null references property on delete cascade,
  actor text not null,
  seen_at timestamptz not null,
  primary key (property_id, actor)
);

-- What staff manage in a property that a source feeds: an import leaves it as it is.
create table property_lock (
  property_id integer not null references property on delete cascade,
  key text not null,
  -- What the source said last, and when it began to say so.
  offered jsonb,
  offered_at timestamptz,
  actor text not null,
  at timestamptz not null,
  primary key (property_id, key)
);

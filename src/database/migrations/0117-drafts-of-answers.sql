-- An answer that is not sent yet, saved while it is typed: one for each request and person.
create table lead_draft (
  id integer generated always as identity primary key,
  lead_id integer not null references lead on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  -- The one with which it was begun.
  template text not null check (length(template) <= 100),
  subject text not null check (length(subject) <= 300),
  text text not null check (length(text) <= 20000),
  -- The last answer that its writer had seen, the id of a lead_event; 0: none.
  seen bigint not null,
  -- The open page that saved it last, and the number of that save.
  client text not null check (length(client) <= 64),
  sequence integer not null,
  updated_at timestamptz not null,
  unique (lead_id, staff_id)
);
create index lead_draft_staff on lead_draft (staff_id);

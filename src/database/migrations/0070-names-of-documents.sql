-- What the agency calls a document beside its kind, per language; where it says nothing the kind is its name.
alter table document add column name jsonb;

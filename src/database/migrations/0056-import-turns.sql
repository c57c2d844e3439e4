-- Until when a run has the source for itself, unless it says so again. It is no lock of a session: a pooler has none.
alter table import_source add column busy_until timestamptz;

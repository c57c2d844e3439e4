-- When an office is open, for those who read it by machine: [{"days": ["mo", "tu"], "opens": "09:00", "closes": "12:30"}].
-- What visitors read is opening_hours, in words.
alter table office add column hours jsonb not null default '[]' check (jsonb_typeof(hours) = 'array');

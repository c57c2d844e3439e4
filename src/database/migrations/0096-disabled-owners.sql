alter table owner
  -- Since when the agency has kept them from logging in. A password and the properties stay.
  add column disabled_at timestamptz;

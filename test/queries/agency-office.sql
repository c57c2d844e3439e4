-- offices.ts: findStoredOffice(2)
select
  *
from
  "office"
where
  "id" = $1;
-- $1 = 2

-- office-projects.ts: listOfficeProjects()
select
  p.id,
  p.reference,
  p.name,
  p.title,
  p.city,
  p.postal_code,
  p.publication,
  u.*
from
  project p
  left join lateral (
    select
      count(*)::int as units,
      count(*) filter (
        where
          u.publication = 'published'
          and u.availability = 'available'
      )::int as available,
      count(*) filter (
        where
          u.publication = 'published'
          and u.availability = 'option'
      )::int as under_option,
      count(*) filter (
        where
          u.publication = 'published'
          and u.availability not in ('available', 'option')
      )::int as gone,
      count(*) filter (
        where
          u.publication = 'draft'
      )::int as drafts,
      count(*) filter (
        where
          exists (
            select
            from
              property_edit e
            where
              e.property_id = u.id
          )
      )::int as waiting
    from
      property u
    where
      u.project_id = p.id
  ) u on true
order by
  (p.publication = 'withdrawn'),
  (
    u.units > 0
    and u.available + u.under_option + u.drafts = 0
  ),
  p.created_at desc,
  p.id desc;

-- project-locks.ts: listProjectLocks(4)
select
  "key"
from
  "project_lock"
where
  "project_id" = $1
order by
  "key";
-- $1 = 4

-- stored-project.ts: findStoredProject(4)
select
  "project".*,
  "place"."slug" as "place_slug"
from
  "project"
  left join "place" on "place"."id" = "project"."place_id"
where
  "project"."id" = $1;
-- $1 = 4

-- stored-project.ts: listUnitNames(4)
select
  "id",
  "unit_name",
  "reference"
from
  "property"
where
  "project_id" = $1;
-- $1 = 4

-- stored-project.ts: listUnitsOfProjects()
select
  "id",
  "project_id"
from
  "property"
where
  "project_id" is not null
  and "publication" <> $1;
-- $1 = 'withdrawn'

-- units-to-edit.ts: listUnitsToEdit(4)
select
  "id",
  "reference",
  "publication"
from
  "property"
where
  "project_id" = $1;
-- $1 = 4
select
  *
from
  "property"
where
  "id" in ($1);
-- $1 = 12
select
  "property_id",
  "key"
from
  "property_exemption"
where
  "property_id" in ($1);
-- $1 = 12
select
  "property_id",
  "key",
  "base",
  "value",
  "typed",
  "problem",
  "actor",
  "at"
from
  "property_edit"
where
  "property_id" in ($1);
-- $1 = 12
select
  "property_id",
  count(*) as "count"
from
  "media"
where
  "property_id" in ($1)
  and "kind" = $2
group by
  "property_id";
-- $1 = 12
-- $2 = 'plan'

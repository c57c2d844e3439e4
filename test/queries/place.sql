-- map-places.ts: listMapPlaces()
select
  name,
  min(rank) as rank,
  avg(longitude) as longitude,
  avg(latitude) as latitude
from
  (
    select
      name,
      longitude,
      latitude,
      province,
      case
        when name ->> 'nl' is distinct from municipality_name ->> 'nl' then 4
        when country_id = 50
        and slug ->> 'fr' = 'luxembourg' then 1
        when country_id = 50 then case
          when slug ->> 'fr' = any ($1) then 2
          else 3
        end
        when postal_code like '%000' then 1
        when postal_code like '%00' then 2
        else 3
      end as rank
    from
      place
    where
      not is_municipality
      or name not in (
        select
          name
        from
          place
        where
          not is_municipality
      )
  ) place
group by
  name,
  province
order by
  rank,
  name ->> 'nl';
-- $1 = [ 'esch-sur-alzette', 'differdange', 'dudelange', 'ettelbruck', 'diekirch', 'echternach', 'wiltz', 'remich' ]

-- suggest-address.ts: suggestPlaces('90')
select
  postal_code as "postalCode",
  country_id as "countryId",
  name
from
  place
where
  postal_code like $1
  or exists (
    select
    from
      jsonb_each_text(name) each
    where
      lower(each.value) like $2
  )
  or exists (
    select
    from
      unnest(search_names) as known
    where
      replace(known, '-', ' ') like $3
  )
order by
  is_municipality desc,
  postal_code,
  id
limit
  $4;
-- $1 = '90%'
-- $2 = '90%'
-- $3 = '90%'
-- $4 = 12

-- suggest-address.ts: suggestPlaces('Gen')
select
  postal_code as "postalCode",
  country_id as "countryId",
  name
from
  place
where
  postal_code like $1
  or exists (
    select
    from
      jsonb_each_text(name) each
    where
      lower(each.value) like $2
  )
  or exists (
    select
    from
      unnest(search_names) as known
    where
      replace(known, '-', ' ') like $3
  )
order by
  is_municipality desc,
  postal_code,
  id
limit
  $4;
-- $1 = 'gen%'
-- $2 = 'gen%'
-- $3 = 'gen%'
-- $4 = 12

-- suggest-address.ts: suggestStreets({ postalCode: '9000', typed: 'Kou' })
select
  street
from
  property
where
  postal_code = $1
  and lower(street) like $2
group by
  street
order by
  count(*) desc,
  street
limit
  $3;
-- $1 = '9000'
-- $2 = 'kou%'
-- $3 = 12

-- properties-to-translate.ts: readPropertiesToTranslate([ 12, 13 ], false)
select
  v.*,
  p.publication,
  p.source
from
  "property" v
  join property p on p.id = v.id
where
  v.id = any ($1);
-- $1 = [ 12, 13 ]
select
  *
from
  "property_edit"
where
  "property_id" in ($1, $2);
-- $1 = 12
-- $2 = 13
select
  "property_id",
  "key"
from
  "property_lock"
where
  "property_id" in ($1, $2);
-- $1 = 12
-- $2 = 13
select
  "id",
  "property_id",
  "caption"
from
  "media"
where
  "property_id" in ($1, $2)
  and "caption" is not null
order by
  "kind",
  "sort";
-- $1 = 12
-- $2 = 13

-- properties-to-translate.ts: readPropertiesToTranslate([ 12, 13 ], true)
select
  v.*,
  p.publication,
  p.source
from
  "public_property" v
  join property p on p.id = v.id
where
  v.id = any ($1);
-- $1 = [ 12, 13 ]
select
  *
from
  "property_edit"
where
  "property_id" in ($1, $2);
-- $1 = 12
-- $2 = 13
select
  "property_id",
  "key"
from
  "property_lock"
where
  "property_id" in ($1, $2);
-- $1 = 12
-- $2 = 13
select
  "id",
  "property_id",
  "caption"
from
  "media"
where
  "property_id" in ($1, $2)
  and "caption" is not null
order by
  "kind",
  "sort";
-- $1 = 12
-- $2 = 13

-- text-states.ts: listTextStates()
select
  "kind",
  "subject_id" as "subjectId",
  "source_language" as "sourceLanguage",
  "language",
  "target_hash" as "targetHash",
  "source_hash" as "sourceHash",
  "state"
from
  "text_state";

-- text-states.ts: listTextStates({ kind: 'property', id: 12 })
select
  "kind",
  "subject_id" as "subjectId",
  "source_language" as "sourceLanguage",
  "language",
  "target_hash" as "targetHash",
  "source_hash" as "sourceHash",
  "state"
from
  "text_state"
where
  "kind" = $1
  and "subject_id" = $2;
-- $1 = 'property'
-- $2 = 12

-- translated-characters.ts: charactersOn('2026-03-02')
select
  "count"
from
  "translated_characters"
where
  "day" = $1;
-- $1 = '2026-03-02'

-- written-properties.ts: countPropertyTexts(false)
select
  id,
  publication = 'published' as published,
  ("m0" > 0)::integer + ("m1" > 0)::integer + ("m2" > 0)::integer + ("m3" > 0)::integer + ("m4" > 0)::integer + ("m5" > 0)::integer + ("m6" > 0)::integer + ("m7" > 0)::integer as count,
  (
    "m0" > 0
    and "m0" & 1 = 0
  )::integer + (
    "m1" > 0
    and "m1" & 1 = 0
  )::integer + (
    "m2" > 0
    and "m2" & 1 = 0
  )::integer + (
    "m3" > 0
    and "m3" & 1 = 0
  )::integer + (
    "m4" > 0
    and "m4" & 1 = 0
  )::integer + (
    "m5" > 0
    and "m5" & 1 = 0
  )::integer + (
    "m6" > 0
    and "m6" & 1 = 0
  )::integer + (
    "m7" > 0
    and "m7" & 1 = 0
  )::integer as "nl",
  (
    "m0" > 0
    and "m0" & 2 = 0
  )::integer + (
    "m1" > 0
    and "m1" & 2 = 0
  )::integer + (
    "m2" > 0
    and "m2" & 2 = 0
  )::integer + (
    "m3" > 0
    and "m3" & 2 = 0
  )::integer + (
    "m4" > 0
    and "m4" & 2 = 0
  )::integer + (
    "m5" > 0
    and "m5" & 2 = 0
  )::integer + (
    "m6" > 0
    and "m6" & 2 = 0
  )::integer + (
    "m7" > 0
    and "m7" & 2 = 0
  )::integer as "fr",
  (
    "m0" > 0
    and "m0" & 4 = 0
  )::integer + (
    "m1" > 0
    and "m1" & 4 = 0
  )::integer + (
    "m2" > 0
    and "m2" & 4 = 0
  )::integer + (
    "m3" > 0
    and "m3" & 4 = 0
  )::integer + (
    "m4" > 0
    and "m4" & 4 = 0
  )::integer + (
    "m5" > 0
    and "m5" & 4 = 0
  )::integer + (
    "m6" > 0
    and "m6" & 4 = 0
  )::integer + (
    "m7" > 0
    and "m7" & 4 = 0
  )::integer as "de",
  (
    "m0" > 0
    and "m0" & 8 = 0
  )::integer + (
    "m1" > 0
    and "m1" & 8 = 0
  )::integer + (
    "m2" > 0
    and "m2" & 8 = 0
  )::integer + (
    "m3" > 0
    and "m3" & 8 = 0
  )::integer + (
    "m4" > 0
    and "m4" & 8 = 0
  )::integer + (
    "m5" > 0
    and "m5" & 8 = 0
  )::integer + (
    "m6" > 0
    and "m6" & 8 = 0
  )::integer + (
    "m7" > 0
    and "m7" & 8 = 0
  )::integer as "en"
from
  "property",
  lateral (
    select
      case
        when details ?| array['priceUnitText', 'lawfulUse', 'planningInformation', 'heritageEffects'] then details || '{}'
      end as rare
    offset
      0
  ) as d,
  lateral (
    select
      "marquee_name" || '{}' as "t0",
      "title" || '{}' as "t1",
      "lede" || '{}' as "t2",
      "description" || '{}' as "t3",
      rare -> 'priceUnitText' || '{}' as "t4",
      rare -> 'lawfulUse' || '{}' as "t5",
      rare -> 'planningInformation' || '{}' as "t6",
      rare -> 'heritageEffects' || '{}' as "t7"
    offset
      0
  ) as t,
  lateral (
    select
      coalesce(
        ("t0" ? 'nl')::integer * 1 + ("t0" ? 'fr')::integer * 2 + ("t0" ? 'de')::integer * 4 + ("t0" ? 'en')::integer * 8,
        0
      ) as "m0",
      coalesce(
        ("t1" ? 'nl')::integer * 1 + ("t1" ? 'fr')::integer * 2 + ("t1" ? 'de')::integer * 4 + ("t1" ? 'en')::integer * 8,
        0
      ) as "m1",
      coalesce(
        ("t2" ? 'nl')::integer * 1 + ("t2" ? 'fr')::integer * 2 + ("t2" ? 'de')::integer * 4 + ("t2" ? 'en')::integer * 8,
        0
      ) as "m2",
      coalesce(
        ("t3" ? 'nl')::integer * 1 + ("t3" ? 'fr')::integer * 2 + ("t3" ? 'de')::integer * 4 + ("t3" ? 'en')::integer * 8,
        0
      ) as "m3",
      coalesce(
        ("t4" ? 'nl')::integer * 1 + ("t4" ? 'fr')::integer * 2 + ("t4" ? 'de')::integer * 4 + ("t4" ? 'en')::integer * 8,
        0
      ) as "m4",
      coalesce(
        ("t5" ? 'nl')::integer * 1 + ("t5" ? 'fr')::integer * 2 + ("t5" ? 'de')::integer * 4 + ("t5" ? 'en')::integer * 8,
        0
      ) as "m5",
      coalesce(
        ("t6" ? 'nl')::integer * 1 + ("t6" ? 'fr')::integer * 2 + ("t6" ? 'de')::integer * 4 + ("t6" ? 'en')::integer * 8,
        0
      ) as "m6",
      coalesce(
        ("t7" ? 'nl')::integer * 1 + ("t7" ? 'fr')::integer * 2 + ("t7" ? 'de')::integer * 4 + ("t7" ? 'en')::integer * 8,
        0
      ) as "m7"
    offset
      0
  ) as m
where
  publication <> 'withdrawn'
order by
  published desc,
  published_at desc nulls last,
  id desc;
select
  property_id as id,
  count(*)::integer as count,
  count(*) filter (
    where
      mask & 1 = 0
  )::integer as "nl",
  count(*) filter (
    where
      mask & 2 = 0
  )::integer as "fr",
  count(*) filter (
    where
      mask & 4 = 0
  )::integer as "de",
  count(*) filter (
    where
      mask & 8 = 0
  )::integer as "en"
from
  (
    select
      property_id,
      coalesce(
        ("caption" ? 'nl')::integer * 1 + ("caption" ? 'fr')::integer * 2 + ("caption" ? 'de')::integer * 4 + ("caption" ? 'en')::integer * 8,
        0
      ) as mask
    from
      media
    where
      property_id is not null
      and caption is not null
    offset
      0
  ) as written
where
  mask > 0
group by
  property_id;

-- written-properties.ts: countPropertyTexts(true)
select
  id,
  'published' = 'published' as published,
  ("m0" > 0)::integer + ("m1" > 0)::integer + ("m2" > 0)::integer + ("m3" > 0)::integer + ("m4" > 0)::integer + ("m5" > 0)::integer + ("m6" > 0)::integer + ("m7" > 0)::integer as count,
  (
    "m0" > 0
    and "m0" & 1 = 0
  )::integer + (
    "m1" > 0
    and "m1" & 1 = 0
  )::integer + (
    "m2" > 0
    and "m2" & 1 = 0
  )::integer + (
    "m3" > 0
    and "m3" & 1 = 0
  )::integer + (
    "m4" > 0
    and "m4" & 1 = 0
  )::integer + (
    "m5" > 0
    and "m5" & 1 = 0
  )::integer + (
    "m6" > 0
    and "m6" & 1 = 0
  )::integer + (
    "m7" > 0
    and "m7" & 1 = 0
  )::integer as "nl",
  (
    "m0" > 0
    and "m0" & 2 = 0
  )::integer + (
    "m1" > 0
    and "m1" & 2 = 0
  )::integer + (
    "m2" > 0
    and "m2" & 2 = 0
  )::integer + (
    "m3" > 0
    and "m3" & 2 = 0
  )::integer + (
    "m4" > 0
    and "m4" & 2 = 0
  )::integer + (
    "m5" > 0
    and "m5" & 2 = 0
  )::integer + (
    "m6" > 0
    and "m6" & 2 = 0
  )::integer + (
    "m7" > 0
    and "m7" & 2 = 0
  )::integer as "fr",
  (
    "m0" > 0
    and "m0" & 4 = 0
  )::integer + (
    "m1" > 0
    and "m1" & 4 = 0
  )::integer + (
    "m2" > 0
    and "m2" & 4 = 0
  )::integer + (
    "m3" > 0
    and "m3" & 4 = 0
  )::integer + (
    "m4" > 0
    and "m4" & 4 = 0
  )::integer + (
    "m5" > 0
    and "m5" & 4 = 0
  )::integer + (
    "m6" > 0
    and "m6" & 4 = 0
  )::integer + (
    "m7" > 0
    and "m7" & 4 = 0
  )::integer as "de",
  (
    "m0" > 0
    and "m0" & 8 = 0
  )::integer + (
    "m1" > 0
    and "m1" & 8 = 0
  )::integer + (
    "m2" > 0
    and "m2" & 8 = 0
  )::integer + (
    "m3" > 0
    and "m3" & 8 = 0
  )::integer + (
    "m4" > 0
    and "m4" & 8 = 0
  )::integer + (
    "m5" > 0
    and "m5" & 8 = 0
  )::integer + (
    "m6" > 0
    and "m6" & 8 = 0
  )::integer + (
    "m7" > 0
    and "m7" & 8 = 0
  )::integer as "en"
from
  "public_property",
  lateral (
    select
      case
        when details ?| array['priceUnitText', 'lawfulUse', 'planningInformation', 'heritageEffects'] then details || '{}'
      end as rare
    offset
      0
  ) as d,
  lateral (
    select
      "marquee_name" || '{}' as "t0",
      "title" || '{}' as "t1",
      "lede" || '{}' as "t2",
      "description" || '{}' as "t3",
      rare -> 'priceUnitText' || '{}' as "t4",
      rare -> 'lawfulUse' || '{}' as "t5",
      rare -> 'planningInformation' || '{}' as "t6",
      rare -> 'heritageEffects' || '{}' as "t7"
    offset
      0
  ) as t,
  lateral (
    select
      coalesce(
        ("t0" ? 'nl')::integer * 1 + ("t0" ? 'fr')::integer * 2 + ("t0" ? 'de')::integer * 4 + ("t0" ? 'en')::integer * 8,
        0
      ) as "m0",
      coalesce(
        ("t1" ? 'nl')::integer * 1 + ("t1" ? 'fr')::integer * 2 + ("t1" ? 'de')::integer * 4 + ("t1" ? 'en')::integer * 8,
        0
      ) as "m1",
      coalesce(
        ("t2" ? 'nl')::integer * 1 + ("t2" ? 'fr')::integer * 2 + ("t2" ? 'de')::integer * 4 + ("t2" ? 'en')::integer * 8,
        0
      ) as "m2",
      coalesce(
        ("t3" ? 'nl')::integer * 1 + ("t3" ? 'fr')::integer * 2 + ("t3" ? 'de')::integer * 4 + ("t3" ? 'en')::integer * 8,
        0
      ) as "m3",
      coalesce(
        ("t4" ? 'nl')::integer * 1 + ("t4" ? 'fr')::integer * 2 + ("t4" ? 'de')::integer * 4 + ("t4" ? 'en')::integer * 8,
        0
      ) as "m4",
      coalesce(
        ("t5" ? 'nl')::integer * 1 + ("t5" ? 'fr')::integer * 2 + ("t5" ? 'de')::integer * 4 + ("t5" ? 'en')::integer * 8,
        0
      ) as "m5",
      coalesce(
        ("t6" ? 'nl')::integer * 1 + ("t6" ? 'fr')::integer * 2 + ("t6" ? 'de')::integer * 4 + ("t6" ? 'en')::integer * 8,
        0
      ) as "m6",
      coalesce(
        ("t7" ? 'nl')::integer * 1 + ("t7" ? 'fr')::integer * 2 + ("t7" ? 'de')::integer * 4 + ("t7" ? 'en')::integer * 8,
        0
      ) as "m7"
    offset
      0
  ) as m
where
  'published' <> 'withdrawn'
order by
  published desc,
  published_at desc nulls last,
  id desc;
select
  property_id as id,
  count(*)::integer as count,
  count(*) filter (
    where
      mask & 1 = 0
  )::integer as "nl",
  count(*) filter (
    where
      mask & 2 = 0
  )::integer as "fr",
  count(*) filter (
    where
      mask & 4 = 0
  )::integer as "de",
  count(*) filter (
    where
      mask & 8 = 0
  )::integer as "en"
from
  (
    select
      property_id,
      coalesce(
        ("caption" ? 'nl')::integer * 1 + ("caption" ? 'fr')::integer * 2 + ("caption" ? 'de')::integer * 4 + ("caption" ? 'en')::integer * 8,
        0
      ) as mask
    from
      media
    where
      property_id is not null
      and caption is not null
    offset
      0
  ) as written
where
  mask > 0
group by
  property_id;

-- written-properties.ts: listPropertiesWithTextEdits()
select distinct
  "property_id"
from
  "property_edit"
where
  split_part("key", $1, $2) in ($3, $4, $5, $6, $7, $8, $9, $10);
-- $1 = '.'
-- $2 = 1
-- $3 = 'priceUnitText'
-- $4 = 'marqueeName'
-- $5 = 'title'
-- $6 = 'lede'
-- $7 = 'description'
-- $8 = 'lawfulUse'
-- $9 = 'planningInformation'
-- $10 = 'heritageEffects'

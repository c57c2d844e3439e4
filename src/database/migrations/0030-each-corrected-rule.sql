-- 0019 took away the rules of costs that were still as the version before had them, but only all lists at once: an agency
-- that had changed its loan rate kept every old rule. Each list for itself now; the digests are of the lists in 0019 as
-- jsonb writes them, in one order of keys.
update setting set document = jsonb_set(document, '{purchaseCosts}', (
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(document -> 'purchaseCosts')
  where md5(value::text) not in (
      'c7850902c8e479521cd126a614ecd468', -- duties
      '738513ac623798583fb25519d9437fac', -- notary
      'deca117cdd918bd0a1a12b3dcd57c0ca', -- mortgages
      '81ba6d71365e0aaaf836b59d920de19d', -- newBuildVat
      'ff1d11f0fa254a695d29a8e752ffc289'  -- advances
  )
))
where jsonb_typeof(document -> 'purchaseCosts') = 'object';

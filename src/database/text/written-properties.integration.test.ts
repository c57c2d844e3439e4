import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addPhoto, addProperty } from '#test/factories.ts';
import { quickestMs } from '#test/quickest.ts';
import { countPropertyTexts } from './written-properties.ts';

const { database } = await testDatabase();

const json = (value: object) => JSON.stringify(value);

it('counts columns, details and captions, and of what is hidden only what visitors may know', async () => {
  const id = await addProperty(database, {
    title: json({ nl: 'Huis', fr: 'Maison' }),
    lede: json({ fr: 'Belle' }),
    quarter: json({ nl: 'Centrum' }),
    publish_price: false,
    details: json({ planningInformation: { nl: 'Woongebied' }, priceUnitText: { nl: 'excl. btw' } }),
  });
  await addPhoto(database, id);
  await database
    .updateTable('media')
    .set({ caption: json({ nl: 'Keuken', de: 'Küche' }) })
    .where('property_id', '=', id)
    .execute();
  await addProperty(database, { publication: 'draft', title: json({ nl: 'Geheim' }) });
  await addProperty(database, { publication: 'withdrawn', title: json({ nl: 'Weg' }) });

  const [home, draft, ...more] = await countPropertyTexts(database, false);
  expect(home).toEqual({ id, isPublished: true, count: 5, missing: { nl: 1, fr: 3, de: 4, en: 5 } });
  expect(draft).toMatchObject({ isPublished: false, count: 1 });
  expect(more).toEqual([]);
  expect(await countPropertyTexts(database, true)).toEqual([
    { id, isPublished: true, count: 4, missing: { nl: 1, fr: 2, de: 3, en: 4 } },
  ]);
});

it('counts 2,000 homes with long texts and ten captions each without slowness', async () => {
  await sql`
    insert into property (reference, purpose, type, publication, published_at, postal_code, country_id, city,
      title, lede, description, details)
    select 'M' || n, 'sale', 'house', 'published', now(), '9000', 10, 'Gent',
      jsonb_build_object('nl', 'Huis ' || n, 'fr', 'Maison ' || n),
      jsonb_build_object('nl', 'Een huis ' || n, 'fr', 'Une maison ' || n),
      jsonb_build_object('nl', words, 'fr', words || n, 'de', n || words, 'en', words),
      jsonb_build_object('planningInformation', jsonb_build_object('nl', 'x'))
    from generate_series(1, 2000) n,
      lateral (select string_agg(md5(n::text || i), ' ') as words from generate_series(1, 40) i) as w`.execute(
    database,
  );
  await sql`
    insert into media (property_id, picture_id, kind, sort, caption)
    select p.id, (select id from picture limit 1), 'photo', n, jsonb_build_object('nl', 'Keuken', 'fr', 'Cuisine')
    from property p, generate_series(1, 10) n where p.reference like 'M%'`.execute(database);
  await sql`analyze property, media`.execute(database);
  const took: number[] = [];
  const quickest = await quickestMs(async () => {
    const from = performance.now();
    expect((await countPropertyTexts(database, false)).length).toBeGreaterThan(2000);
    took.push(Math.round(performance.now() - from));
    return performance.now() - from;
  });
  expect(quickest, took.join(' ')).toBeLessThan(200);
});

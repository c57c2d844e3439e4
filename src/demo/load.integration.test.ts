import { availableParallelism, loadavg } from 'node:os';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type FieldKey, getField } from '#domain/property/fields.ts';
import { propertyInputSchema } from '#domain/property/schema.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { demoAgency } from '#test/demo-agency.ts';
import { loadDemo } from './load.ts';

const { database, targets, seconds } = await demoAgency();

const listed = () =>
  database
    .selectFrom('property')
    .selectAll()
    .where('publication', '=', 'published')
    .where('project_id', 'is', null);

/** The first picture of each card of a list, newest first. */
async function firstPictures(purpose: 'sale' | 'rent', limit: number) {
  const { rows } = await sql<{ picture_id: string | null }>`
    select (select picture_id from media where property_id = p.id and kind = 'photo' order by sort limit 1)
    from property p where purpose = ${purpose} and publication = 'published' and project_id is null
    order by published_at desc limit ${limit}`.execute(database);
  return rows.map(({ picture_id }) => picture_id).filter((id) => id !== null);
}

describe('the demo agency', () => {
  it('is loaded in seconds', () => {
    // A machine with more tasks than processors takes that many times as long.
    const [tasks = 0] = loadavg();
    const share = Math.max(1, tasks / availableParallelism());
    expect(seconds / share).toBeLessThan(10);
  });

  it('is loaded into an empty database only', async () => {
    expect(await loadDemo(targets)).toBe(false);
  });

  it.each([
    ['sale', 104],
    ['rent', 31],
  ] as const)('has for %s as many properties as its pictures say', async (purpose, count) => {
    expect(await listed().where('purpose', '=', purpose).execute()).toHaveLength(count);
  });

  it('shows the properties of the pictures first', async () => {
    const newest = await listed()
      .where('purpose', '=', 'sale')
      .orderBy('published_at', 'desc')
      .limit(11)
      .execute();

    expect(newest.map(({ reference, price_cents }) => [reference, (price_cents ?? 0) / 100])).toEqual([
      ['RL-2417', 649_000],
      ['RL-2415', 1_285_000],
      ['RL-2411', 425_000],
      ['RL-2416', 795_000],
      ['RL-2414', 870_000],
      ['RL-2410', 512_000],
      ['RL-2398', 589_000],
      ['RL-2402', 474_500],
      ['RL-2395', 338_000],
      ['RL-2391', 265_000],
      ['RL-2388', 2_350_000],
    ]);
    expect(newest.map(({ energy_label }) => energy_label)).toEqual([
      'e',
      'a',
      'c',
      'a_plus',
      'd',
      'b',
      'd',
      'a',
      'b',
      null,
      null,
    ]);
  });

  it('has 18 photographs of the first', async () => {
    const photos = await database
      .selectFrom('media')
      .innerJoin('property', 'property.id', 'media.property_id')
      .where('reference', '=', 'RL-2417')
      .where('kind', '=', 'photo')
      .execute();

    expect(photos).toHaveLength(18);
  });

  it('has a portrait of each of its people', async () => {
    const people = await database.selectFrom('agent').select('picture_id').execute();
    expect(people).toHaveLength(6);
    expect(new Set(people.map(({ picture_id }) => picture_id).filter((id) => id !== null)).size).toBe(6);
  });

  it('calls impression what it shows of projects that do not stand yet, and nothing else', async () => {
    const shown = await database
      .selectFrom('media')
      .innerJoin('picture', 'picture.id', 'media.picture_id')
      .leftJoin('property as unit', 'unit.id', 'media.property_id')
      .leftJoin('project', (join) =>
        join.on((on) =>
          on.or([
            on('project.id', '=', on.ref('media.project_id')),
            on('project.id', '=', on.ref('unit.project_id')),
          ]),
        ),
      )
      .where('media.kind', '=', 'photo')
      .select(['picture.nature', 'project.handover_on'])
      .execute();
    const isDrawn = (day: string | null) => day !== null && day > '2026-11-20';

    expect(shown.filter(({ handover_on }) => isDrawn(handover_on)).length).toBeGreaterThan(20);
    expect(
      shown.filter(({ nature, handover_on }) => (nature === 'impression') !== isDrawn(handover_on)),
    ).toEqual([]);
  });

  it('has every type of property, each state and each thing that may be hidden', async () => {
    const rows = await listed().execute();
    const types = new Set(rows.map(({ type }) => type));

    expect(propertyTypes.filter(({ key }) => !types.has(key)).map(({ key }) => key)).toEqual([
      'new_build_project',
    ]);
    expect(new Set(rows.map(({ availability }) => availability))).toEqual(
      new Set(['available', 'option', 'sold', 'rented']),
    );
    expect(new Set(rows.map((row) => `${row.publish_price} ${row.publish_address}`)).size).toBe(4);
    expect(new Set(rows.map(({ region }) => region)).size).toBe(4);
  });

  it('gives gone properties a day after their publication and before the demo day', async () => {
    const rows = await database.selectFrom('property').selectAll().where('gone_on', 'is not', null).execute();

    expect(rows.length).toBeGreaterThan(8);
    for (const { reference, published_at, gone_on } of rows) {
      const day = published_at?.toISOString().slice(0, 10) ?? '';
      expect([day <= (gone_on ?? ''), (gone_on ?? '') < '2026-11-20'], reference).toEqual([true, true]);
    }
  });

  it('keeps references apart', async () => {
    const rows = await database.selectFrom('property').select('reference').execute();

    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length);
  });

  it('writes details that the catalogue knows', async () => {
    for (const { reference, region, details } of await database
      .selectFrom('property')
      .selectAll()
      .execute()) {
      const { data = {}, error } = propertyInputSchema.partial().safeParse(details);
      expect(error, reference).toBeUndefined();
      const columns = (Object.keys(data) as FieldKey[]).filter((key) => getField(key).column);
      expect(columns, reference).toEqual([]);
      if (region !== 'flanders') expect(details, reference).not.toHaveProperty('mobiscore');
    }
  });
});

describe('the order of the lists', () => {
  it.each(['sale', 'rent'] as const)('shows no house twice on a page of what is for %s', async (purpose) => {
    const pictures = await firstPictures(purpose, purpose === 'sale' ? 96 : 24);

    for (let start = 0; start < pictures.length; start += 12) {
      const page = pictures.slice(start, start + 12);
      expect(page.length - new Set(page).size, `page from ${start}`).toBeLessThanOrEqual(1);
    }
    for (let index = 1; index < pictures.length; index++)
      expect(pictures[index]).not.toBe(pictures[index - 1]);
  });
});

describe('a second load', () => {
  it('gives the same ids', async () => {
    const snapshot = () =>
      database.selectFrom('property').select(['id', 'reference', 'updated_at']).orderBy('id').execute();
    const before = await snapshot();
    await sql`truncate setting, office, agent, project, property, media, document, article, testimonial, owner, portal,
      newsletter_subscription, newsletter_issue, text_state
      restart identity cascade`.execute(database);

    // Two processes that begin at once load the demo only once.
    const loads = await Promise.all([loadDemo(targets), loadDemo(targets)]);
    expect(loads.toSorted()).toEqual([false, true]);
    expect(await snapshot()).toEqual(before);
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import type { PropertyDetails } from '#domain/property/values.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel, directory } = await commandLine(database);
beforeAll(() => loadPlaces(database));
beforeEach(async () => {
  await database.deleteFrom('property').execute();
  await database.deleteFrom('audit_entry').execute();
});

const details: PropertyDetails = {
  epcValidUntil: '2099-01-01',
  tenantChargesCents: 10_000,
  tenantChargesKind: 'advance',
  depositMonths: 3,
};
const rent = {
  reference: 'R-1',
  purpose: 'rent',
  type: 'apartment',
  price_cents: 95_000,
  energy_value: 150,
  energy_label: 'b',
  details: JSON.stringify(details),
} as const;
const without = (key: keyof PropertyDetails) => JSON.stringify({ ...details, [key]: undefined });

const publicationOf = async (reference: string) =>
  (
    await database
      .selectFrom('property')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).publication;
const audited = () => database.selectFrom('audit_entry').select(['actor', 'action', 'subject']).execute();

describe('properties check', () => {
  test('finds nothing where nothing is missing', async () => {
    await addProperty(database, rent);
    expect(await gevel('properties', 'check')).toEqual({
      status: 0,
      out: '1 properties: 1 lack nothing, 0 lack something; 0 are published although a blocking fact is missing.\n',
      err: '',
    });
  });

  test('says what each lacks and why, and counts at the end', async () => {
    const first = await addProperty(database, { ...rent, publish_price: false });
    const second = await addProperty(database, {
      ...rent,
      reference: 'R-2',
      details: without('tenantChargesKind'),
    });
    const third = await addProperty(database, {
      ...rent,
      reference: 'R-3',
      publication: 'draft',
      details: without('tenantChargesKind'),
    });
    await addProperty(database, { ...rent, reference: 'R-4', publication: 'withdrawn', details: '{}' });
    await addProperty(database, { ...rent, reference: 'R-5', availability: 'rented', details: '{}' });
    const charges = 'the charges of the tenant, and whether they are an advance or a flat rate';
    const { status, out } = await gevel('properties', 'check');
    expect(status).toBe(1);
    expect(out).toBe(
      [
        `R-1 (${first})`,
        '  block  F23: the rent, which is never "on request" (Vlaams Woninghuurdecreet, art. 4)',
        `R-2 (${second})`,
        `  block  F24: ${charges} (Vlaams Woninghuurdecreet, art. 4)`,
        `R-3 (${third}, draft)`,
        `  block  F24: ${charges} (Vlaams Woninghuurdecreet, art. 4)`,
        '',
        `block  F24  2  ${charges} (Vlaams Woninghuurdecreet, art. 4)`,
        'block  F23  1  the rent, which is never "on request" (Vlaams Woninghuurdecreet, art. 4)',
        '3 properties: 0 lack nothing, 3 lack something; 2 are published although a blocking fact is missing.',
        '',
      ].join('\n'),
    );
    const summary = await gevel('properties', 'check', '--summary');
    expect(summary.out.split('\n').slice(0, 2)).toEqual(['', expect.stringMatching(/^block {2}F24 {2}2/)]);
  });

  test('counts what several regions ask for once', async () => {
    const newBuild = {
      purpose: 'sale',
      type: 'house',
      details: JSON.stringify({ isNewBuild: true }),
    } as const;
    await addProperty(database, { ...rent, ...newBuild });
    await addProperty(database, {
      ...rent,
      ...newBuild,
      reference: 'R-2',
      postal_code: '4000',
      region: 'wallonia',
    });
    const { out } = await gevel('properties', 'check', '--summary');
    expect(out.match(/^block +A1 .*$/gm)).toEqual([expect.stringMatching(/^block +A1 +2 /)]);
  });

  test('writes JSON Lines', async () => {
    const id = await addProperty(database, { ...rent, details: without('epcValidUntil') });
    await addProperty(database, { ...rent, reference: 'R-2', source: 'crm' });
    const { status, out } = await gevel('properties', 'check', '--json');
    expect(status).toBe(0);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        id,
        reference: 'R-1',
        publication: 'published',
        missing: [
          {
            id: 'F5',
            level: 'warn',
            what: expect.any(String),
            law: expect.objectContaining({
              name: 'Energiedecreet',
              since: '2012-01-01',
              certainty: 'confirmed',
            }),
          },
        ],
      },
    ]);
    expect((await gevel('properties', 'check', '--json', '--source', 'crm')).out).toBe('');
  });

  test('keeps to what blocks or is to be done, unless asked for more', async () => {
    await addProperty(database, { ...rent, postal_code: '4000', region: 'wallonia', details: '{}' });
    expect((await gevel('properties', 'check')).out).not.toContain('  info ');
    expect((await gevel('properties', 'check', '--info')).out).toContain('  info   W10');
  });
});

describe('properties publish', () => {
  test('shows nothing again as it was while changes of it wait', async () => {
    const property_id = await addProperty(database, { ...rent, publication: 'withdrawn' });
    const edit = { base: '95000', value: '90000', actor: 'staff:jan', at: new Date('2026-11-01T08:00:00Z') };
    await database
      .insertInto('property_edit')
      .values({ property_id, key: 'priceCents', ...edit })
      .execute();
    const { status, out, err } = await gevel('properties', 'publish', 'R-1');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('It was not published: changes of R-1 wait in the office (priceCents).');
    expect(await publicationOf('R-1')).toBe('withdrawn');
  });

  test('publishes what lacks nothing', async () => {
    const id = await addProperty(database, { ...rent, publication: 'draft', published_at: null });
    expect(await gevel('properties', 'publish', 'R-1')).toEqual({
      status: 0,
      out: 'R-1 is published.\n',
      err: '',
    });
    const row = await database.selectFrom('property').selectAll().executeTakeFirstOrThrow();
    expect(row.publication).toBe('published');
    expect(row.published_at).not.toBeNull();
    expect(await audited()).toEqual([
      { actor: 'command', action: 'property.publish', subject: `property:${id}` },
    ]);
    expect((await gevel('properties', 'publish', String(id))).out).toBe('R-1 was already published.\n');
    expect(await audited()).toHaveLength(1);
  });

  test('refuses what lacks something, unless there is a reason, which is kept', async () => {
    const lacking = { ...rent, publication: 'draft', details: without('tenantChargesCents') } as const;
    const id = await addProperty(database, lacking);
    const refused = await gevel('properties', 'publish', 'R-1');
    expect(refused.status).toBe(1);
    expect(refused.out).toBe('');
    expect(refused.err).toContain('R-1 lacks:\n  block  F24: ');
    expect(await publicationOf('R-1')).toBe('draft');
    expect(await audited()).toEqual([]);

    const spite = await gevel('properties', 'publish', 'R-1', '--despite', 'the owner tells on Monday');
    expect(spite).toMatchObject({ status: 0, out: 'R-1 is published.\n' });
    expect(await publicationOf('R-1')).toBe('published');
    expect(await audited()).toEqual([
      {
        actor: 'command',
        action: 'property.publish despite F24: the owner tells on Monday',
        subject: `property:${id}`,
      },
    ]);
  });

  test.each([{ publish_price: false }, { price_cents: null }])(
    'never publishes a home to let with %j',
    async (hidden) => {
      await addProperty(database, { ...rent, publication: 'draft', ...hidden });
      const { status, err } = await gevel(
        'properties',
        'publish',
        'R-1',
        '--despite',
        'the owner wants it so',
      );
      expect(status).toBe(1);
      expect(err).toContain('the rent of a home must be shown');
      expect(await publicationOf('R-1')).toBe('draft');
      expect(await audited()).toEqual([]);
    },
  );

  test.each([
    [[], 'Name one property'],
    [['R-1', '--despite', ' '], '--despite is empty'],
  ])('is called wrongly with %j', async (args, message) => {
    const { status, err } = await gevel('properties', 'publish', ...args);
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('the rent of a home', () => {
  const shown = () => database.selectFrom('public_property').selectAll().executeTakeFirstOrThrow();

  test.each(['apartment', 'student_room', 'villa'])(
    'is shown in Belgium whoever hides it: %s',
    async (type) => {
      await addProperty(database, { ...rent, type, publish_price: false });
      expect(await shown()).toMatchObject({ price_cents: 95_000, publish_price: true });
    },
  );

  test.each([
    { type: 'office' },
    { type: 'holiday_home' },
    { purpose: 'sale' },
    { country_id: 50, region: 'luxembourg' },
  ])('may stay hidden with %j', async (other) => {
    await addProperty(database, { ...rent, ...other, publish_price: false });
    expect(await shown()).toMatchObject({ price_cents: null, publish_price: false });
  });

  test('is asked for by an import, which brings it in all the same', async () => {
    const rows = [
      'reference,purpose,type,street,houseNumber,postalCode,price,publishPrice,epcValidUntil,energyValue,tenantCharges,tenantChargesKind',
      'A-1,te huur,appartement,Kouter,12,9000,950,nee,31/12/2099,150,100,provisie',
      'A-2,te huur,appartement,Kouter,12,9000,op aanvraag,,31/12/2099,150,100,provisie',
      'A-3,te huur,appartement,Kouter,12,9000,950,,31/12/2099,150,,',
      'A-4,te huur,appartement,Kouter,12,9000,950,,31/12/2099,150,100,provisie',
      'A-5,te huur,kantoor,,,9000,,,,,,',
    ];
    await writeFile(join(directory, 'rents.csv'), `${rows.join('\n')}\n`);
    const { status, out, err } = await gevel('properties', 'import', 'rents.csv');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^5 rows in [\d.]+ s: 5 new, 0 changed, 0 as before\.\n/);
    expect(out).toContain(
      '3 lack something the law requires in an advertisement, 2 of them the rent of a home, which must be shown: see properties check.\n',
    );
    expect(await database.selectFrom('public_property').select('id').execute()).toHaveLength(5);
  });
});

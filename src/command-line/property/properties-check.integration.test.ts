import { describe, expect, test } from 'vitest';
import { addProperty } from '#test/factories.ts';
import { propertyCommands, rent, without } from '#test/property-commands.ts';

const { database, gevel } = await propertyCommands();

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

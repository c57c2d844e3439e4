import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { listUnitsToEdit } from '#database/project/units-to-edit.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { addKaaizicht, lawful, storedUnits } from '#test/project-units.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp(officeSite);
const { database } = app;
beforeAll(() => loadPlaces(database));
const eline = await staffBrowser(app, 'agent');

let project: number;
let at: string;

beforeEach(async () => {
  project = await addKaaizicht(database);
  at = `/office/projects/${project}/units/`;
});

const units = () => listUnitsToEdit(database, project);
const stored = () => storedUnits(database, project);

/** Sixty apartments as an agency has them in a spreadsheet, three of their cells wrong. */
function sixtyRows(): string[][] {
  const rows = Array.from({ length: 60 }, (_, index) => {
    const floor = Math.floor(index / 6);
    const name = `${String(floor).padStart(2, '0')}${String((index % 6) + 1).padStart(2, '0')}`;
    return [
      name,
      'Appartement',
      String(floor),
      '2',
      '85,5',
      '12',
      `€ ${300 + index}.000`,
      'Ja',
      'Beschikbaar',
      '22',
    ];
  });
  (rows[15] as string[])[6] = '439.00O';
  (rows[17] as string[])[1] = 'hangmat breed';
  (rows[19] as string[])[4] = 'ca. 176';
  return rows;
}
const asText = (rows: string[][]) => rows.map((row) => row.join('\t')).join('\r\n');

describe('rows that are pasted', () => {
  test('60, of which 3 are wrong: 57 are kept, 3 marked, and nothing of these is lost', async () => {
    const answer = await eline.post(at, [
      ['do', 'paste'],
      ['text', asText(sixtyRows())],
    ]);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('60 rijen geplakt.');
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(3);
    for (const typed of ['439.00O', 'hangmat breed', 'ca. 176']) expect(page).toContain(`‘${typed}’`);

    const all = await units();
    expect(all).toHaveLength(60);
    expect(all.filter(({ edits }) => edits.length > 0).map(({ name }) => name)).toEqual([
      '0204',
      '0206',
      '0302',
    ]);
    expect(all.flatMap(({ edits }) => edits.map(({ key, typed }) => [key, typed]))).toEqual([
      ['priceCents', '439.00O'],
      ['type', 'hangmat breed'],
      ['livingAreaM2', 'ca. 176'],
    ]);
    // The other cells of these three rows were stored.
    expect(all[15]?.stored).toMatchObject({ bedrooms: 2, livingAreaM2: 85.5, priceCents: null });
    expect(all[59]?.stored).toMatchObject({
      floor: 9,
      priceCents: 359_000_00,
      terraceAreaM2: 12,
      energyValue: 22,
    });
    expect((await stored())[0]).toMatchObject({
      ...{ publication: 'draft', project_id: project, street: 'Kaai', city: 'Gent', is_new_build: true },
      ...{
        reference: expect.stringMatching(/-0001$/),
        details: expect.objectContaining({ epcCode: lawful.epcCode }),
      },
    });
  });

  test('nothing is published while a cell is wrong, and all together when it is mended', async () => {
    await eline.post(at, [
      ['do', 'paste'],
      ['text', asText(sixtyRows())],
    ]);
    const refused = await eline.post(at, [['do', 'publish']]);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Er is niets gepubliceerd');
    expect((await stored()).every(({ publication }) => publication === 'draft')).toBe(true);

    const wrong = (await units()).filter(({ edits }) => edits.length > 0);
    const mended = { priceCents: '439.000', type: 'apartment', livingAreaM2: '176' };
    const cells = wrong.flatMap(({ id, edits }): [string, string][] =>
      edits.flatMap(({ key, typed }): [string, string][] => [
        [`row.${id}`, JSON.stringify({ [key]: { typed } })],
        [`${key}.${id}`, mended[key as keyof typeof mended]],
      ]),
    );
    const saved = await eline.post(at, [['do', 'save'], ...cells]);
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${at}?told=saved`]);
    const published = await eline.post(at, [['do', 'publish']]);
    expect([published.status, published.headers.get('Location')]).toEqual([303, `${at}?told=published-60`]);
    expect((await stored()).every(({ publication }) => publication === 'published')).toBe(true);
  });

  test('with headings change the units of those names, and say what was left out', async () => {
    const id = await addProperty(database, {
      project_id: project,
      unit_name: 'A1',
      type: 'apartment',
      bedrooms: 2,
    });
    const answer = await eline.post(at, [
      ['do', 'paste'],
      ['text', 'Prijs\tKelder\tNaam\tSlpk.\n410.000\tja\tA1\t3\n'],
    ]);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Niet gebruikt: Kelder.');
    const [unit] = await units();
    // The unit is on the site: its changes wait.
    expect(unit).toMatchObject({ id, stored: { bedrooms: 2, priceCents: 412_500_00 } });
    expect(unit?.edits.map(({ key, value }) => [key, value]).toSorted()).toEqual([
      ['bedrooms', 3],
      ['priceCents', 410_000_00],
    ]);
  });

  test('from a cell on go down and to the right', async () => {
    for (const unit_name of ['1', '2'])
      await addProperty(database, { project_id: project, unit_name, type: 'apartment' });
    const [, second] = await units();
    const answer = await eline.post(at, [
      ...([
        ['do', 'paste'],
        ['text', '3\t91\n4\t95'],
      ] as const),
      ...([
        ['at', String(second?.id)],
        ['key', 'bedrooms'],
      ] as const),
    ]);
    expect(answer.headers.get('Location')).toBe(`${at}?told=pasted-2`);
    const [first, changed, added] = await units();
    expect(first?.edits).toEqual([]);
    expect(changed?.facts).toMatchObject({ bedrooms: 3, livingAreaM2: 91 });
    expect(added).toMatchObject({
      name: '3',
      publication: 'draft',
      stored: { bedrooms: 4, livingAreaM2: 95 },
    });
  });

  test.each([
    ['', 'Hier staan geen cellen.'],
    ['x\n'.repeat(502), 'hoogstens 500'],
    ['A\tappartement\nA\tloft', 'Deze namen zijn er al: A.'],
  ])('%# is refused, and stays', async (text, words) => {
    const answer = await eline.post(at, [
      ['do', 'paste'],
      ['text', text],
    ]);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
    expect(await units()).toEqual([]);
  });
});

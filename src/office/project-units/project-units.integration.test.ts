import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { listUnitsToEdit } from '#database/project/units-to-edit.ts';
import { createTestApp } from '#test/app.ts';
import { addProject, addProperty } from '#test/factories.ts';
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

describe('units', () => {
  test('are added by a pattern of names', async () => {
    const answer = await eline.post(at, [
      ['do', 'add'],
      ['names', '0101…0304'],
      ['type', 'duplex'],
    ]);
    expect(answer.headers.get('Location')).toBe(`${at}?told=added-12`);
    expect((await units()).map(({ name, stored: { type } }) => [name, type])).toEqual(
      ['01', '02', '03'].flatMap((floor) => ['01', '02', '03', '04'].map((each) => [floor + each, 'duplex'])),
    );
    const again = await eline.post(at, [
      ['do', 'add'],
      ['names', '0304, 0305'],
    ]);
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('Deze namen zijn er al: 0304.');
    expect(await units()).toHaveLength(12);
  });

  test('a cell that somebody else changed meanwhile is not overwritten, the others are kept', async () => {
    const id = await addProperty(database, {
      project_id: project,
      unit_name: 'A1',
      type: 'apartment',
      bedrooms: 2,
    });
    const shown = JSON.stringify({ bedrooms: 2, priceCents: 412_500_00 });
    const type = (bedrooms: string, priceCents: string): [string, string][] => [
      ['do', 'save'],
      [`row.${id}`, shown],
      [`bedrooms.${id}`, bedrooms],
      [`priceCents.${id}`, priceCents],
    ];
    const stijn = await staffBrowser(app, 'agent');
    expect((await stijn.post(at, type('3', '412.500'))).status).toBe(303);
    const answer = await eline.post(at, type('4', '399.000'));
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toMatch(/schreef om [\d.]+\s*uur: 3\./);
    expect(page).toContain('value="4"');
    expect((await units())[0]?.facts).toMatchObject({ bedrooms: 3, priceCents: 399_000_00 });
  });

  test('several get a status or another price at once; those without a price are told of', async () => {
    const ids: number[] = [];
    for (const [unit_name, price_cents] of [
      ['1', 400_000_00],
      ['2', 300_000_00],
      ['3', null],
      ['4', 1_00],
    ] as const)
      ids.push(
        await addProperty(database, { project_id: project, unit_name, price_cents, type: 'apartment' }),
      );
    const chosen = ids.slice(0, 3).map((id): [string, string] => ['id', String(id)]);
    const priced = await eline.post(at, [['do', 'price'], ['change', '+2,5 %'], ...chosen]);
    expect(await priced.text()).toContain('2 eenheden gewijzigd. 1 eenheid heeft geen prijs');
    const status = await eline.post(at, [['do', 'status:option'], ...chosen]);
    expect(status.headers.get('Location')).toBe(`${at}?told=changed-3`);
    expect((await units()).map(({ facts }) => [facts.priceCents, facts.availability])).toEqual([
      [410_000_00, 'option'],
      [307_500_00, 'option'],
      [null, 'option'],
      [1_00, 'available'],
    ]);
    // The changes wait.
    expect((await stored()).map(({ price_cents, availability }) => [price_cents, availability])).toEqual(
      [400_000_00, 300_000_00, null, 1_00].map((cents) => [cents, 'available']),
    );
    expect((await eline.post(at, [['do', 'price'], ['change', 'veel'], ...chosen])).status).toBe(422);
    expect((await eline.post(at, [['do', 'status:sold']])).status).toBe(422);
  });

  test('all are published or none: one that lacks what the law wants holds up the others', async () => {
    const whole = await addProperty(database, {
      ...{ project_id: project, unit_name: '1', type: 'apartment', is_new_build: true },
      ...{ details: JSON.stringify(lawful), energy_value: 24, energy_label: 'a' },
    });
    const seen = JSON.stringify({ priceCents: 412_500_00 });
    await eline.post(at, [
      ['do', 'save'],
      [`row.${whole}`, seen],
      [`priceCents.${whole}`, '390.000'],
    ]);
    await addProperty(database, {
      project_id: project,
      unit_name: '2',
      type: 'apartment',
      publication: 'draft',
    });
    const refused = await eline.post(at, [['do', 'publish']]);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('De wet vraagt nog');
    expect((await stored()).map(({ price_cents }) => price_cents)).toEqual([412_500_00, 412_500_00]);

    const published = await eline.post(at, [
      ['do', 'publish'],
      ['despite', 'attest is onderweg'],
    ]);
    expect(published.headers.get('Location')).toBe(`${at}?told=published-2`);
    expect((await stored()).map(({ price_cents, publication }) => [price_cents, publication])).toEqual([
      [390_000_00, 'published'],
      [412_500_00, 'published'],
    ]);
  });

  test('that no visitor saw can be removed; those on the site stay', async () => {
    await eline.post(at, [
      ['do', 'add'],
      ['names', '1, 2'],
    ]);
    const published = await addProperty(database, { project_id: project, unit_name: '3', type: 'apartment' });
    const ids = (await units()).map(({ id }): [string, string] => ['id', String(id)]);
    const answer = await eline.post(at, [['do', 'remove'], ...ids]);
    expect(answer.headers.get('Location')).toBe(`${at}?told=removed-2`);
    expect((await units()).map(({ id }) => id)).toEqual([published]);
  });

  test('of another project are not touched', async () => {
    const other = await addProject(database);
    const id = await addProperty(database, { project_id: other, unit_name: '1', bedrooms: 2 });
    await eline.post(at, [
      ['do', 'save'],
      [`row.${id}`, '{"bedrooms":2}'],
      [`bedrooms.${id}`, '9'],
    ]);
    await eline.post(at, [
      ['do', 'status:sold'],
      ['id', String(id)],
    ]);
    await eline.post(at, [
      ['do', 'remove'],
      ['id', String(id)],
    ]);
    expect(await listUnitsToEdit(database, other)).toMatchObject([{ edits: [], facts: { bedrooms: 2 } }]);
  });
});

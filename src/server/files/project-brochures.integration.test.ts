import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { brochures } from '#test/brochures.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';

const app = await createTestApp();
const { database } = app;
const { readBrochure } = brochures(app);
const place_id = await addGhent(database);

it('the brochure of a project has its units', async () => {
  const project_id = await addProject(database, { place_id });
  await addProperty(database, {
    place_id,
    project_id,
    unit_name: 'A1',
    type: 'apartment',
    price_cents: 31_000_000,
  });
  const { text, elements } = await readBrochure(`/nl/projecten/gent/de-tuinlaan/${project_id}/brochure.pdf`);
  expect(text).toContain('A1');
  expect(text).toContain('€ 310.000');
  expect(elements.some(({ tag }) => tag === 'Table')).toBe(true);
});

it.each([
  { free: 4, sold: 3, shown: 'U7', said: undefined },
  { free: 20, sold: 25, shown: 'U20', said: '25 eenheden zijn al verkocht en staan niet in deze lijst.' },
  { free: 60, sold: 2, shown: 'U20', said: 'de volledige lijst staat op onze site' },
])('says which of $free free and $sold sold units it leaves out', async ({ free, sold, shown, said }) => {
  const project_id = await addProject(database, { place_id });
  for (let unit = 1; unit <= free + sold; unit += 1)
    await addProperty(database, {
      place_id,
      project_id,
      unit_name: `U${unit}`,
      type: 'apartment',
      availability: unit > free ? 'sold' : 'available',
    });
  const { text, elements } = await readBrochure(`/nl/projecten/gent/de-tuinlaan/${project_id}/brochure.pdf`);
  const told = text.replace(/\s+/g, ' ');
  expect(told).toContain(shown);
  const rows = elements.filter(({ tag }) => tag === 'TR').length;
  if (said) expect(told).toContain(said);
  else {
    expect(told).not.toContain('niet in deze lijst');
    expect(rows).toBeGreaterThanOrEqual(free + sold + 1);
  }
  // A project has no times of its own to come.
  expect(told).not.toContain('vrije momenten');
});

it.each([
  { details: {}, said: false },
  { details: { epcCode: '20261104001827' }, said: true },
])('says below the scale only what the scale does not, of $details', async ({ details, said }) => {
  const project_id = await addProject(database, {
    place_id,
    energy_label: 'a',
    energy_value: 17,
    details: JSON.stringify(details),
  });
  const { text } = await readBrochure(`/nl/projecten/gent/de-tuinlaan/${project_id}/brochure.pdf`);
  const told = text.replace(/\s+/g, ' ');
  expect(told).toContain('17 kWh/(m² jaar)');
  expect(told.includes('EPC A')).toBe(said);
});

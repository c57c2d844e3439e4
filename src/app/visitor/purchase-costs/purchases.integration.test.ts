import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';
import { addCommune, costPages } from '#test/purchase-costs.ts';

const app = await createTestApp();
const { database } = app;
const { costs, read } = costPages(app);
const place_id = await addGhent(database);
const brussels = { region: 'brussels', postal_code: '1030', city: 'Schaarbeek' } as const;
const namur = { region: 'wallonia', postal_code: '5000', city: 'Namur' } as const;
const luxembourg = await addCommune(database, '1234', 'Luxembourg');
const esch = await addCommune(database, '4001', 'Esch-sur-Alzette');
const project = await addProject(database, { place_id });

it.each<[string, Parameters<typeof addProperty>[1], query: string, amounts: string[]]>([
  [
    'the only home in Flanders',
    { place_id, price_cents: 35_000_000 },
    '',
    ['€ 7.000', '€ 2.472', '€ 785', '€ 11.906', 'binnen 3 jaar', 'of u ertoe verbindt die binnen 2 jaar'],
  ],
  [
    'another home in Flanders',
    { place_id, price_cents: 35_000_000 },
    '?buyer=other',
    ['€ 42.000', '€ 2.678', '€ 828', '€ 47.155'],
  ],
  [
    'a home in Brussels',
    { ...brussels, price_cents: 45_000_000 },
    '',
    [
      '€ 31.250',
      '€ 2.772',
      '€ 848',
      '€ 36.519',
      'geen andere woning voor het geheel in volle eigendom bezit u er',
    ],
  ],
  [
    'a home in Brussels that is too expensive for the abatement',
    { ...brussels, price_cents: 85_000_000 },
    '',
    ['(12,5 %, boven € 600.000 zonder abattement)', 'Andere aankoop (12,5 %)'],
  ],
  [
    'a home in Wallonia',
    { ...namur, price_cents: 28_000_000 },
    '',
    ['€ 8.400', '€ 2.262', '€ 740', '€ 13.051', 'er binnen 3 jaar uw hoofdverblijfplaats vestigt u er'],
  ],
  [
    'a home in Luxembourg, for two',
    { ...luxembourg, price_cents: 85_000_000 },
    '?buyers=2',
    ['€ 100', '€ 2.000', '€ 340', '€ 2.440', 'Zonder de uitgaven van de notaris'],
  ],
  [
    'a new flat in Flanders, with its ground',
    { place_id, project_id: project, type: 'apartment', price_cents: 40_000_000 },
    '?land=100.000',
    [
      '€ 63.000',
      '12 % op € 100.000, het deel van de grond ook voor een eigen woning',
      '€ 12.000',
      '€ 80.087',
    ],
  ],
  [
    'a plot in Luxembourg, for two who will live there',
    { ...luxembourg, type: 'building_plot', price_cents: 50_000_000 },
    '?buyers=2',
    ['Grond voor het eigen hoofdverblijf', '€ 35.000 belastingkrediet', 'het minimum', 'binnen 4 jaar'],
  ],
  [
    'a plot in Luxembourg City for somebody else',
    { ...luxembourg, type: 'building_plot', price_cents: 50_000_000 },
    '?buyer=other',
    ['€ 35.000', 'Gemeentelijke toeslag', '€ 15.000', 'binnen 5 jaar een woning te bouwen'],
  ],
  [
    'an office in Luxembourg City',
    { ...luxembourg, type: 'office', price_cents: 50_000_000 },
    '',
    ['€ 35.000', 'Gemeentelijke toeslag 3 % op € 500.000', '€ 15.000'],
  ],
  [
    'a plot in Wallonia',
    { ...namur, type: 'building_plot', price_cents: 10_000_000 },
    '',
    ['€ 3.000', 'een woning bouwt en er binnen 5 jaar', 'of u ertoe verbindt die binnen 3 jaar te verkopen'],
  ],
])('a purchase reckoned by hand: %s', async (_, property, query, amounts) => {
  const text = await read(await addProperty(database, property), query);
  for (const amount of amounts) expect(text.replaceAll('\u00a0', ' ')).toContain(amount);
});

it('asks of new build in Flanders no condition that is not there', async () => {
  const cheap = await addProperty(database, {
    place_id,
    project_id: project,
    type: 'apartment',
    price_cents: 23_000_000,
  });
  const { body } = await costs(cheap);
  expect(body).not.toContain('tarief voor een eigen woning geldt als');
  expect(body).not.toContain('name="core_city"');
  const modest = await addProperty(database, { place_id, price_cents: 23_000_000 });
  expect((await costs(modest)).body).toContain('name="core_city"');
});

it('has no surtax elsewhere in Luxembourg', async () => {
  const office = { ...esch, type: 'office', price_cents: 50_000_000 };
  expect(await read(await addProperty(database, office))).not.toContain('Gemeentelijke toeslag');
});

it.each([
  ['nl', 'notaris.be', 'financien.belgium.be'],
  ['fr', 'notaire.be', 'finances.belgium.be'],
  ['de', 'notar.be', 'finanzen.belgium.be'],
  ['en', 'notaris.be', 'finance.belgium.be'],
] as const)('names its sources in %s', async (language, notaries, taxOffice) => {
  const text = await read(await addProperty(database, { ...namur, price_cents: 28_000_000 }), '', language);
  expect(text).toContain(`${notaries},`);
  expect(text).toContain(`${taxOffice},`);
  expect(text).not.toMatch(/\bexample\b/);
});

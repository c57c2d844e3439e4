import { describe, expect, it, onTestFinished } from 'vitest';
import { replaceSettings } from '#database/site/settings.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';
import { properAnswer } from '#test/proper-answer.ts';
import { addCommune, costPages } from '#test/purchase-costs.ts';

const app = await createTestApp();
const { database } = app;
const { costs, read } = costPages(app);
const place_id = await addGhent(database);
const house = await addProperty(database, { place_id, price_cents: 30_000_000 });
const modest = await addProperty(database, { place_id, price_cents: 23_000_000 });
const inBrussels = await addProperty(database, {
  price_cents: 50_000_000,
  region: 'brussels',
  postal_code: '1030',
  city: 'Schaarbeek',
});
const luxembourg = await addCommune(database, '1234', 'Luxembourg');
const inLuxembourg = await addProperty(database, { ...luxembourg, price_cents: 75_000_000 });
const plot = await addProperty(database, { place_id, type: 'building_plot', price_cents: 20_000_000 });
const project_id = await addProject(database, { place_id });
const unit = await addProperty(database, {
  place_id,
  project_id,
  type: 'apartment',
  price_cents: 40_000_000,
});

describe('the page of the costs', () => {
  it.each([
    ['nl', 'Registratierechten (verkooprecht)', 'sinds 1 januari 2025', 'Prijs en kosten € 310.724'],
    ['fr', 'Droits d’enregistrement (droit de vente)', '1er janvier 2025', 'Prix et frais € 310.724'],
    ['de', 'Registrierungsgebühren (verkooprecht)', 'seit dem 1. Januar 2025', 'Preis und Kosten € 310.724'],
    ['en', 'Registration duty (verkooprecht)', 'since 1 January 2025', 'Price and costs € 310.724'],
  ] as const)('in %s says every cost, its rule and its day', async (language, duty, since, total) => {
    const text = await read(house, '', language);
    expect(text).toContain(duty);
    expect(text).toContain('vlaanderen.be');
    expect(text).toContain(since);
    for (const amount of ['€ 6.000', '€ 2.322', '€ 753', '€ 10.724', total]) {
      expect(text).toContain(amount);
    }
  });

  it('counts anew by what was chosen', async () => {
    expect(await read(house, '?buyer=other')).toContain('€ 341.034');
    expect(await read(inBrussels, '?classes=2')).toContain('€ 31.250');
    expect(await read(modest)).toContain('€ 4.600');
    expect(await read(modest, '?core_city=1')).toContain('€ 2.733');
    expect(await read(inLuxembourg)).toContain('€ 12.500');
    expect(await read(inLuxembourg, '?buyers=2')).toContain('het minimum');
    expect(await read(unit)).toContain('€ 84.000');
    expect(await read(unit, '?land=100.000&buyer=other')).toContain('€ 63.000');
  });

  it('borrows what is missing, its own deed included', async () => {
    // 310.724 + deed − 60.000, at 3,5 % over 25 years
    const text = await read(house, '?own_money=60.000&years=20&rate=3,5');
    const loan = Number(/Te lenen € ([\d.,]+)/.exec(text)?.[1]?.replaceAll('.', '').replace(',', '.'));
    const deed = Number(/kredietakte \+ € ([\d.,]+)/.exec(text)?.[1]?.replaceAll('.', '').replace(',', '.'));
    expect(loan).toBeCloseTo(310_724 + deed - 60_000, 2);
    expect(text).toContain('per maand, 20 jaar lang');
    expect(await read(house, '?own_money=400.000')).toContain('geen lening nodig');
    expect(await read(inLuxembourg)).toContain('Zonder de kosten van de kredietakte');
  });

  it('offers no choice where there is none', async () => {
    const { body } = await costs(plot);
    expect(body).not.toContain('name="buyer"');
    expect(body).toContain('€ 24.000');
    expect((await costs(house)).body).not.toContain('name="land"');
    expect((await costs(unit)).body).toContain('name="land"');
    expect((await costs(inLuxembourg)).body).toContain('name="buyers"');
  });

  it('is not for search engines, and is reached in every language', async () => {
    const { body } = await costs(house, '?buyer=other&utm_source=x');
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    expect(body).toContain(`/fr/frais-d-achat/${house}/?buyer=other"`);
    const { status, headers } = await properAnswer(app, `/purchase-costs/${house}/?buyer=other`, {
      headers: { 'Accept-Language': 'de' },
    });
    expect(status).toBe(302);
    expect(headers.get('Location')).toBe(`/de/kaufnebenkosten/${house}/?buyer=other`);
  });
});

describe('what cannot be', () => {
  it.each([
    ['own_money=veel', 'Vul een bedrag in'],
    ['own_money=-5', 'van € 0 tot'],
    ['own_money=1e99', 'Vul een bedrag in'],
    ['land=400.001', 'tot € 400.000'],
    ['years=0', 'van 1 tot 40'],
    ['years=25.5', 'Vul een getal in'],
    ['rate=21', 'van 0 tot 20'],
    ['rate=NaN', 'Vul een getal in'],
    ['buyer=king', 'Kies een van beide'],
    [`own_money=${'9'.repeat(3000)}`, 'van € 0 tot'],
    ['own_money=%3Cscript%3Ealert(1)%3C/script%3E', 'Vul een bedrag in'],
  ])('%s is said at the field', async (query, problem) => {
    expect(await read(unit, `?${query}`)).toContain(problem);
    expect((await costs(unit, `?${query}`)).body).not.toContain('<script>alert(1)');
  });

  it('keeps what was typed, and the other answers', async () => {
    const { body } = await costs(house, '?own_money=veel&years=30&buyer=other');
    expect(body).toContain('value="veel"');
    expect(body).toContain('value="30"');
    expect(body).toMatch(/name="buyer"[^>]*checked=""[^>]*value="other"|value="other"[^>]*checked=""/);
  });

  it.each(['0', 'abc', '1.5', '2147483648', '__proto__', '%20'])('the id %s answers 404', async (id) => {
    expect((await properAnswer(app, `/nl/aankoopkosten/${id}/`)).status).toBe(404);
  });

  it('a property that was withdrawn answers 410, a draft 404', async () => {
    expect((await costs(await addProperty(database, { publication: 'withdrawn' }))).status).toBe(410);
    expect((await costs(await addProperty(database, { publication: 'draft' }))).status).toBe(404);
  });
});

describe('where there are no costs to tell', () => {
  it.each([
    ['its price is hidden', { publish_price: false }],
    ['it is to let', { purpose: 'rent', price_cents: 95_000 }],
    ['it is sold', { availability: 'sold', gone_on: '2026-11-01' }],
    ['its price is not known', { price_cents: null }],
    ['it is goodwill', { type: 'business_goodwill' }],
    ['its region is not known', { region: null, country_id: 10 }],
  ] as const)('%s: the way leads to its page, which has none', async (_, given) => {
    const id = await addProperty(database, { place_id, ...given });
    const { status, headers } = await costs(id);
    expect(status).toBe(302);
    const page = await properAnswer(app, headers.get('Location') ?? '');
    expect(page.status).toBe(200);
    expect(page.body).not.toContain('Kosten van de aankoop');
    expect(page.body).not.toContain('aankoopkosten');
  });

  it('a hidden price is told by no amount', async () => {
    const id = await addProperty(database, { place_id, publish_price: false, price_cents: 43_100_000 });
    const { headers } = await costs(id);
    const { body } = await properAnswer(app, headers.get('Location') ?? '');
    // As people and as scripts write them; three digits alone would also match names of files.
    for (const amount of ['431.000', '431000', '8.620', '86.200', '862000'])
      expect(body).not.toContain(amount);
  });
});

it('an agency brings in a new rule, which counts from its day', async () => {
  const [rule] = defaultSettings.purchaseCosts.duties;
  if (!rule) throw new Error('there are no duties');
  const duties = [
    ...defaultSettings.purchaseCosts.duties,
    { ...rule, percent: 1, from: '2025-11-01', source: 'decreet van 1 november' },
    { ...rule, percent: 0, from: '2999-01-01', source: 'ooit' },
  ];
  const purchaseCosts = { ...defaultSettings.purchaseCosts, duties };
  const store = (settings: Settings) =>
    database.transaction().execute((transaction) => replaceSettings(transaction, settings));
  onTestFinished(() => store(defaultSettings));
  await store({ ...defaultSettings, purchaseCosts });
  await expect.poll(() => read(house)).toContain('decreet van 1 november, sinds 1 november 2025');
  expect(await read(house)).toContain('€ 3.000');
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { replaceSettings } from '#database/site/settings.ts';
import type { languages } from '#domain/language.ts';
import { pathEntry } from '#site/paths/paths.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';
import { properAnswer } from '#test/proper-answer.ts';

const app = await createTestApp();
const { database } = app;
const place_id = await addGhent(database);
const house = await addProperty(database, { place_id, price_cents: 30_000_000 });
const modest = await addProperty(database, { place_id, price_cents: 23_000_000 });
const inBrussels = await addProperty(database, {
  price_cents: 50_000_000,
  region: 'brussels',
  postal_code: '1030',
  city: 'Schaarbeek',
});

/** In Luxembourg, where the municipality matters. */
async function addPlace(postal_code: string, municipality: string): Promise<number> {
  const { id } = await database
    .insertInto('place')
    .values({
      country_id: 50,
      postal_code,
      name: { nl: municipality },
      slug: { nl: municipality },
      search_names: [municipality],
      province: 'luxembourg',
      region: 'luxembourg',
      latitude: 49.6,
      longitude: 6.1,
      municipality,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const brussels = { region: 'brussels', postal_code: '1030', city: 'Schaarbeek' } as const;
const namur = { region: 'wallonia', postal_code: '5000', city: 'Namur' } as const;
const luxembourg = {
  place_id: await addPlace('1234', 'luxembourg'),
  region: 'luxembourg',
  country_id: 50,
  postal_code: '1234',
  city: 'Luxembourg',
} as const;
const esch = {
  place_id: await addPlace('4001', 'esch-sur-alzette'),
  postal_code: '4001',
  city: 'Esch-sur-Alzette',
} as const;
const inLuxembourg = await addProperty(database, { ...luxembourg, price_cents: 75_000_000 });
const plot = await addProperty(database, { place_id, type: 'building_plot', price_cents: 20_000_000 });
const project = await addProject(database, { place_id });
const unit = await addProperty(database, {
  place_id,
  project_id: project,
  type: 'apartment',
  price_cents: 40_000_000,
});

const costs = (id: number, query = '', language: (typeof languages)[number] = 'nl') =>
  properAnswer(app, `${pathEntry('purchaseCosts')[language].replace(':id', String(id))}${query}`);

/** The words of a page as they are read, without its data. */
async function read(id: number, query = '', language: (typeof languages)[number] = 'nl') {
  const { status, body } = await costs(id, query, language);
  expect(status).toBe(200);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return main
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('the page of the costs', () => {
  it.each([
    ['nl', 'Registratierechten (verkooprecht)', 'Prijs en kosten € 310.724'],
    ['fr', 'Droits d’enregistrement (droit de vente)', 'Prix et frais € 310.724'],
    ['de', 'Registrierungsgebühren (verkooprecht)', 'Preis und Kosten € 310.724'],
    ['en', 'Registration duty (verkooprecht)', 'Price and costs € 310.724'],
  ] as const)('in %s says every cost, its rule and its day', async (language, duty, total) => {
    const text = await read(house, '', language);
    expect(text).toContain(duty);
    expect(text).toContain('vlaanderen.be');
    expect(text).toContain('1-1-2025');
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

describe('purchases reckoned by hand', () => {
  it.each<[string, () => Parameters<typeof addProperty>[1], query: string, amounts: string[]]>([
    [
      'the only home in Flanders',
      () => ({ place_id, price_cents: 35_000_000 }),
      '',
      ['€ 7.000', '€ 2.472', '€ 785', '€ 11.906', 'binnen 3 jaar', 'of u ertoe verbindt die binnen 2 jaar'],
    ],
    [
      'another home in Flanders',
      () => ({ place_id, price_cents: 35_000_000 }),
      '?buyer=other',
      ['€ 42.000', '€ 2.678', '€ 828', '€ 47.155'],
    ],
    [
      'a home in Brussels',
      () => ({ ...brussels, price_cents: 45_000_000 }),
      '',
      ['€ 31.250', '€ 2.772', '€ 848', '€ 36.519', 'geen andere woning helemaal in volle eigendom hebt u er'],
    ],
    [
      'a home in Wallonia',
      () => ({ ...namur, price_cents: 28_000_000 }),
      '',
      ['€ 8.400', '€ 2.262', '€ 740', '€ 13.051', 'er binnen 3 jaar uw hoofdverblijfplaats vestigt u er'],
    ],
    [
      'a home in Luxembourg, for two',
      () => ({ ...luxembourg, price_cents: 85_000_000 }),
      '?buyers=2',
      ['€ 100', '€ 2.000', '€ 340', '€ 2.440', 'Zonder de uitgaven van de notaris'],
    ],
    [
      'a new flat in Flanders, with its ground',
      () => ({ place_id, project_id: project, type: 'apartment', price_cents: 40_000_000 }),
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
      () => ({ ...luxembourg, type: 'building_plot', price_cents: 50_000_000 }),
      '?buyers=2',
      ['Grond voor het eigen hoofdverblijf', '€ 35.000 belastingkrediet', 'het minimum', 'binnen 4 jaar'],
    ],
    [
      'a plot in Luxembourg City for somebody else',
      () => ({ ...luxembourg, type: 'building_plot', price_cents: 50_000_000 }),
      '?buyer=other',
      ['€ 35.000', 'Gemeentelijke toeslag', '€ 15.000', 'binnen 5 jaar een woning te bouwen'],
    ],
    [
      'an office in Luxembourg City',
      () => ({ ...luxembourg, type: 'office', price_cents: 50_000_000 }),
      '',
      ['€ 35.000', 'Gemeentelijke toeslag 3 % op € 500.000', '€ 15.000'],
    ],
    [
      'a plot in Wallonia',
      () => ({ ...namur, type: 'building_plot', price_cents: 10_000_000 }),
      '',
      [
        '€ 3.000',
        'een woning bouwt en er binnen 5 jaar',
        'of u ertoe verbindt die binnen 3 jaar te verkopen',
      ],
    ],
  ])('%s', async (_, property, query, amounts) => {
    const text = await read(await addProperty(database, property()), query);
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
    expect(body).not.toContain('geldt het tarief als');
    expect(body).not.toContain('name="core_city"');
    expect((await costs(modest)).body).toContain('name="core_city"');
  });

  it('has no surtax elsewhere in Luxembourg', async () => {
    const office = { ...luxembourg, ...esch, type: 'office', price_cents: 50_000_000 };
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
});

describe('what cannot be', () => {
  it.each([
    ['own_money=veel', 'Schrijf een bedrag'],
    ['own_money=-5', 'van € 0 tot'],
    ['own_money=1e99', 'Schrijf een bedrag'],
    ['land=400.001', 'tot € 400.000'],
    ['years=0', 'van 1 tot 40'],
    ['years=25.5', 'Schrijf een getal'],
    ['rate=21', 'van 0 tot 20'],
    ['rate=NaN', 'Schrijf een getal'],
    ['buyer=king', 'Kies een van beide'],
    [`own_money=${'9'.repeat(3000)}`, 'van € 0 tot'],
    ['own_money=%3Cscript%3Ealert(1)%3C/script%3E', 'Schrijf een bedrag'],
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
    for (const amount of ['431', '8.620', '86.2', '862000']) expect(body).not.toContain(amount);
  });
});

describe('the page of a property', () => {
  const page = async (id: number) => {
    const { headers } = await properAnswer(app, `/property/${id}/`);
    return properAnswer(app, headers.get('Location') ?? '');
  };

  it('shows what buying costs, for who will live there, and leads to the rest', async () => {
    const { body } = await page(house);
    expect(body).toContain('€ 310.724');
    expect(body).toContain('€ 1.649');
    expect(body).toContain('341.034');
    expect(body).toContain(`href="/nl/aankoopkosten/${house}/"`);
  });

  it('shows of a rent the first month and the deposit', async () => {
    const property = { place_id, purpose: 'rent', price_cents: 95_000 } as const;
    const { body } = await page(await addProperty(database, property));
    expect(body).toContain('€ 2.850');
    expect(body).toContain('€ 3.800');
    const own = await page(await addProperty(database, { ...property, details: { depositCents: 150_000 } }));
    expect(own.body).toContain('€ 2.450');
    const inventory = { ...property, details: { inventoryShareCents: 17_500 } };
    const shared = await page(await addProperty(database, inventory));
    expect(shared.body).toContain('Aandeel in de plaatsbeschrijving');
    expect(shared.body).toContain('€ 3.975');
    const abroad = { country_id: 50, postal_code: '1611', region: 'luxembourg' } as const;
    const hidden = await page(await addProperty(database, { ...property, ...abroad, publish_price: false }));
    expect(hidden.body).not.toContain('Huurwaarborg');
    const office = await page(await addProperty(database, { ...property, type: 'office' }));
    expect(office.body).not.toContain('Bij het begin te betalen');
    const room = await page(await addProperty(database, { ...property, type: 'student_room' }));
    expect(room.body).toContain('€ 1.900');
    expect(room.body).toContain('voor een huurovereenkomst met een student');
  });

  it('shows of a rent in Luxembourg the half of the agency’s fee', async () => {
    const rent = { ...luxembourg, purpose: 'rent', price_cents: 200_000 } as const;
    const known = await page(await addProperty(database, { ...rent, details: { agencyFeeCents: 234_000 } }));
    expect(known.body).toContain('Makelaarsloon, uw deel');
    expect(known.body).toContain('€ 1.170');
    // 2.000 rent, 4.000 deposit, 1.170 fee
    expect(known.body).toContain('€ 7.170');
    const unknown = await page(await addProperty(database, rent));
    expect(unknown.body).toContain('€ 6.000');
    expect(unknown.body.replaceAll('\u00a0', ' ')).toContain('Daarbij komt 50 % van het makelaarsloon');
    const inGhent = await page(
      await addProperty(database, {
        ...rent,
        place_id,
        region: 'flanders',
        country_id: 10,
        details: { agencyFeeCents: 234_000 },
      }),
    );
    expect(inGhent.body).not.toContain('Makelaarsloon, uw deel');
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
  await expect.poll(() => read(house)).toContain('decreet van 1 november, sinds 1-11-2025');
  expect(await read(house)).toContain('€ 3.000');
});

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getSecret } from '#database/secrets.ts';
import { storePicture } from '#images/store-picture.ts';
import { PREVIEW_KEY, signPreview } from '#links/preview-link.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addGhent, addProject, addProperty } from '#test/factories.ts';
import { readPdf } from '#test/read-pdf.ts';

const now = new Date('2026-11-20T10:00:00Z');
const { request, database, pictureFiles, heard } = await createTestApp({ now: () => now });
const place_id = await addGhent(database);
const agent_id = await addAgent(database);

async function addPictures(propertyId: number, kinds: ('photo' | 'plan')[]) {
  const jobs = { enqueue: () => Promise.resolve() };
  for (const [sort, kind] of kinds.entries()) {
    const background = { r: 40 * sort, g: 90, b: 120 };
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const stored = await storePicture({ database, storage: pictureFiles, jobs }, bytes);
    if ('refusal' in stored) throw new Error('the picture was refused');
    await database
      .insertInto('media')
      .values({ property_id: propertyId, picture_id: stored.id, kind, sort })
      .execute();
  }
}

let visitors = 0;

/** For a visitor of its own each time, because one visitor gets only so many in a minute. */
async function brochureOf(path: string) {
  visitors += 1;
  const response = await request(path, { headers: { 'X-Forwarded-For': `203.0.113.${100 + visitors}` } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return { response, ...readPdf(Buffer.from(await response.arrayBuffer())) };
}

const full = await addProperty(database, {
  place_id,
  agent_id,
  reference: 'RL-7',
  price_cents: 64_900_000,
  energy_label: 'e',
  energy_value: 427,
  living_area_m2: 198,
  bedrooms: 4,
  construction_year: 1931,
  title: { nl: 'Halfopen woning van Şükran Wałęsa 🏡' },
  description: { nl: `${'Een zin over het huis. '.repeat(200)}De laatste zin.` },
  details: { floodScoreParcel: 'd', heating: 'gas' },
});
await addPictures(full, ['photo', 'photo', 'photo', 'photo', 'plan']);
const path = `/nl/te-koop/gent/huis/${full}/brochure.pdf`;

describe('the brochure of a property', () => {
  it('has two pages with what its page says, cut at a sentence', async () => {
    const { text, pages, response } = await brochureOf(path);
    expect(pages).toBe(2);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="brochure-rl-7.pdf"');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const said = text.replace(/\s+/g, ' ');
    for (const words of [
      '€ 649.000',
      'Şükran Wałęsa',
      '198 m²',
      'slaapkamers',
      '427 kWh',
      'P-score',
      'RL-7 · 20-11-2026',
      '2/2',
    ])
      expect(said).toContain(words);
    expect(said).toContain('Een zin over het huis.');
    expect(said).not.toContain('De laatste zin.');
    // The font draws a missing letter as an empty box.
    expect(text).not.toContain('□');
  });

  it('has metadata that programs can read, whatever the title holds', async () => {
    const title = { nl: 'Huis & Hof </rdf:li><rdf:li>ander' };
    const id = await addProperty(database, { place_id, agent_id, title });
    const { plain } = await brochureOf(`/nl/te-koop/gent/huis/${id}/brochure.pdf`);
    const metadata = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(plain)?.[0] ?? '';
    expect(XMLValidator.validate(metadata)).toBe(true);
    const read = new XMLParser({ removeNSPrefix: true }).parse(metadata);
    const described = [read.xmpmeta.RDF.Description].flat().find((each) => each.title);
    expect(described.title.Alt.li).toContain(title.nl);
  });

  it('is read aloud in order: title, language, what pictures show, tables with heads', async () => {
    const { elements, plain } = await brochureOf(path);
    const tags = elements.map(({ tag }) => tag);
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags.indexOf('H1')).toBeLessThan(tags.indexOf('Table'));
    const figures = elements.filter(({ tag }) => tag === 'Figure');
    // Five pictures, the label and its scale, the code and the map.
    expect(figures.length).toBeGreaterThanOrEqual(8);
    for (const { alt } of figures) expect(alt).not.toBe('');
    expect(figures.map(({ alt }) => alt)).toContain(
      `QR-code naar http://localhost/nl/te-koop/gent/huis/${full}/`,
    );
    expect(tags.filter((tag) => tag === 'TH')).toHaveLength(tags.filter((tag) => tag === 'TR').length);
    expect(plain).toContain('/Lang (nl)');
    expect(plain).toContain('/Marked true');
    expect(plain).toContain('/DisplayDocTitle true');
    expect(plain).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('is kept until the property changes, and answers what a browser has already', async () => {
    const id = await addProperty(database, { place_id, price_cents: 65_000_000 });
    const path = `/nl/te-koop/gent/huis/${id}/brochure.pdf`;
    const first = await request(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const head = await request(path, { method: 'HEAD' });
    expect([head.headers.get('etag'), (await head.arrayBuffer()).byteLength]).toEqual([etag, 0]);
    await database.updateTable('property').set({ price_cents: 64_000_000 }).where('id', '=', id).execute();
    await heard();
    expect((await brochureOf(path)).text).toContain('€ 640.000');
  });

  it('is made twenty times a minute for one address, and then asks to wait; what is kept it may have', async () => {
    const from = { headers: { 'X-Forwarded-For': '203.0.113.9' } };
    const ids = await Promise.all(Array.from({ length: 21 }, () => addProperty(database, { place_id })));
    const answers = [];
    const own = (id = 0) => `/nl/te-koop/gent/huis/${id}/brochure.pdf`;
    for (const id of ids) answers.push(await request(own(id), { ...from, method: 'HEAD' }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    expect(answers.at(-1)?.headers.get('Retry-After')).toBe('60');
    expect((await request(own(ids[0]), from)).status).toBe(200);
  });

  it('has neither street nor price nor position where they are hidden', async () => {
    const hidden = await addProperty(database, {
      place_id,
      street: 'Geheimstraat',
      house_number: '77',
      publish_address: false,
      price_cents: 12_345_600,
      publish_price: false,
      latitude: 51.0501,
      longitude: 3.7201,
    });
    const { text, plain } = await brochureOf(`/nl/te-koop/gent/huis/${hidden}/brochure.pdf`);
    expect(text).toContain('Prijs op aanvraag');
    for (const told of ['Geheimstraat', '123.456', '51.0501', '3.7201']) {
      expect(text).not.toContain(told);
      expect(plain.includes(told), told).toBe(false);
    }
  });

  it('is made without a photograph, and with nothing but a place', async () => {
    const bare = await addProperty(database, { place_id, street: null, house_number: null });
    expect((await brochureOf(`/de/zu-verkaufen/gent/haus/${bare}/brochure.pdf`)).pages).toBe(1);
    const planned = await addProperty(database, { place_id });
    await addPictures(planned, ['plan']);
    const { elements } = await brochureOf(`/fr/a-vendre/gand/maison/${planned}/brochure.pdf`);
    expect(elements.filter(({ alt }) => alt.includes('plan 1'))).toHaveLength(1);
  });

  it('is one page without a photograph, with all facts and the map on it', async () => {
    const described = { nl: 'Een zin over het huis. '.repeat(20) };
    const facts = { energy_label: 'e', living_area_m2: 198, bedrooms: 4, construction_year: 1931 } as const;
    const details = { floodScoreParcel: 'd', heating: 'gas' };
    const id = await addProperty(database, { place_id, description: described, ...facts, details });
    const own = `/nl/te-koop/gent/huis/${id}/brochure.pdf`;
    const { pages, text, elements } = await brochureOf(own);
    expect(pages).toBe(1);
    for (const words of ['P-score', '1931', 'Ligging', 'Deze brochure is geen aanbod'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/[12]\/[12]$/m);
    expect(elements.filter(({ tag }) => tag === 'H1')).toHaveLength(1);
  });

  it('has the map in front of a long list of facts where no photograph is, and once', async () => {
    const long = { nl: 'Een zin over het huis. '.repeat(70) };
    const id = await addProperty(database, {
      place_id,
      description: long,
      energy_label: 'e',
      construction_year: 1931,
      details: { floodScoreParcel: 'd', floodScoreBuilding: 'c', heating: 'gas' },
    });
    const { pages, elements, text } = await brochureOf(`/nl/te-koop/gent/huis/${id}/brochure.pdf`);
    expect(pages).toBe(2);
    const maps = elements.flatMap(({ tag, alt }, at) =>
      tag === 'Figure' && alt.startsWith('Ligging') ? [at] : [],
    );
    expect(maps).toHaveLength(1);
    expect(maps[0]).toBeLessThan(elements.findIndex(({ tag }) => tag === 'Table'));
    expect(text).toContain('2/2');
  });

  it.each([
    [['photo', 'plan'], 'Foto’s, plannen en vrije momenten'],
    [['photo'], 'Foto’s en vrije momenten'],
    [['plan'], 'Plannen en vrije momenten'],
    [[], 'Alle gegevens en vrije momenten'],
  ] as const)('promises beside its code no pictures but those of %j', async (kinds, words) => {
    const id = await addProperty(database, { place_id });
    await addPictures(id, [...kinds]);
    const { text } = await brochureOf(`/nl/te-koop/gent/huis/${id}/brochure.pdf`);
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  });

  it('has the particulars required by law in rows of two groups, also where plans take room', async () => {
    const id = await addProperty(database, {
      place_id,
      energy_label: 'e',
      energy_value: 427,
      living_area_m2: 198,
      bedrooms: 4,
      construction_year: 1931,
      details: {
        epcCode: '20240318-0003127450-RES-1',
        floodScoreParcel: 'b',
        floodScoreBuilding: 'a',
        isInFloodArea: false,
        isInRiparianZone: false,
        buildingPermit: 'vg',
        zoning: ['wche'],
        summons: ['gmo'],
        preemptiveRight: 'gvkr',
        subdivisionPermit: 'gvv',
        asbestosResult: 'safe',
        heating: 'gas',
      },
    });
    await addPictures(id, ['photo', 'photo', 'photo', 'photo', 'plan', 'plan']);
    const { text, elements } = await brochureOf(`/nl/te-koop/gent/huis/${id}/brochure.pdf`);
    expect(text).toContain('Water en ruimte');
    expect(text).toContain('Attesten');
    // Small print has one paragraph for all of them.
    expect(text).not.toMatch(/P-score[^\n]* · /);
    // The scale says the value.
    expect(text).not.toContain('EPC-waarde');
    expect(elements.filter(({ tag }) => tag === 'TR').length).toBeGreaterThan(12);
  });

  it('leads to the page of what is gone, was never there or stands elsewhere', async () => {
    const sold = await addProperty(database, { place_id, availability: 'sold' });
    for (const [asked, status, location] of [
      [`/nl/te-koop/gent/huis/${sold}/brochure.pdf`, 302, `/nl/te-koop/gent/huis/${sold}/`],
      ['/nl/te-koop/gent/huis/99999/brochure.pdf', 302, '/nl/te-koop/gent/huis/99999/'],
      [`/nl/te-koop/elders/villa/${full}/brochure.pdf`, 301, path],
    ] as const)
      for (const time of ['first', 'kept']) {
        const response = await request(asked);
        expect([time, response.status, response.headers.get('location')]).toEqual([time, status, location]);
      }
  });

  it('stands on its page, as a plain link, while the property can be had', async () => {
    const page = await (await request(path.replace('brochure.pdf', ''))).text();
    expect(page).toContain(`href="${path}"`);
  });
});

it('the brochure of a project has its units', async () => {
  const project_id = await addProject(database, { place_id });
  await addProperty(database, {
    place_id,
    project_id,
    unit_name: 'A1',
    type: 'apartment',
    price_cents: 31_000_000,
  });
  const { text, elements } = await brochureOf(`/nl/projecten/gent/de-tuinlaan/${project_id}/brochure.pdf`);
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
  const { text, elements } = await brochureOf(`/nl/projecten/gent/de-tuinlaan/${project_id}/brochure.pdf`);
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

describe('the window card', () => {
  const card = path.replace('brochure', 'window-card');
  const token = async () =>
    signPreview(await getSecret(database, PREVIEW_KEY), {
      kind: 'property',
      id: full,
      until: new Date('2026-11-21T10:00:00Z'),
    });

  it.each([
    ['', '/MediaBox [0 0 595.28 841.89]'],
    ['&paper=a3', '/MediaBox [0 0 841.853'],
  ])('opens to whoever has the link: %s', async (paper, size) => {
    const { text, plain, pages, response } = await brochureOf(`${card}?preview=${await token()}${paper}`);
    expect(pages).toBe(1);
    expect(plain).toContain(size);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const said = text.replace(/\s+/g, ' ');
    for (const words of ['Huis in Gent', 'Kijk binnen', 'P-score', 'RL-7']) expect(said).toContain(words);
  });

  it('has a map where no photograph is', async () => {
    const bare = await addProperty(database, { place_id });
    const until = new Date('2026-11-21T10:00:00Z');
    const secret = await getSecret(database, PREVIEW_KEY);
    const link = signPreview(secret, { kind: 'property', id: bare, until });
    const { elements } = await brochureOf(`/nl/te-koop/gent/huis/${bare}/window-card.pdf?preview=${link}`);
    expect(elements.filter(({ alt }) => alt.startsWith('Ligging'))).toHaveLength(1);
    const own = await brochureOf(`${card}?preview=${await token()}`);
    expect(own.elements.filter(({ alt }) => alt.startsWith('Ligging'))).toHaveLength(0);
  });

  it('is for nobody else', async () => {
    expect((await request(card)).status).toBe(302);
    expect((await request(`${card}?preview=wrong`)).status).toBe(404);
  });
});

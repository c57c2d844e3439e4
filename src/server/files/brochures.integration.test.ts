import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it, vi } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { brochures } from '#test/brochures.ts';
import { addAgent, addGhent, addProperty } from '#test/factories.ts';

const now = new Date('2026-11-20T10:00:00Z');
const app = await createTestApp({ now: () => now });
const { request, database, heard } = app;
const place_id = await addGhent(database);
const agent_id = await addAgent(database);

const { addPictures, readBrochure } = brochures(app);

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
    const { text, pages, response } = await readBrochure(path);
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
    const { plain } = await readBrochure(`/nl/te-koop/gent/huis/${id}/brochure.pdf`);
    const metadata = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(plain)?.[0] ?? '';
    expect(XMLValidator.validate(metadata)).toBe(true);
    const read = new XMLParser({ removeNSPrefix: true }).parse(metadata);
    const described = [read.xmpmeta.RDF.Description].flat().find((each) => each.title);
    expect(described.title.Alt.li).toContain(title.nl);
  });

  it('is read aloud in order: title, language, what pictures show, tables with heads', async () => {
    const { elements, plain } = await readBrochure(path);
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
    expect((await readBrochure(path)).text).toContain('€ 640.000');
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
    const { text, plain } = await readBrochure(`/nl/te-koop/gent/huis/${hidden}/brochure.pdf`);
    expect(text).toContain('Prijs op aanvraag');
    for (const told of ['Geheimstraat', '123.456', '51.0501', '3.7201']) {
      expect(text).not.toContain(told);
      expect(plain.includes(told), told).toBe(false);
    }
  });

  it('is made without a photograph, and with nothing but a place', async () => {
    const bare = await addProperty(database, { place_id, street: null, house_number: null });
    expect((await readBrochure(`/de/zu-verkaufen/gent/haus/${bare}/brochure.pdf`)).pages).toBe(1);
    const planned = await addProperty(database, { place_id });
    await addPictures(planned, ['plan']);
    const { elements } = await readBrochure(`/fr/a-vendre/gand/maison/${planned}/brochure.pdf`);
    expect(elements.filter(({ alt }) => alt.includes('plan 1'))).toHaveLength(1);
  });

  it('is one page without a photograph, with all facts and the map on it', async () => {
    const described = { nl: 'Een zin over het huis. '.repeat(20) };
    const facts = { energy_label: 'e', living_area_m2: 198, bedrooms: 4, construction_year: 1931 } as const;
    const details = { floodScoreParcel: 'd', heating: 'gas' };
    const id = await addProperty(database, { place_id, description: described, ...facts, details });
    const own = `/nl/te-koop/gent/huis/${id}/brochure.pdf`;
    const { pages, text, elements } = await readBrochure(own);
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
    const { pages, elements, text } = await readBrochure(`/nl/te-koop/gent/huis/${id}/brochure.pdf`);
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
    const { text } = await readBrochure(`/nl/te-koop/gent/huis/${id}/brochure.pdf`);
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
    const { text, elements } = await readBrochure(`/nl/te-koop/gent/huis/${id}/brochure.pdf`);
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

  it('is answered with a page of the site if it cannot be made', async () => {
    const id = await addProperty(database, { place_id });
    await addPictures(id, ['photo']);
    vi.spyOn(app.pictureFiles, 'read').mockRejectedValueOnce(new Error('This file cannot be read.'));
    const response = await request(`/fr/a-vendre/gand/maison/${id}/brochure.pdf`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      500,
      'text/html; charset=UTF-8',
    ]);
    expect(await response.text()).toContain('<html lang="fr">');
    expect(app.takeLogged()).toMatchObject([{ err: { message: 'This file cannot be read.' } }]);
  });

  it('stands on its page, as a plain link, while the property can be had', async () => {
    const page = await (await request(path.replace('brochure.pdf', ''))).text();
    expect(page).toContain(`href="${path}"`);
  });
});

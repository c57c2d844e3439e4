import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from './app.ts';
import { addGhent, addPhoto, addProperty } from './factories.ts';
import { pageWithData } from './page-with-data.ts';
import { properAnswer } from './proper-answer.ts';

const app = await createTestApp();
const { database } = app;
const place_id = await addGhent(database);
const details = { gardenAreaM2: 260, toilets: 2 };
const house = await addProperty(database, {
  place_id,
  street: 'Zichtstraat',
  bedrooms: 3,
  living_area_m2: 165,
  energy_label: 'c',
  energy_value: 256,
  details,
});
const twin = await addProperty(database, { place_id, bedrooms: 4, living_area_m2: 100, details });
const hidden = await addProperty(database, {
  place_id,
  price_cents: 987_654_00,
  publish_price: false,
  street: 'Geheimstraat',
  publish_address: false,
  living_area_m2: 100,
  details: { ...details, agencyFeeCents: 1_111_00 },
});
const rent = await addProperty(database, {
  place_id,
  purpose: 'rent',
  price_cents: 950_00,
  living_area_m2: 95,
});
const sold = await addProperty(database, {
  place_id,
  availability: 'sold',
  gone_on: '2026-11-01',
  bedrooms: 5,
  details: { toilets: 7 },
});
const draft = await addProperty(database, { place_id, publication: 'draft', type: 'castle' });
const withdrawn = await addProperty(database, {
  place_id,
  publication: 'withdrawn',
  type: 'villa',
  street: 'Weg',
});
await addPhoto(database, house);

const text = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const page = (path: string) => pageWithData(app, path);
const compared = (...ids: (number | string)[]) => page(`/nl/vergelijken/?ids=${ids.join(',')}`);
/** The cells of the row with a label, as text. */
const row = (html: string, label: string) => {
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, inner = '']) =>
    [...inner.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => text(cell).trim()),
  );
  return rows.find(([first = '']) => first.startsWith(label))?.slice(1);
};

describe('the comparison', () => {
  it('sets properties side by side, sale and rent, and marks what is equal', async () => {
    const html = await compared(house, twin, rent);
    expect(row(html, 'Prijs')).toEqual(['€ 412.500', '€ 412.500', '€ 950 per maand']);
    expect(row(html, 'Prijs per m²')).toEqual([
      '€ 2.500 bewoonbaar',
      '€ 4.125 bewoonbaar',
      '€ 10 per maand bewoonbaar',
    ]);
    expect(row(html, 'Slaapkamers')).toEqual(['3', '4', '– niet vermeld']);
    expect(html).toMatch(/<tr><th scope="row"><span[^>]*>Slaapkamers/);
    const twins = await compared(house, twin);
    expect(twins).toMatch(/<tr class="same"><th scope="row"><span[^>]*>Toiletten/);
    expect(row(twins, 'Toiletten')).toEqual(['2', '2']);
    expect(twins.split('Toiletten')[1]?.slice(0, 150)).toContain('gelijk');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each(['/nl/vergelijken/', '/fr/comparer/', '/de/vergleichen/', '/en/compare/'])(
    'is there at %s, also without properties, and keeps its list in every language',
    async (path) => {
      expect((await app.request(path)).status).toBe(200);
      expect(await page(`${path}?ids=${house},${twin}`)).toContain(
        `href="/de/vergleichen/?ids=${house},${twin}"`,
      );
    },
  );

  it('never tells a hidden price or street, nor what gives them away', async () => {
    for (const path of [`/nl/vergelijken/?ids=${house},${hidden}`, `/nl/favorieten/?ids=${hidden}`]) {
      for (const each of [path, path.replace('/?', '/_.data?')]) {
        const body = await page(each);
        expect(body).not.toMatch(/987[.\s]?654|9876|1\.111|111100|Geheimstraat/);
      }
      expect(await page(path)).toContain('Prijs op aanvraag');
    }
    expect(row(await compared(house, hidden), 'Prijs per m²')).toEqual([
      '€ 2.500 bewoonbaar',
      '– niet vermeld',
    ]);
  });

  it('says of a sold property no more than its own page does', async () => {
    const html = await compared(house, sold);
    expect(row(html, 'Slaapkamers')).toEqual(['3', '5']);
    expect(row(html, 'Toiletten')).toEqual(['2', '– niet vermeld']);
    expect(row(html, 'Status')).toEqual(['Beschikbaar', 'Verkocht']);
  });

  it('leaves out drafts and what was withdrawn, and says how many', async () => {
    const html = await compared(draft, house, withdrawn, 999_999);
    expect(text(html)).toContain('3 panden uit deze lijst staan niet meer online.');
    expect(text(html)).toContain('Kies er nog een pand bij');
    expect(html).not.toMatch(/kasteel|villa/i);
  });

  it('shows four, and says why a fifth has no place', async () => {
    const html = await compared(house, twin, rent, sold, hidden);
    expect(html.match(/<th scope="col"><a /g)).toHaveLength(4);
    expect(text(html)).toContain('Er passen vier panden naast elkaar. Huis in Gent staat er niet bij');
    expect(html).toContain(`href="/nl/vergelijken/?ids=${twin},${rent},${sold},${hidden}"`);
  });

  it('reads the boxes of a form as a list', async () => {
    const html = await page(`/nl/vergelijken/?ids=${house}&ids=${twin}`);
    expect(html.match(/<th scope="col"><a /g)).toHaveLength(2);
  });

  it('follows a change of a property', async () => {
    expect(row(await compared(twin, rent), 'Slaapkamers')?.[0]).toBe('4');
    const change = (bedrooms: number) =>
      database.updateTable('property').set({ bedrooms }).where('id', '=', twin).execute();
    onTestFinished(async () => void (await change(4)));
    await change(6);
    await expect.poll(async () => row(await compared(twin, rent), 'Slaapkamers')?.[0]).toBe('6');
  });
});

describe('a list in an address', () => {
  it.each(['/nl/favorieten/', '/nl/onlangs-bekeken/'])(
    '%s says what is not online any more',
    async (path) => {
      const html = await page(`${path}?ids=${house},${withdrawn},${draft},999999`);
      expect(text(html)).toContain('Villa in Gent Staat niet meer online.');
      // A draft is treated as if it did not exist.
      expect(text(html)).toContain('2 panden uit deze lijst staan niet meer online.');
      expect(html).not.toMatch(/kasteel/i);
      expect(html).not.toContain('>Weg');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  it('is drawn without asking who looks: it is kept, and may be', async () => {
    const answer = await app.request(`/nl/favorieten/?ids=${house}`);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    const again = await app.request(`/nl/favorieten/?ids=${house}&utm_source=mail`);
    expect(await again.text()).toBe(await answer.text());
  });

  const thousands = Array.from({ length: 1500 }, (_, index) => index + 1).join(',');
  it.each([
    thousands,
    '9'.repeat(500),
    "1'%3B drop table property%3B--",
    '<script>alert(1)</script>',
    '-1,0,1.5,NaN,٣,%00,2147483648',
    ',,,,',
    '1&ids=2&ids[]=3&ids=x',
    '%E0%A4%A',
  ])('takes whatever stands in it: %s', async (ids) => {
    for (const path of ['/nl/favorieten/', '/fr/vus-recemment/', '/de/vergleichen/']) {
      const { status, body } = await properAnswer(app, `${path}?ids=${ids}`);
      expect([200, 400]).toContain(status);
      expect(body).not.toContain('<script>alert(1)');
      expect(body.match(/<article/g)?.length ?? 0).toBeLessThanOrEqual(50);
    }
  });
});

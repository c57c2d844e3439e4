import { expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { countryIds } from '#domain/place/region.ts';
import { createTestApp } from '#test/app.ts';
import { addPage } from '#test/factories.ts';

const { request, database } = await createTestApp();

async function addOffice(postalCode: string, country: { id: number; latitude: number; longitude: number }) {
  await database
    .insertInto('office')
    .values({
      name: JSON.stringify({ nl: `Kantoor ${postalCode}` }),
      street: 'Kerkstraat',
      house_number: '1',
      postal_code: postalCode,
      city: JSON.stringify({ nl: 'Hier' }),
      country_id: country.id,
      phone: '092345678',
      email: 'kantoor@example.com',
      opening_hours: JSON.stringify({ nl: 'elke dag' }),
      latitude: country.latitude,
      longitude: country.longitude,
    })
    .execute();
}

it('shows each office in its municipality, in Belgium and in Luxembourg', async () => {
  await loadPlaces(database);
  await addOffice('9000', { id: countryIds.belgium, latitude: 51.0536, longitude: 3.7197 });
  await addOffice('L-4010', { id: countryIds.luxembourg, latitude: 49.4958, longitude: 5.9806 });
  const page = await (await request('/nl/contact/')).text();
  const drawings = [...page.matchAll(/\/map\/surroundings\/([^/]+)\/\?at=([^&]+)&amp;form=narrow/g)];
  expect(drawings.map(([, zone, at]) => [zone, decodeURIComponent(at ?? '')])).toEqual([
    ['municipality-gent', '3.7197,51.0536'],
    ['municipality-esch-sur-alzette', '5.9806,49.4958'],
  ]);
});

it('heads its form, whose button alone stands out', async () => {
  await addPage(database, 'privacy');
  const page = await (await request('/nl/contact/')).text();
  const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
  expect(main).toMatch(/<h2[^>]*>Schrijf ons een bericht<\/h2>/);
  const buttons = main.match(/class="button(?![\w-])[^"]*"/g) ?? [];
  expect(buttons.filter((each) => !each.includes('button-quiet'))).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { countryIds } from '#domain/place/region.ts';
import { createTestApp } from '#test/app.ts';
import { addPage } from '#test/factories.ts';

const { request, database } = await createTestApp();

async function addOffice(
  postalCode: string,
  country: { id: number; latitude: number; longitude: number },
  own: { picture_id?: string } = {},
) {
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
      ...own,
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

it('shows the front of an office instead of a map, and the way there', async () => {
  const picture_id = 'f'.repeat(20);
  await database
    .insertInto('picture')
    .values({
      id: picture_id,
      original_key: 'front.jpg',
      width: 1600,
      height: 1067,
      thumbhash: 'AAAA',
      mime_type: 'image/jpeg',
      size_bytes: 1,
    })
    .execute();
  await addOffice('8000', { id: countryIds.belgium, latitude: 51.2085, longitude: 3.2252 }, { picture_id });
  const page = await (await request('/nl/contact/')).text();
  expect(page).toContain(`/pictures/${picture_id}/`);
  expect(page).not.toContain('municipality-brugge');
  expect(page).toContain(
    `destination=${new URLSearchParams({ at: 'Kerkstraat 1, 8000 Hier' })}`.replace('at=', ''),
  );
});

it('heads its form, whose button alone stands out', async () => {
  await addPage(database, 'privacy');
  const page = await (await request('/nl/contact/')).text();
  const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
  expect(main).toMatch(/<h2[^>]*>Schrijf ons een bericht<\/h2>/);
  const buttons = main.match(/class="button(?![\w-])[^"]*"/g) ?? [];
  expect(buttons.filter((each) => !each.includes('button-quiet'))).toHaveLength(1);
});

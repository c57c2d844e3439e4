import { expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { addGhent, addProject, addProperty } from './factories.ts';

// An agency that has just begun: properties with the least possible data, and none to let.
const { request, database } = await createTestApp();
const place_id = await addGhent(database);
const bare = { place_id, street: null, house_number: null };
const id = await addProperty(database, bare);
await addProperty(database, { ...bare, price_cents: null });
const project_id = await addProject(database, { place_id });
await addProperty(database, { ...bare, project_id, unit_name: 'A1', type: 'apartment' });

async function read(path: string) {
  const html = await (await request(path)).text();
  // Leaves out the scripts, which contain the texts of other pages.
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

it('a card names the locality beside its postal code, which alone would read as a year', async () => {
  for (const path of ['/nl/te-koop/', '/nl/', `/nl/favorieten/?ids=${id}`, `/nl/vergelijken/?ids=${id}`]) {
    const page = await read(path);
    expect(page, path).toContain('9000 Gent');
    expect(page, path).not.toMatch(/>9000</);
  }
});

it('a page has no place for the picture, the documents and the facts that are missing', async () => {
  const page = await read(`/nl/te-koop/gent/huis/${id}/`);
  expect(page).toContain('Huis in Gent');
  const own = page.slice(0, page.indexOf('Gelijkaardige panden'));
  for (const missing of ['Documenten', 'Alle gegevens', 'Media']) {
    expect(own).not.toContain(missing);
  }
});

it('what became of it is said without a picture too', async () => {
  const taken = await addProperty(database, { ...bare, availability: 'option' });
  expect(await read(`/nl/te-koop/gent/huis/${taken}/`)).toContain('In optie');
});

it('a project has no grey field and no empty columns', async () => {
  const page = await read(`/nl/projecten/gent/de-tuinlaan/${project_id}/`);
  expect(page).toContain('A1');
  for (const missing of ['Verdieping', 'Slaapkamers', 'Tuin of terras']) {
    expect(page).not.toContain(missing);
  }
});

it('a list offers no filter that finds nothing whatever one chooses, and its map draws them in their place', async () => {
  const page = await read('/nl/te-koop/?filters=more');
  expect(page).toContain('name="min_price"');
  for (const name of ['bedrooms', 'energy', 'min_living_area', 'feature', 'facades', 'flood', 'available']) {
    expect(page, name).not.toContain(`name="${name}"`);
  }
  expect(page).toContain('view=map');
  expect((await request('/nl/te-koop/?view=map')).status).toBe(200);
  expect(await read('/nl/te-koop/?bedrooms=2&filters=more')).toContain('name="bedrooms"');
});

it('a list without properties says so, and leads to the other', async () => {
  const page = await read('/nl/te-huur/');
  expect(page).toContain('Er zijn momenteel geen panden beschikbaar');
  expect(page).toMatch(/href="\/nl\/te-koop\/"[^>]*>\d panden te koop tonen/);
  expect(page).not.toContain('id="filters"');
  expect(page).not.toContain('0 panden');
});

it('the home page begins with a title on paper, counts nothing that is not there and offers no rent', async () => {
  const page = await read('/nl/');
  expect(page).toContain('Vind uw thuis.');
  expect(page).not.toContain('bg-night');
  expect(page).not.toContain('panden te huur');
  expect(page).not.toContain('value="rent"');
});

it('the menu counts no empty list', async () => {
  const html = await (await request('/nl/')).text();
  expect(html).not.toMatch(/Te huur<\/span><span[^>]*>0</);
});

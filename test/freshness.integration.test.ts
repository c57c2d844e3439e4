import { expect, it, vi } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { documentName } from '#texts/wording/document-name.ts';
import { createTestApp } from './app.ts';
import { addAgent, addGhent, addPage, addProject, addProperty } from './factories.ts';

const { database, pageCache, request, heard } = await createTestApp();
const placeId = await addGhent(database);
const projectId = await addProject(database, { name: 'Oude Kaai', place_id: placeId });
const unitId = await addProperty(database, { project_id: projectId, unit_name: 'A1', place_id: placeId });
const propertyId = await addProperty(database, { place_id: placeId });

const paths = {
  home: '/nl/',
  list: '/nl/te-koop/',
  property: `/nl/te-koop/gent/huis/${propertyId}/`,
  unit: `/nl/te-koop/gent/huis/${unitId}/`,
  projects: '/nl/projecten/',
  project: `/nl/projecten/gent/oude-kaai/${projectId}/`,
};
const read = async (page: keyof typeof paths) => (await request(paths[page])).text();

it('a place with a new name has it on every kept page that shows it', async () => {
  const pages = ['home', 'list', 'property', 'unit', 'projects', 'project'] as const;
  for (const page of pages) expect(await read(page), page).toContain('Gent');
  await database
    .updateTable('place')
    .set({ name: { nl: 'Gandavum' } })
    .execute();
  for (const page of pages) expect(await read(page), page).toContain('Gandavum');
});

it('the page of a unit and that of its project show each other’s changes', async () => {
  expect(await read('unit')).toContain('Oude Kaai');
  await database.updateTable('project').set({ name: 'Oude kaai' }).execute();
  expect(await read('unit')).toContain('Oude kaai');

  await read('project');
  await database
    .insertInto('picture')
    .values({
      id: 'abcdefabcdefabcdef01',
      original_key: 'x.png',
      mime_type: 'image/png',
      width: 10,
      height: 10,
      size_bytes: 1,
      thumbhash: 'YPgFFgaHiHiAeHd4eHeIiId3hxeI',
    })
    .execute();
  await database
    .insertInto('media')
    .values({ property_id: unitId, picture_id: 'abcdefabcdefabcdef01', kind: 'plan' })
    .execute();
  expect(await read('project')).toContain('abcdefabcdefabcdef01');
});

it('amounts that tell a hidden price are hidden with it', async () => {
  const details = {
    startPriceCents: 111_222_00,
    registrationDutiesCents: 222_333_00,
    notaryFeeCents: 333_444_00,
    agencyFeeCents: 444_555_00,
  };
  const amounts = /111\.222|222\.333|333\.444|444\.555|1112220|2223330|3334440|4445550/;
  await database
    .updateTable('property')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', propertyId)
    .execute();
  expect(await read('property')).toMatch(amounts);

  await database.updateTable('property').set({ publish_price: false }).where('id', '=', propertyId).execute();
  expect(await read('property')).not.toMatch(amounts);
  expect(await (await request(`${paths.property}_.data`)).text()).not.toMatch(amounts);
});

it('news drops the pages that show news and no others, the text of a fixed page drops all', async () => {
  const news = (title: string) => ({
    category: 'news',
    publication: 'published',
    slug: { nl: 'een-bericht' },
    title: { nl: title },
  });
  const { id } = await database
    .insertInto('article')
    .values(news('Eerste bericht'))
    .returning('id')
    .executeTakeFirstOrThrow();
  const showing = ['/nl/', '/nl/nieuws/', '/nl/nieuws/een-bericht/'];
  const others = ['/nl/te-koop/', '/nl/contact/', paths.projects];
  for (const path of showing) expect(await (await request(path)).text(), path).toContain('Eerste bericht');
  for (const path of others) await (await request(path)).text();

  await database.updateTable('article').set(news('Tweede bericht')).where('id', '=', id).execute();
  await heard();
  for (const path of others) expect(pageCache.find(path), path).toBeDefined();
  for (const path of showing) {
    expect(pageCache.find(path), path).toBeUndefined();
    expect(await (await request(path)).text(), path).toContain('Tweede bericht');
  }

  expect(await (await request('/nl/te-koop/')).text()).not.toContain('href="/nl/privacy-statement/"');
  await addPage(database, 'privacy');
  expect(await (await request('/nl/te-koop/')).text()).toContain('href="/nl/privacy-statement/"');
});

it('a new price drops no page but those that show the property; one that comes changes the counts of every menu', async () => {
  const menu = async () => (await request('/nl/contact/')).text();
  await menu();
  await database
    .updateTable('property')
    .set({ price_cents: 12_345_600 })
    .where('id', '=', propertyId)
    .execute();
  await heard();
  expect(pageCache.find('/nl/contact/')).toBeDefined();

  const countOf = (html: string) => {
    const entry = /popover[\s\S]*?href="\/nl\/te-koop\/"([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '';
    return Number(/>(\d+)</.exec(entry)?.[1]);
  };
  const before = countOf(await menu());
  expect(before).toBeGreaterThan(0);
  const newId = await addProperty(database, { place_id: placeId });
  expect(countOf(await menu())).toBe(before + 1);
  await database.updateTable('property').set({ publication: 'draft' }).where('id', '=', newId).execute();
  expect(countOf(await menu())).toBe(before);
});

it('a document that comes, changes or goes shows at once on the page of its home, as of its project', async () => {
  for (const owner of [{ property_id: propertyId }, { project_id: projectId }]) {
    const page = owner.property_id ? 'property' : 'project';
    const name = documentName(textsFor('nl'), 'cadastre');
    expect(await read(page), page).not.toContain(name);
    const { id } = await database
      .insertInto('document')
      .values({ ...owner, kind: 'cadastre', access: 'request', file_key: 'x.pdf' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await read(page), page).toContain(name);
    expect(await read(page), page).not.toContain(`/documents/${id}/`);
    await database.updateTable('document').set({ access: 'download' }).where('id', '=', id).execute();
    expect(await read(page), page).toContain(`/documents/${id}/`);
    await database.deleteFrom('document').where('id', '=', id).execute();
    expect(await read(page), page).not.toContain(name);
  }
});

/** Caches a page with only this tag. The result tells whether it is still cached. */
async function keepWith(tag: string) {
  const key = `/nl/${tag.replace(':', '-')}/`;
  const render = async () => ({ response: new Response('page'), tags: new Set([tag]) });
  await pageCache.get({ key, lasting: true }, render);
  return { isKept: () => pageCache.find(key) !== undefined };
}

it('an agent with a new number has it at once on the page of each home and project', async () => {
  const agent_id = await addAgent(database);
  await database.updateTable('property').set({ agent_id }).where('id', '=', propertyId).execute();
  await database.updateTable('project').set({ agent_id }).execute();
  for (const page of ['property', 'project'] as const)
    expect(await read(page), page).toContain('0470 12 34 56');
  await database.updateTable('agent').set({ phone: '0470654321' }).execute();
  for (const page of ['property', 'project'] as const)
    expect(await read(page), page).toContain('0470 65 43 21');

  // Changes of people concern all pages, because the header and footer show people; the page of a property also names
  // its own agent.
  const forms = [
    href('nl', 'requestInformation', { id: propertyId }),
    href('nl', 'projectInformation', { id: projectId }),
  ];
  for (const path of [paths.property, paths.project, ...forms]) {
    await (await request(path)).text();
    expect(pageCache.find(path), path).toBeDefined();
    pageCache.drop([`agent:${agent_id}`]);
    expect(pageCache.find(path), path).toBeUndefined();
  }
  const alone = await keepWith(`agent:${agent_id}`);
  expect(alone.isKept()).toBe(true);
  await database.updateTable('agent').set({ last_name: 'Maes' }).execute();
  await vi.waitFor(() => expect(alone.isKept()).toBe(false));
});

it('a property that leaves its project for another changes the pages of both', async () => {
  const otherId = await addProject(database, { name: 'Nieuwe Kaai', place_id: placeId });
  const other = async () => (await request(`/nl/projecten/gent/nieuwe-kaai/${otherId}/`)).text();
  const leavingId = await addProperty(database, {
    project_id: projectId,
    unit_name: 'B1',
    place_id: placeId,
  });
  const unit = `/huis/${leavingId}/"`;
  expect(await read('project')).toContain(unit);
  expect(await other()).not.toContain(unit);
  // Both pages list properties and so depend on all of them; a page that shows only the project depends only on that.
  const alone = [await keepWith(`project:${projectId}`), await keepWith(`project:${otherId}`)];
  await database.updateTable('property').set({ project_id: otherId }).where('id', '=', leavingId).execute();
  expect(await read('project')).not.toContain(unit);
  expect(await other()).toContain(unit);
  await vi.waitFor(() => expect(alone.map(({ isKept }) => isKept())).toEqual([false, false]));
});

it('all that the page of a home keeps between two drawings is new as soon as it changes', async () => {
  const drawnAgain = async () => {
    pageCache.drop(['properties']);
    return read('property');
  };
  const picture = 'abcdefabcdefabcdef02';
  await database
    .insertInto('picture')
    .values({
      id: picture,
      original_key: 'y.png',
      mime_type: 'image/png',
      width: 10,
      height: 10,
      size_bytes: 1,
      thumbhash: 'YPgFFgaHiHiAeHd4eHeIiId3hxeI',
    })
    .execute();
  expect(await drawnAgain()).not.toContain(picture);
  await database
    .insertInto('media')
    .values({ property_id: propertyId, picture_id: picture, kind: 'photo' })
    .execute();
  expect(await drawnAgain()).toContain(picture);

  const [starts_at, ends_at] = [new Date('2126-03-02T10:00Z'), new Date('2126-03-02T11:00Z')];
  await database
    .insertInto('property_open_day')
    .values({ property_id: propertyId, starts_at, ends_at })
    .execute();
  expect(await drawnAgain()).toContain('open-day.ics');
  await database
    .updateTable('property')
    .set({ price_cents: 54_321_00, publish_price: true })
    .where('id', '=', propertyId)
    .execute();
  expect(await drawnAgain()).toContain('54.321');
  await database
    .updateTable('property')
    .set({ publish_price: false, publish_address: false, street: 'Geheimstraat' })
    .where('id', '=', propertyId)
    .execute();
  const hidden = await drawnAgain();
  expect(hidden).not.toMatch(/54\.321|Geheimstraat/);
  await database.updateTable('property').set({ availability: 'sold' }).where('id', '=', propertyId).execute();
  expect(await drawnAgain()).not.toContain('open-day.ics');
  await database
    .updateTable('property')
    .set({ publication: 'withdrawn' })
    .where('id', '=', propertyId)
    .execute();
  pageCache.drop(['properties']);
  expect((await request(paths.property)).status).toBe(410);
});

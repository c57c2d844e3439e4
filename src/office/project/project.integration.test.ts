import { beforeAll, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { listProjectLocks } from '#database/project/project-locks.ts';
import { listUnitsToEdit } from '#database/project/units-to-edit.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addProject, addProperty } from '#test/factories.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp(officeSite);
const { database } = app;
beforeAll(() => loadPlaces(database));
const eline = await staffBrowser(app, 'agent');

const stored = (id: number) =>
  database.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Sends the form of the screen: its shown values, with the typed ones in their place. */
async function save(id: number, typed: Record<string, string>, seen?: string): Promise<Response> {
  const { updated_at } = await stored(id);
  const fields = { do: 'save', seen: seen ?? updated_at.toISOString(), ...typed };
  return eline.post(`/office/projects/${id}/`, Object.entries(fields));
}

test('a project begins as a draft with a place, and goes onto the site with its texts', async () => {
  const empty = await eline.get('/office/projects/');
  expect(await empty.text()).toContain('Er zijn nog geen projecten');
  const address = { street: 'Kaai', houseNumber: '3', postalCode: '9000', city: 'GENT', countryId: '10' };
  const created = await eline.post(
    '/office/projects/new/',
    Object.entries({ name: 'Kaaizicht', ...address }),
  );
  expect(created.status).toBe(303);
  const [, id = ''] = /projects\/(\d+)\/\?told=created/.exec(created.headers.get('Location') ?? '') ?? [];
  const project = await stored(Number(id));
  expect(project).toMatchObject({
    ...{ name: 'Kaaizicht', publication: 'draft', published_at: null, city: 'Gent', region: 'flanders' },
    ...{ reference: expect.stringMatching(/^\d{4}-P01$/), place_id: expect.any(Number) },
  });

  const texts = {
    'title.nl': 'wonen aan het water',
    'title.fr': 'vivre au bord de l’eau',
    'description.nl': 'Twaalf appartementen.\r\nAlle met terras.',
    'taxNote.nl': 'Plus 21\u00a0% btw.',
  };
  const saved = await save(project.id, {
    ...texts,
    handoverOn: '2028-06-30',
    zoning: 'wg',
    energyValue: '24',
  });
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, `/office/projects/${id}/?told=saved`]);
  expect(await stored(project.id)).toMatchObject({
    title: { nl: 'wonen aan het water', fr: 'vivre au bord de l’eau' },
    description: { nl: 'Twaalf appartementen.\nAlle met terras.' },
    ...{ handover_on: '2028-06-30', details: { zoning: ['wg'] }, energy_value: 24, energy_label: 'a' },
  });
  const path = `/nl/projecten/gent/kaaizicht/${id}/`;
  expect((await app.request(path, {}, 'www.agency.be')).status).toBe(404);
  await eline.post(`/office/projects/${id}/`, [['do', 'publish']]);
  const page = await app.request(path, {}, 'www.agency.be');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('wonen aan het water')]);
  await eline.post(`/office/projects/${id}/`, [['do', 'withdraw']]);
  expect((await app.request(path, {}, 'www.agency.be')).status).toBe(410);
  const actions = await database
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', `project:${id}`)
    .execute();
  expect(actions.map(({ action }) => action)).toEqual([
    'project.create',
    'project.change',
    'project.publish',
    'project.withdraw',
  ]);
});

describe('what is typed of a project', () => {
  test.each([
    [{ name: ' ' }, 'Naam van het project: '],
    [{ name: 'a'.repeat(81) }, 'Naam van het project: '],
    [{ postalCode: '9999' }, 'Postcode: '],
    [{ city: '' }, 'Gemeente: '],
    [{ handoverOn: '31-02-2028' }, 'Oplevering: '],
    [{ externalUrl: 'javascript:alert(1)' }, 'Eigen site van het project: '],
    [{ energyValue: 'weinig' }, 'EPC'],
    [{ 'title.nl': 'a'.repeat(121) }, 'Titel: '],
    [{ agentId: 'x' }, 'Makelaar'],
  ])('%o is refused, and nothing of it stored', async (typed, words) => {
    const id = await addProject(database);
    const before = await stored(id);
    const answer = await save(id, { 'lede.nl': 'Goed', ...typed });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
    expect(await stored(id)).toEqual(before);
  });

  test('an agent who is none is refused', async () => {
    const id = await addProject(database);
    expect((await save(id, { agentId: '999999' })).status).toBe(422);
  });

  test('over what somebody else stored meanwhile is not stored, until it is sent again', async () => {
    const id = await addProject(database);
    const { updated_at } = await stored(id);
    await save(id, { name: 'Eerste' });
    const answer = await save(id, { name: 'Tweede' }, updated_at.toISOString());
    const page = await answer.text();
    expect([answer.status, page.includes('value="Tweede"')]).toEqual([409, true]);
    expect((await stored(id)).name).toBe('Eerste');
    const [, seen] = /name="seen" value="([^"]+)"/.exec(page) ?? [];
    expect((await save(id, { name: 'Tweede' }, seen)).status).toBe(303);
    expect((await stored(id)).name).toBe('Tweede');
  });

  test('that holds for all units goes on to those that said the same, or nothing', async () => {
    const agent = await addAgent(database);
    const id = await addProject(database, { details: JSON.stringify({ zoning: ['wg'] }) });
    const unit = (unit_name: string, zoning: string | undefined, given = {}) =>
      addProperty(database, {
        project_id: id,
        unit_name,
        details: JSON.stringify({ zoning: zoning && [zoning] }),
        ...given,
      });
    await unit('1', 'wg', { publication: 'draft' });
    await unit('2', 'wg');
    await unit('3', undefined);
    await unit('4', 'ag', { agent_id: agent });
    await unit('5', 'wg', { availability: 'sold' });
    const saved = await save(id, { zoning: 'pg', agentId: String(agent) });
    expect(saved.headers.get('Location')).toBe(`/office/projects/${id}/?told=followed-3`);
    const units = await listUnitsToEdit(database, id);
    expect(
      units.map(({ facts, stored: before, edits }) => [facts.zoning, before.zoning, edits.length]),
    ).toEqual([
      [['pg'], ['pg'], 0],
      [['pg'], ['wg'], 2],
      [['pg'], undefined, 2],
      [['ag'], ['ag'], 0],
      [['wg'], ['wg'], 0],
    ]);
  });
});

test('the list says how many units there are of each kind, what waits and what lacks', async () => {
  const id = await addProject(database, {
    name: 'Hof ter Kouter',
    title: JSON.stringify({ nl: 'bij het bos' }),
  });
  for (const given of [{}, { availability: 'option' }, { availability: 'sold' }, { publication: 'draft' }])
    await addProperty(database, { project_id: id, type: 'apartment', ...given });
  const page = (await (await eline.get('/office/projects/')).text()).replace(/<!-- -->/g, '');
  const row = /<tr[^>]*>(?:(?!<\/tr>).)*Hof ter Kouter.*?<\/tr>/s.exec(page)?.[0] ?? '';
  for (const words of [
    ...['bij het bos', 'Gent', '1 beschikbaar', '1 in optie', '1 verkocht', '1 nieuw'],
    ...['3 eenheden missen iets volgens de wet'],
  ])
    expect(row).toContain(words);
});

test('a project is put where somebody points on the map, unless somebody stored it meanwhile', async () => {
  const place = await database
    .selectFrom('place')
    .select(['id', 'latitude'])
    .where('postal_code', '=', '9000')
    .executeTakeFirstOrThrow();
  const id = await addProject(database, { place_id: place.id, latitude: 51.05, longitude: 3.72 });
  const screen = await (await eline.get(`/office/projects/${id}/`)).text();
  expect(screen).toMatch(/type="image"[^>]*src="[^"]*municipality-gent\/\?at=3\.72/);
  const seen = (await stored(id)).updated_at.toISOString();
  const put = (more: [string, string][]) =>
    eline.post(`/office/projects/${id}/`, [
      ['do', 'position'],
      ['at', '51.050000,3.720000'],
      ['seen.project', seen],
      ...more,
    ]);
  const to = (answer: Response) => [answer.status, answer.headers.get('Location')];
  expect(to(await put([['move', 'north']]))).toEqual([303, `/office/projects/${id}/?told=saved#position`]);
  expect((await stored(id)).latitude).toBeCloseTo(51.05045, 5);
  expect(to(await put([['move', 'south']]))).toEqual([303, `/office/projects/${id}/?told=stale#position`]);
  expect((await stored(id)).latitude).toBeCloseTo(51.05045, 5);
});

test('what is changed of a project that a source tells of is managed here, until it is given back', async () => {
  const own = await addProject(database, { reference: 'P-OWN' });
  const id = await addProject(database, { reference: 'P-CRM', source: 'crm', source_ref: '7' });
  const page = async () => (await eline.get(`/office/projects/${id}/`)).text();
  await save(own, { name: 'Nieuw' });
  expect(await listProjectLocks(database, own)).toEqual([]);
  expect(await page()).not.toContain('Teruggeven aan de bron');
  await save(id, { name: 'De Linde', 'title.fr': 'Le Tilleul' });
  expect(await listProjectLocks(database, id)).toEqual(['name', 'title.fr']);
  expect((await page()).match(/Teruggeven aan de bron/g)).toHaveLength(2);
  await eline.post(`/office/projects/${id}/`, Object.entries({ do: 'unlock', key: 'title.fr' }));
  expect(await listProjectLocks(database, id)).toEqual(['name']);
});

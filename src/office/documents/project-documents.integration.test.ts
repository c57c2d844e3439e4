import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';
import { documentScreen, pdf } from '#test/office-documents.ts';
import { officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { database, documentFiles } = site;
const place_id = await addGhent(database);
let project: number;
let screen: string;
const { see, cookie, post, kept, page, upload } = await documentScreen(site, () => ({ projectId: project }));

beforeEach(async () => {
  for (const table of ['document', 'property', 'project'] as const)
    await database.deleteFrom(table).execute();
  project = await addProject(database, { place_id });
  screen = `/office/projects/${project}/documents/`;
});

const change = (id: number, access: string) =>
  post(screen, Object.entries({ do: 'change', id: String(id), kind: 'plans', access }));
const asVisitor = (id: number) => site.request(`/documents/${id}/`);

it('takes documents of a project, which its page leads to', async () => {
  expect(await (await see(`/office/projects/${project}/`, cookie)).text()).toContain(`href="${screen}"`);
  const id = await upload('bodemattest');
  expect(await kept()).toMatchObject([{ id, kind: 'soil', access: 'owner' }]);
  const page = await (await see(screen, cookie)).text();
  expect(page).toContain('De Tuinlaan, Gent');
  expect(page).toContain(`href="${screen}${id}/"`);
  expect(await (await see(`${screen}${id}/`, cookie)).text()).toBe('%PDF-1.7 bodemattest');
});

it('opens one to visitors, and removes one with its file', async () => {
  const id = await upload('plan');
  const [{ file_key } = { file_key: null }] = await kept();
  expect((await asVisitor(id)).status).toBe(404);
  const changed = await change(id, 'download');
  expect(changed.headers.get('Location')).toBe(`${screen}?told=saved#document-${id}`);
  expect((await asVisitor(id)).status).toBe(200);
  expect((await post(screen, Object.entries({ do: 'remove', id: String(id) }))).status).toBe(303);
  expect([await kept(), await documentFiles.exists(file_key ?? '')]).toEqual([[], false]);
});

it.each([
  ['nl', 'Alleen het kantoor', /de eigenaar/i],
  ['fr', 'L’agence seule', /le propriétaire/i],
  ['de', 'Nur das Büro', /der Eigentümer\b/i],
  ['en', 'The agency only', /the owner/i],
])(
  'says in %s that the agency alone reads what nobody else may: there is no owner who logs in',
  async (language, agency, owner) => {
    await database.updateTable('staff').set({ language }).execute();
    onTestFinished(async () => {
      await database.updateTable('staff').set({ language: 'nl' }).execute();
    });
    expect(await page()).not.toMatch(owner);
    await upload('mandaat');
    const read = await page();
    expect(read.match(new RegExp(`>[^<]*${agency}<`, 'g'))).toHaveLength(3);
    expect(read).not.toMatch(owner);
  },
);

it('Today leads to one that expires, unless the project is sold out', async () => {
  const id = await upload('keuring');
  await post(
    screen,
    Object.entries({
      ...{ do: 'change', id: String(id), kind: 'electricity', access: 'owner' },
      expires: addDays(dayOf(new Date()), 12),
    }),
  );
  const today = async () =>
    (await (await see('/office/', cookie)).text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
  const shown = await today();
  expect(shown).toContain(`href="${screen}?open=${id}#document-${id}"`);
  expect(shown).toMatch(new RegExp(`href="/office/projects/${project}/"[^>]*>De Tuinlaan, Gent<`));
  expect(shown).toContain('vervalt over 12 dagen');
  expect(shown).toContain(': Elektriciteitskeuring, De Tuinlaan<');
  const unit = await addProperty(database, { project_id: project, place_id, availability: 'sold' });
  expect(await today()).not.toContain(screen);
  await database.updateTable('property').set({ availability: 'option' }).where('id', '=', unit).execute();
  expect(await today()).toContain(screen);
  await database.updateTable('project').set({ publication: 'withdrawn' }).execute();
  expect(await today()).not.toContain(screen);
});

it('leaves alone what belongs to a property of the same number', async () => {
  const property = await addProperty(database, { place_id });
  await post(`/office/properties/${property}/documents/upload/`, [['file', pdf('epc')]]);
  const { id } = await database.selectFrom('document').select('id').executeTakeFirstOrThrow();
  expect((await change(id, 'download')).status).toBe(404);
  expect((await post(screen, Object.entries({ do: 'remove', id: String(id) }))).status).toBe(404);
  expect((await see(`${screen}${id}/`, cookie)).status).toBe(404);
  expect((await see('/office/projects/999999/documents/', cookie)).status).toBe(404);
});

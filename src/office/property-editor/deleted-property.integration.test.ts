import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { someoneWaitsForLock } from '#test/lock.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const { see, send } = asksOffice(app);
const { cookie } = await logInStaff(app, 'admin');

const typed = { key: 'bedrooms', typed: '3', seen: 'null', client: 'an-open-editor', sequence: '1' };
const section = { do: 'save', field: 'bedrooms', bedrooms: '3', 'seen.bedrooms': 'null' };
const plan = { do: 'plan', change: 'publish', day: '2099-01-01', time: '08:00' };

const requests: [string, string, Record<string, string>][] = [
  ['types', 'field/', typed],
  ['asks who else is there', 'presence/', {}],
  ['saves a section', '', section],
  ['publishes', '', { do: 'publish' }],
  ['plans', '', plan],
  ['locks a field', '', { lock: 'bedrooms' }],
  ['says that there is no certificate', '', { do: 'exempt', key: 'energyValue', reason: 'Geen' }],
];

const addDraft = () => addProperty(database, { publication: 'draft', published_at: null });

it('is a page that says so once it is deleted', async () => {
  const id = await addDraft();
  await database.deleteFrom('property').where('id', '=', id).execute();
  const answer = await see(`/office/properties/${id}/`, cookie);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Dit pand is er niet meer');
});

it.each(requests)('who %s after a colleague deleted the property is told 404', async (_, path, form) => {
  const id = await addDraft();
  await database.deleteFrom('property').where('id', '=', id).execute();
  expect((await send(`/office/properties/${id}/${path}`, form, cookie)).status).toBe(404);
});

it.each(requests)('who %s while a colleague deletes the property is told 404', async (_, path, form) => {
  const id = await addDraft();
  const deleting = await database.startTransaction().execute();
  await deleting.deleteFrom('property').where('id', '=', id).execute();
  const sent = send(`/office/properties/${id}/${path}`, form, cookie);
  await someoneWaitsForLock(database);
  await deleting.commit().execute();
  expect((await sent).status).toBe(404);
});

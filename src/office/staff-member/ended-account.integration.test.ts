import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addStaff, officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const admin = await staffBrowser(app, 'admin');

it('an account that has ended is not changed, and nothing says that it was', async () => {
  const { id } = await addStaff(database, { role: 'agent', name: 'Sofie Claes' });
  const path = `/office/staff/${id}/`;
  const save = () =>
    admin.post(path, [
      ['do', 'save'],
      ['name', 'Sofie Maes'],
      ['role', 'agent'],
      ['language', 'nl'],
      ['agent', ''],
    ]);
  expect(await (await admin.get(path)).text()).toContain('value="save"');
  expect((await save()).status).toBe(303);
  expect((await admin.post(path, [['do', 'end']])).status).toBe(303);
  const page = await (await admin.get(path)).text();
  expect(page).not.toContain('value="save"');
  expect(page).not.toContain('value="end"');
  expect((await save()).status).toBe(404);
  expect((await admin.post(path, [['do', 'end']])).status).toBe(404);
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { saveEdit } from '#commands/property/save-edit.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const office = asksOffice(app);
await addGhent(database);
const stijn = await logInStaff(app, 'agent', { name: 'Stijn Maes' });

let id: number;
let preview: string;
beforeEach(async () => {
  id = await addProperty(database, { bedrooms: 2 });
  preview = `/office/properties/${id}/preview/`;
  const by = { database, now: new Date(), actor: `staff:${stijn.id}` };
  for (const [sequence, edit] of [
    { key: 'bedrooms', typed: '3', seen: [2] },
    { key: 'priceCents', typed: '400.000', seen: [412_500_00] },
  ].entries())
    await saveEdit(by, { ...edit, propertyId: id, client: randomUUID(), sequence: sequence + 1 });
});

const see = async (query = '') =>
  (await (await office.see(preview + query, stijn.cookie)).text()).replaceAll('<!-- -->', '');

it('tells what publishing changes, who wrote it, and shows the page as it will be', async () => {
  const page = await see('?in=fr&on=wide');
  for (const words of ['2 wijzigingen niet gepubliceerd', 'Slaapkamers', '412.500', '400.000', 'Stijn Maes'])
    expect(page).toContain(words);
  const [, src = ''] = /<iframe src="([^"]*)"/.exec(page) ?? [];
  const { pathname, search } = new URL(src);
  expect(pathname).toMatch(/^\/fr\/a-vendre\//);
  const shown = await app.request(pathname + search);
  expect(await shown.text()).toContain('400.000');
  expect(shown.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'self' http/);
  expect(page).toContain('site-frame-wide');
  expect(await see('?in=xx&on=huge')).toContain('site-frame-phone');
});

it('takes back one change, then all', async () => {
  const undone = await office.send(preview, { undo: 'bedrooms' }, stijn.cookie);
  expect([undone.status, undone.headers.get('Location')]).toEqual([303, `${preview}?told=discarded`]);
  expect((await listEdits(database, id)).map(({ key }) => key)).toEqual(['priceCents']);
  await office.send(preview, { do: 'discard' }, stijn.cookie);
  expect(await listEdits(database, id)).toEqual([]);
  expect(await see()).toContain('Geen wijzigingen die wachten');
  for (const wrong of [[['undo', 'nothing']], [['do', 'everything']], []] as [string, string][][])
    expect((await office.send(preview, wrong, stijn.cookie)).status).toBe(400);
});

import { expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { complete } from '#domain/property/legal-completeness/complete-properties.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp({
  publicUrl: 'https://www.agency.be',
  officeUrl: 'https://kantoor.agency.be',
});
const { database } = app;
await loadPlaces(database);
const agent = await staffBrowser(app, 'agent');
const { region: _, type, ...details } = complete.flemishSale;
const lawful = { type, energy_label: 'c', energy_value: 240, details } as const;

const publicationOf = async (id: number) =>
  (await database.selectFrom('property').select('publication').where('id', '=', id).executeTakeFirstOrThrow())
    .publication;

it('shows no old price of a withdrawn property again, unless it was withdrawn just now', async () => {
  const id = await addProperty(database, { ...lawful, publication: 'withdrawn' });
  await database
    .insertInto('property_edit')
    .values({ property_id: id, key: 'priceCents', value: '39900000', actor: 'staff:a', at: new Date() })
    .execute();
  const send = async (fields: [string, string][]) => (await agent.post('/office/properties/', fields)).text();
  expect(
    await send([
      ['do', 'publish'],
      ['id', String(id)],
    ]),
  ).toContain('Wat aan wijzigingen wacht, publiceert u in het pand zelf.');
  expect(await publicationOf(id)).toBe('withdrawn');

  await database.updateTable('property').set({ publication: 'published' }).where('id', '=', id).execute();
  const html = await send([
    ['do', 'withdraw'],
    ['id', String(id)],
  ]);
  expect(html).toContain(`name="each" value="${id} publish"`);
  await send([
    ['do', 'undo'],
    ['each', `${id} publish`],
  ]);
  expect(await publicationOf(id)).toBe('published');
});

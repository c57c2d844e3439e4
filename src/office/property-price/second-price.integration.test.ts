import { expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp(officeSite);
const { database } = app;
await loadPlaces(database);
const agent = await staffBrowser(app, 'agent');

const fieldsOf = (html: string) =>
  [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&').replaceAll('&quot;', '"')] as const,
  );

it('is kept that was typed after a refusal, in the page that was open', async () => {
  const id = await addProperty(database, { purpose: 'rent', type: 'apartment', price_cents: 95_000 });
  const path = `/office/properties/${id}/price/`;
  const open = fieldsOf(await (await agent.get(path)).text());
  const refused = await agent.post(path, [...open, ['price', '']]);
  expect(refused.status).toBe(422);
  // Continues like the browser: with the `seen` of the answer, and all else unchanged.
  const seen = fieldsOf(await refused.text()).filter(([name]) => name === 'seen');
  const others = open.filter(([name]) => name !== 'seen');
  const twice = [...others, ...seen, ['price', '900']] as const;
  expect((await agent.post(path, twice)).status).toBe(303);
  expect((await agent.post(path, twice)).status).toBe(303);
  const row = await database
    .selectFrom('property')
    .select('price_cents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.price_cents).toBe(90_000);
});

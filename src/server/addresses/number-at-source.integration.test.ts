import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';

const { request, database } = await createTestApp();
const leadsTo = async (number: number) => (await request(`/property/${number}/`)).headers.get('Location');

it('leads to the property that a system of the agency has by that number, unless it is one of ours', async () => {
  const own = await addProperty(database);
  const imported = await addProperty(database, { source: 'crm', source_ref: '999998' });
  await addProperty(database, { source: 'crm', source_ref: String(own) });
  await addProperty(database, { source: 'crm', source_ref: '999997', publication: 'draft' });
  expect(await leadsTo(999_998)).toMatch(new RegExp(`/${imported}/$`));
  expect(await leadsTo(own)).toMatch(new RegExp(`/${own}/$`));
  expect(await leadsTo(999_997)).toBeNull();
  await addProperty(database, { source: 'another', source_ref: '999998' });
  expect(await leadsTo(999_998)).toBeNull();
});

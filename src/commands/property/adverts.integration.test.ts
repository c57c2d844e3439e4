import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { endAdvert, setAdvert } from './adverts.ts';

const { database } = await testDatabase();
const by = { database, now: new Date('2026-11-23T13:34:00Z'), actor: 'command' };
const on = '2026-11-23';

it('an advertisement that was only planned is taken away; of one that has begun the end is kept', async () => {
  const propertyId = await addProperty(database, {});
  await setAdvert(by, { propertyId, channel: 'Gepland', since: '2026-11-24' });
  await setAdvert(by, { propertyId, channel: 'Begonnen', since: on });
  expect(await endAdvert(by, { propertyId, channel: 'Gepland', on })).toBe('withdrawn');
  expect(await endAdvert(by, { propertyId, channel: 'Begonnen', on: '2026-11-22' })).toBe('before it began');
  expect(await endAdvert(by, { propertyId, channel: 'Begonnen', on })).toBe('ended');
  expect(await database.selectFrom('publication').select(['channel', 'status']).execute()).toEqual([
    { channel: 'Begonnen', status: 'offline' },
  ]);
});

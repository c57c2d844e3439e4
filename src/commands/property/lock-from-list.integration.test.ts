import { expect, it } from 'vitest';
import { listLocks } from '#database/property/property-edits.ts';
import { testDatabase } from '#test/database.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { assignAgent } from './assign-agent.ts';
import { changeAvailability } from './change-availability.ts';

const { database } = await testDatabase();
const by = { database, now: new Date('2026-11-01T08:00:00Z'), actor: 'staff:sofie' };
const lockedOf = async (id: number) => (await listLocks(database, id)).map(({ key }) => key).toSorted();

it('of what is changed in the list the source of a property changes nothing back', async () => {
  const id = await addProperty(database, { source: 'whise', source_ref: '1' });
  await changeAvailability(by, { id, availability: 'available' });
  await assignAgent(by, { id, agentId: null });
  expect(await lockedOf(id)).toEqual([]);
  await changeAvailability(by, { id, availability: 'option' });
  await assignAgent(by, { id, agentId: await addAgent(database) });
  expect(await lockedOf(id)).toEqual(['agentId', 'availability']);
});

it('of a property of the agency itself there is nothing to hold back', async () => {
  const id = await addProperty(database);
  await changeAvailability(by, { id, availability: 'option' });
  await assignAgent(by, { id, agentId: await addAgent(database) });
  expect(await lockedOf(id)).toEqual([]);
});

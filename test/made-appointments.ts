import { beforeEach } from 'vitest';
import { addAppointment } from '#commands/appointment/add-appointment.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from './app.ts';
import { addAgent, addProperty } from './factories.ts';

export const now = new Date();
/** A week from now. */
export const day = addDays(dayOf(now), 7);
export const at = (from: string, to: string) => ({ startsAt: timeOn(day, from), endsAt: timeOn(day, to) });

export const visitor = {
  firstName: 'An',
  lastName: 'Peeters',
  email: 'An@example.be',
  phone: '',
  language: 'nl' as const,
};

/** Two agents and two properties to see; each test starts without appointments, times and absences. */
export async function madeAppointments() {
  const { database } = await createTestApp();
  const eline = await addAgent(database);
  const stijn = await addAgent(database);
  await database
    .updateTable('agent')
    .set({ email: 'stijn@agency.example' })
    .where('id', '=', stijn)
    .execute();
  const house = await addProperty(database, { agent_id: eline });
  const flat = await addProperty(database, { agent_id: eline });
  const by = { database, now, actor: 'command' };
  const site = {
    ...by,
    jobs: { enqueue: async () => {} },
    settings: defaultSettings,
    publicUrl: 'https://www.agency.be',
    officeUrl: 'https://kantoor.agency.be',
  };

  beforeEach(async () => {
    for (const table of ['mail_message', 'appointment', 'lead', 'viewing_slot', 'agent_absence'] as const)
      await database.deleteFrom(table).execute();
  });

  const book = (given: { from?: string; to?: string; agentId?: number; propertyId?: number } = {}) => {
    const { from = '10:00', to = '10:40', agentId = eline, propertyId = house } = given;
    return addAppointment(site, { propertyId, agentId, ...at(from, to), visitor });
  };

  return { database, eline, stijn, house, flat, by, site, book };
}

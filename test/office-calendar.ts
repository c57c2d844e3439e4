import { beforeEach } from 'vitest';
import { addDays, dayOf } from '#domain/time/dates.ts';
import type { TestApp } from './app.ts';
import { readCalendar } from './calendar-file.ts';
import { addAgent, addProperty } from './factories.ts';
import { asksOffice, logInStaff } from './staff.ts';

/** A week from now. */
export const day = addDays(dayOf(new Date()), 7);
/** The day before yesterday. */
export const before = addDays(dayOf(new Date()), -2);

/**
 * The calendar of two agents in the office of an app that was made with `officeSite`, and a house of the first, who is
 * logged in; each test starts without visits, times and absences.
 */
export async function officeCalendar(app: TestApp) {
  const { database } = app;
  const eline = await addAgent(database);
  const stijn = await addAgent(database);
  const house = await addProperty(database, {
    agent_id: eline,
    reference: 'K-1',
    street: 'Kouter',
    house_number: '12',
  });
  const staff = await logInStaff(app, 'agent', { agent_id: eline });
  const { see, send } = asksOffice(app);

  beforeEach(async () => {
    for (const table of ['mail_message', 'appointment', 'lead', 'viewing_slot', 'agent_absence'] as const)
      await database.deleteFrom(table).execute();
  });

  async function visit(given: object = {}): Promise<number> {
    const { id: lead_id } = await database
      .insertInto('lead')
      .values({
        form: 'visit',
        page: '/nl/',
        language: 'fr',
        first_name: 'Annelies',
        last_name: 'Peeters',
        email: 'annelies@example.be',
        phone: '0470 12 34 56',
        content_hash: 'a',
        privacy_version: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await database
      .insertInto('appointment')
      .values({ lead_id, property_id: house, agent_id: eline, ...given })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  return {
    eline,
    stijn,
    house,
    staff,
    send,
    visit,
    wish: () => visit({ wished: JSON.stringify([`${day}T10:00-13:00`]) }),
    page: async (path: string) => (await see(path, staff.cookie)).text(),
    post: (path: string, fields: Record<string, string> | [string, string][]) =>
      send(path, fields, staff.cookie),
    stored: (id: number) =>
      database.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    told: async () => {
      const mails = await database.selectFrom('mail_message').selectAll().orderBy('position').execute();
      return mails.map(({ recipient, data }) => ({
        recipient,
        ...readCalendar((data as { calendar: string }).calendar),
      }));
    },
  };
}

import { beforeEach } from 'vitest';
import { countryIds } from '#domain/place/region.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { openDays, timeOn } from '#domain/time/time-slots.ts';
import type { TestApp } from './app.ts';
import { passCaptcha } from './captcha.ts';
import { addAgent, addPage, addProperty } from './factories.ts';
import { person, sendsForms } from './visitor.ts';

/** The days that can be chosen for an appointment; most tests take the fourth. */
export const days = openDays(new Date(), countryIds.belgium);
export const day = days[3] ?? '';

/** A part of a day or a slot, as the form sends it. */
export const moment = (on = day, from = '10:00', to = '13:00') => `${on}T${from}-${to}`;

export const visitor = { ...person, privacy: 'yes' };
export const appointmentPath = (id: number) => `/nl/bezoek-aanvragen/${id}/`;

/** The calendar file in the data of a mail about an appointment. */
export const calendarIn = (data: unknown) => (data as { calendar?: string }).calendar ?? '';
export const linkIn = (data: unknown) => (data as { movePath: string }).movePath;

/** A house whose agent takes appointments; each test starts without appointments and slots. */
export async function houseToSee(app: TestApp) {
  const { database } = app;
  const agent = await addAgent(database);
  const house = await addProperty(database, { agent_id: agent });
  const send = sendsForms(app);
  await addPage(database, 'privacy');

  beforeEach(async () => {
    for (const table of ['mail_message', 'appointment', 'lead', 'viewing_slot', 'request_count'] as const)
      await database.deleteFrom(table).execute();
  });

  async function addSlot(hour: number): Promise<string> {
    const startsAt = timeOn(day, `${hour}:00`);
    const endsAt = timeOn(day, `${hour}:40`);
    await database
      .insertInto('viewing_slot')
      .values({ property_id: house, agent_id: agent, starts_at: startsAt, ends_at: endsAt })
      .execute();
    return moment(dayOf(startsAt), formatTime(startsAt), formatTime(endsAt));
  }

  return {
    agent,
    house,
    /** Adds a slot with one place; gives it in the form's notation. */
    addSlot,
    send,
    askAppointment: async (id: number, fields: Record<string, string>) =>
      send(appointmentPath(id), { ...(await passCaptcha(database, 'visit')), ...visitor, ...fields }),
    mails: () => database.selectFrom('mail_message').selectAll().orderBy('position').execute(),
    appointments: () => database.selectFrom('appointment').selectAll().orderBy('id').execute(),
  };
}

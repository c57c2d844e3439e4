import { beforeEach } from 'vitest';
import { countryIds } from '#domain/place/region.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { openDays, timeOn } from '#domain/time/time-slots.ts';
import type { TestApp } from './app.ts';
import { passCaptcha } from './captcha.ts';
import { addAgent, addProperty } from './factories.ts';
import { person, sendsForms } from './visitor.ts';

/** The days on which an appointment may be; most tests take the fourth. */
export const days = openDays(new Date(), countryIds.belgium);
export const day = days[3] ?? '';

/** A part of a day, or a time, as it is chosen in the form. */
export const moment = (on = day, from = '10:00', to = '13:00') => `${on}T${from}-${to}`;

export const visitor = { ...person, privacy: 'yes' };
export const appointmentPath = (id: number) => `/nl/bezoek-aanvragen/${id}/`;

/** Of the data of a mail about an appointment. */
export const calendarIn = (data: unknown) => (data as { calendar?: string }).calendar ?? '';
export const linkIn = (data: unknown) => (data as { movePath: string }).movePath;

/** A house of an agent whom visitors ask for an appointment; no test finds the appointments and times of the one before. */
export async function houseToSee(app: TestApp) {
  const { database } = app;
  const agent = await addAgent(database);
  const house = await addProperty(database, { agent_id: agent });
  const send = sendsForms(app);

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
    /** Opens a time at which the house may be visited by one; gives it as it is chosen. */
    addSlot,
    send,
    askAppointment: async (id: number, fields: Record<string, string>) =>
      send(appointmentPath(id), { ...(await passCaptcha(database, 'visit')), ...visitor, ...fields }),
    mails: () => database.selectFrom('mail_message').selectAll().orderBy('position').execute(),
    appointments: () => database.selectFrom('appointment').selectAll().orderBy('id').execute(),
  };
}

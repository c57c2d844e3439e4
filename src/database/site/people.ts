import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import type { Language, LocalisedText } from '#domain/language.ts';
import type { OpeningHours } from '#domain/time/opening-hours.ts';

export type PublishedOffice = {
  id: number;
  name: LocalisedText;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: LocalisedText;
  countryId: number;
  phone: string;
  email: string;
  /** In words. */
  openingHours: LocalisedText;
  hours: OpeningHours[];
  latitude: number | null;
  longitude: number | null;
  /** Its front. */
  picture: StoredPicture | null;
};

export type Agent = {
  id: number;
  officeId: number;
  firstName: string;
  lastName: string;
  role: LocalisedText;
  phone: string;
  email: string;
  registrationNumber: string | null;
  /** The languages that the agent speaks. */
  languages: Language[];
  picture: StoredPicture | null;
  /** The office's country, from which the numbers are dialled. */
  countryId: number;
};

/** Of `agent a`. */
export const agentColumns = sql`a.id, a.office_id as "officeId", a.first_name as "firstName", a.last_name as "lastName",
  a.role, a.phone, a.email, a.registration_number as "registrationNumber", a.languages`;

const shownAgents = sql`
  select ${agentColumns}, o.country_id as "countryId", ${pictureColumn}
  from agent a join office o on o.id = a.office_id left join picture i on i.id = a.picture_id`;

/** The main office first. */
export async function listOffices(database: Kysely<Database>): Promise<PublishedOffice[]> {
  const { rows } = await sql<PublishedOffice>`
    select o.id, o.name, o.street, o.house_number as "houseNumber", o.postal_code as "postalCode", o.city,
      o.country_id as "countryId", o.phone, o.email, o.opening_hours as "openingHours", o.hours, o.latitude,
      o.longitude, ${pictureColumn}
    from office o left join picture i on i.id = o.picture_id order by o.sort, o.id`.execute(database);
  return rows;
}

/** Agents shown on the pages of the team, office by office, in the agency's order. */
export async function listAgents(database: Kysely<Database>): Promise<Agent[]> {
  const { rows } =
    await sql<Agent>`${shownAgents} where a.is_shown and a.ended_at is null order by o.sort, o.id, a.sort, a.id`.execute(
      database,
    );
  return rows;
}

/** Finds any present agent, also one not shown with the team: they may still be the contact for a property. */
export async function findAgent(database: Kysely<Database>, id: number): Promise<Agent | undefined> {
  const { rows } = await sql<Agent>`${shownAgents} where a.id = ${id} and a.ended_at is null`.execute(
    database,
  );
  return rows[0];
}

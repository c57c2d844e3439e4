import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import type { LocalisedText } from '#domain/language.ts';

export type TeamAgent = { id: number; name: string; first_name: string; email: string };

/** In the order of the team page. */
export async function listTeam(database: Kysely<Database>): Promise<TeamAgent[]> {
  const { rows } = await sql<TeamAgent>`
    select id, first_name, first_name || ' ' || last_name as name, email from agent where ended_at is null order by sort, id`.execute(
    database,
  );
  return rows;
}

type OfficeTeamAgent = {
  id: number;
  officeId: number;
  office: LocalisedText;
  name: string;
  role: LocalisedText;
  isShown: boolean;
  homes: number;
  picture: StoredPicture | null;
};

/** The same agents office by office, also those not shown to visitors. */
export async function listTeamByOffice(database: Kysely<Database>): Promise<OfficeTeamAgent[]> {
  const { rows } = await sql<OfficeTeamAgent>`
    select a.id, a.office_id as "officeId", o.name as office, a.first_name || ' ' || a.last_name as name, a.role,
      a.is_shown as "isShown", ${pictureColumn},
      (select count(*)::integer from property p where p.agent_id = a.id and p.publication <> 'withdrawn') as homes
    from agent a join office o on o.id = a.office_id left join picture i on i.id = a.picture_id
    where a.ended_at is null order by o.sort, o.id, a.sort, a.id`.execute(database);
  return rows;
}

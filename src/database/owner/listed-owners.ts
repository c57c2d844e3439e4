import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** `properties`: the references of the properties that the owner sees, separated by spaces. */
type ListedOwner = {
  email: string;
  name: string;
  language: string;
  state: 'disabled' | 'invited' | 'unconfirmed' | 'active';
  properties: string;
};

export async function listOwners(database: Kysely<Database>): Promise<ListedOwner[]> {
  const { rows } = await sql<ListedOwner>`
    select o.email, o.name, o.language,
      case when o.disabled_at is not null then 'disabled'
        when not exists (select from owner_password w where w.owner_id = o.id) then 'invited'
        when not o.email_verified then 'unconfirmed' else 'active' end as state,
      coalesce((select string_agg(p.reference, ' ' order by p.id) from property_owner l
        join property p on p.id = l.property_id where l.owner_id = o.id), '') as properties
    from owner o order by o.email`.execute(database);
  return rows;
}

/** By name. */
export function listOwnerNames(database: Kysely<Database>, most: number) {
  return database.selectFrom('owner').select(['id', 'name', 'email']).orderBy('name').limit(most).execute();
}

import { type RawBuilder, sql } from 'kysely';
import { openAvailabilities } from '#domain/property/availability.ts';

const open = sql.join(openAvailabilities.map((availability) => sql.lit(availability)));

/** `isOpen` of domain/property/availability.ts in SQL. `property`: the name of the property in the query. */
export function isOpenSql(property: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${property}.availability`)} in (${open})`;
}

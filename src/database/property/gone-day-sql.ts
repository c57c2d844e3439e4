import { type RawBuilder, sql } from 'kysely';

/**
 * The day from which a property counts as sold or rented: its source's, else that on which this site noticed. The views
 * leave the latter out, since it is not shown. Null where it was gone before days were noticed. `property`: the name of the property, or of a view of it, in the query.
 */
export function goneDaySql(property: string): RawBuilder<string | null> {
  return sql<string | null>`coalesce(${sql.ref(`${property}.gone_on`)},
    (select gone_noticed_on from property where property.id = ${sql.ref(`${property}.id`)}))`;
}

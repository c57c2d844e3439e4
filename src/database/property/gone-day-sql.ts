import { type RawBuilder, sql } from 'kysely';

/**
 * The day from which a property counts as sold or rented: the one its source gives, else the one on which this site
 * noticed. The views lack the latter, because it is not shown. Null if it was gone before this site kept such days.
 * `property`: the name of the property, or of a view of it, in the query.
 */
export function goneDaySql(property: string): RawBuilder<string | null> {
  return sql<string | null>`coalesce(${sql.ref(`${property}.gone_on`)},
    (select gone_noticed_on from property where property.id = ${sql.ref(`${property}.id`)}))`;
}

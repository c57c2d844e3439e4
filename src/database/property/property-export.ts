import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { columnName } from '#domain/property/column-name.ts';
import { catalogue } from '#domain/property/fields.ts';
import type { OpenDay } from '#domain/property/open-day.ts';
import { listStoredOpenDays } from './open-days.ts';

const atATime = 1000;

/**
 * Every property, or those of one source, by id: its id and the catalogue's attributes, with the e-mail address of its
 * agent, the reference of its project, the moment of publication and its open days. Includes hidden values, so only for
 * the agency.
 */
export async function* readProperties(
  database: Kysely<Database>,
  source: string | undefined,
): AsyncGenerator<Record<string, unknown>> {
  for (let last = 0; ; ) {
    const rows = await database
      .selectFrom('property')
      .leftJoin('agent', 'agent.id', 'property.agent_id')
      .leftJoin('project', 'project.id', 'property.project_id')
      .selectAll('property')
      .select(['agent.email as agent_email', 'project.reference as project_reference'])
      .where('property.id', '>', last)
      .$if(source !== undefined, (query) => query.where('property.source', '=', source ?? ''))
      .orderBy('property.id')
      .limit(atATime)
      .execute();
    const days = await openDaysOf(
      database,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const columns = new Map<string, unknown>(Object.entries(row));
      yield {
        id: row.id,
        ...Object.fromEntries(
          catalogue.filter((field) => field.column).map(({ key }) => [key, columns.get(columnName(key))]),
        ),
        ...(typeof row.details === 'object' ? row.details : {}),
        publishedAt: row.published_at,
        agentEmail: row.agent_email,
        projectReference: row.project_reference,
        openDays: days.get(row.id),
      };
    }
    const end = rows.at(-1);
    if (!end || rows.length < atATime) return;
    last = end.id;
  }
}

async function openDaysOf(
  database: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, OpenDay[]>> {
  const rows = ids.length > 0 ? await listStoredOpenDays(database, ids) : [];
  const days = new Map<number, OpenDay[]>();
  for (const { property_id, starts_at, ends_at, note } of rows)
    days.set(property_id, [...(days.get(property_id) ?? []), { startsAt: starts_at, endsAt: ends_at, note }]);
  return days;
}

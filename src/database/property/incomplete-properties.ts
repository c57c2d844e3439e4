import type { Selectable } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { liftedBy } from '#domain/property/legal-completeness/exempt.ts';
import { blockingMentions } from '#domain/property/legal-completeness.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { isOpenSql } from './open-sql.ts';

/** Properties read at a time: the texts of thousands would fill the memory. */
const batchSize = 500;

/** Of each open property that is published or a draft, by id: whether it lacks what the law asks on that day. */
export type Judgements = { today: string; byProperty: ReadonlyMap<number, Judgement> };

type Judgement = About & { isPublished: boolean; isLacking: boolean };

/** The row as that transaction wrote it, and the keys declared not applicable, with spaces between. */
type About = { version: string; exempt: string };

type Standing = About & { id: number };

/**
 * The rules are not in SQL, so properties are read to be judged: those alone that changed since `before`, or all on
 * another day. `today`: 'YYYY-MM-DD'.
 */
export async function judgeProperties(
  database: Kysely<Database>,
  today: string,
  before?: Judgements,
): Promise<Judgements> {
  const standing = await listStanding(database);
  const known = before?.today === today ? before.byProperty : undefined;
  const judgedBefore = ({ id, version, exempt }: Standing) => {
    const judgement = known?.get(id);
    return judgement?.version === version && judgement.exempt === exempt ? judgement : undefined;
  };
  const changed = standing.filter((each) => !judgedBefore(each));
  const anew = await judgeAnew(database, today, changed);
  const byProperty = new Map<number, Judgement>();
  for (const each of standing) {
    const judgement = judgedBefore(each) ?? anew.get(each.id);
    // None if it was deleted meanwhile.
    if (judgement) byProperty.set(each.id, judgement);
  }
  return { today, byProperty };
}

async function judgeAnew(
  database: Kysely<Database>,
  today: string,
  standing: readonly Standing[],
): Promise<Map<number, Judgement>> {
  const judged = new Map<number, Judgement>();
  for (let from = 0; from < standing.length; from += batchSize) {
    const exemptOf = new Map(standing.slice(from, from + batchSize).map(({ id, exempt }) => [id, exempt]));
    for (const row of await readVersions(database, [...exemptOf.keys()]))
      judged.set(row.id, judge(row, exemptOf.get(row.id) ?? '', today));
  }
  return judged;
}

async function listStanding(database: Kysely<Database>): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select p.id, p.xmin::text as version, coalesce(e.keys, '') as exempt
    from property p
    left join (
      select property_id, string_agg(key, ' ' order by key) as keys from property_exemption group by property_id
    ) e on e.property_id = p.id
    where p.publication <> 'withdrawn' and ${isOpenSql('p')}
    order by p.id`.execute(database);
  return rows;
}

type Version = Selectable<Property> & { version: string };

async function readVersions(database: Kysely<Database>, ids: readonly number[]): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select p.*, p.xmin::text as version from property p where p.id = any(${ids})`.execute(database);
  return rows;
}

function judge({ version, ...row }: Version, exempt: string, today: string): Judgement {
  const facts = propertyFacts(row);
  const lifted = new Set(exempt.split(' ') as FieldKey[]);
  const isLacking = blockingMentions(facts, today).some((mention) => !liftedBy(lifted, mention, facts));
  return { version, exempt, isPublished: row.publication === 'published', isLacking };
}

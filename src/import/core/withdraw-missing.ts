import { type Kysely, sql } from 'kysely';
import { lockSource } from '#commands/property/lock-source.ts';
import { withdrawIn } from '#commands/property/withdraw-property.ts';
import type { Database } from '#database/client.ts';
import type { PresentProperties } from './present-properties.ts';
import type { ApproveWithdrawal } from './withdrawal.ts';

type Withdrawn = { withdrawn: number; withdrawalRefused?: string };

/**
 * Withdraws, in one transaction, properties that the source has published but did not name; or none, with the reason:
 * when a change was broken or could not be identified, or when it is not approved.
 */
export async function withdrawMissing(
  database: Kysely<Database>,
  present: PresentProperties,
  source: string,
  { now, approve, isRehearsal }: { now: Date; approve: ApproveWithdrawal; isRehearsal: boolean },
): Promise<Withdrawn> {
  const uncertain = present.uncertainAt();
  if (uncertain) {
    return { withdrawn: 0, withdrawalRefused: `${uncertain}, so the missing properties are not certain` };
  }
  const named = new Set(present.sourceRefs(source));
  const listMissing = async (from: Kysely<Database>) => {
    const published = await listPublished(from, source);
    return { published, missing: published.filter(({ name }) => !named.has(name)).map(({ id }) => id) };
  };
  const before = await listMissing(database);
  const approved = new Set(before.missing);
  const size = { missing: before.missing.length, published: before.published.length };
  // Asked before the rows are locked: a person may think about it for a while.
  const refusal = size.missing > 0 ? await approve(size) : undefined;
  if (refusal) return { withdrawn: 0, withdrawalRefused: refusal };
  return database.transaction().execute(async (transaction): Promise<Withdrawn> => {
    await lockSource(transaction, source);
    const { missing } = await listMissing(transaction);
    if (missing.some((id) => !approved.has(id))) {
      return { withdrawn: 0, withdrawalRefused: 'the properties of the source changed meanwhile' };
    }
    if (!isRehearsal) await withdrawIn(transaction, { now, actor: `import:${source}` }, missing);
    return { withdrawn: missing.length };
  });
}

function listPublished(from: Kysely<Database>, source: string) {
  const published = from
    .selectFrom('property')
    .select(['id', sql<string>`coalesce(source_ref, reference)`.as('name')])
    .where('source', '=', source)
    .where('publication', '=', 'published');
  return (from.isTransaction ? published.forUpdate() : published).execute();
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

type ChangeRow = {
  number: number;
  subject: 'property' | 'project';
  subject_id: number;
  kind: 'published' | 'changed' | 'withdrawn';
  at: Date;
};

/**
 * Changes after number `after`, in order. 'begin anew': the changes that followed it are no longer kept, or that number
 * was never given, as after a restore from a backup.
 */
export async function listChanges(
  database: Kysely<Database>,
  after: number,
  most: number,
): Promise<ChangeRow[] | 'begin anew'> {
  const { rows: bounds } = await sql<{ first: number; last: number }>`
    select coalesce(min(number), 1) as first, coalesce(max(number), 0) as last
    from outgoing_change`.execute(database);
  const [{ first, last } = { first: 1, last: 0 }] = bounds;
  if (after > 0 && (after < first - 1 || after > last)) return 'begin anew';
  const { rows } = await sql<ChangeRow>`
    select number, subject, subject_id, kind, at from outgoing_change where number > ${after}
    order by number limit ${most}`.execute(database);
  return rows;
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { dayOf } from '#domain/time/dates.ts';
import { lockSource } from './lock-source.ts';

/** The source of properties that are entered here. */
export const ownSource = 'gevel';

/** Gives one new reference after the other, in the form of the office's own references. */
export type NextReference = () => string;

/** '2026-0012', '2026-0013' … until the transaction ends: without the lock two transactions would give the same. */
export async function propertyReferences(transaction: Kysely<Database>, now: Date): Promise<NextReference> {
  const year = dayOf(now).slice(0, 4);
  await lockSource(transaction, ownSource);
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(substr(reference, 6)::integer), 0) as number from property
    where reference like ${`${year}-%`} and reference ~ '^\\d{4}-\\d{4,6}$'`.execute(transaction);
  return counting(rows[0]?.number, (number) => `${year}-${number.padStart(4, '0')}`);
}

/** '2026-P01', '2026-P02' … */
export async function projectReferences(transaction: Kysely<Database>, now: Date): Promise<NextReference> {
  const year = dayOf(now).slice(0, 4);
  await lockSource(transaction, ownSource);
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(substr(reference, 7)::integer), 0) as number from project
    where reference like ${`${year}-P%`} and reference ~ '^\\d{4}-P\\d{2,5}$'`.execute(transaction);
  return counting(rows[0]?.number, (number) => `${year}-P${number.padStart(2, '0')}`);
}

function counting(last = 0, written: (number: string) => string): NextReference {
  let number = last;
  return () => {
    number += 1;
    return written(String(number));
  };
}

import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

/** The rows that the statements of a call are answered with, in turn. Those after the last are answered with none. */
export type Answers = readonly (readonly object[])[];

type Query<Args extends unknown[]> = (database: Transaction<Database>, ...args: Args) => unknown;

/** A call of a query, to record its statements. */
export type Sample = {
  query: unknown;
  args: readonly unknown[];
  answers: Answers;
  call: (database: Transaction<Database>) => unknown;
};

export function sample<Args extends unknown[]>(query: Query<Args>, ...args: Args): Sample {
  return answered([], query, ...args);
}

/** For a query that sends more if rows are found, or fails without any. */
export function answered<Args extends unknown[]>(
  answers: Answers,
  query: Query<Args>,
  ...args: Args
): Sample {
  return { query, args, answers, call: (database) => query(database, ...args) };
}

export const now = new Date('2026-03-02T09:00:00Z');
export const later = new Date('2026-03-09T09:00:00Z');
export const today = '2026-03-02';
export const uuid = '00000000-0000-4000-8000-000000000001';

import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/client.ts';
import { findToPreview } from '#database/property-address.ts';
import { WrongUse } from './command.ts';

/** Takes what was given as an address; gives it in small letters. */
export function readEmail(given: string | undefined): string {
  if (!given) throw new WrongUse('Say whose: --email lies@example.be.');
  const { data } = z.email().max(254).safeParse(given.trim().toLowerCase());
  if (!data) throw new WrongUse(`"${given}" is no e-mail address.`);
  return data;
}

/** Takes numbers or references of homes; gives their numbers, or a sentence that says which there is not. */
export async function findHomes(
  database: Kysely<Database>,
  named: readonly string[],
): Promise<number[] | string> {
  const ids: number[] = [];
  for (const each of named) {
    const id = /^[1-9]\d{0,8}$/.test(each) ? Number(each) : undefined;
    const [property] = await findToPreview(database, { id, reference: each });
    if (!property) return `There is no property with the number or reference "${each}".`;
    ids.push(property.id);
  }
  return [...new Set(ids)];
}

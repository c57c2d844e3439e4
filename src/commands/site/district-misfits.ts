import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site/settings.ts';
import { districtProblems } from '#search/zones/district-problems.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import type { Settings } from '#site/settings/settings.ts';

/**
 * The names in an agency's districts that do not exist, one line each with the path of the field. Stored districts are
 * not checked again: municipalities merge, and nobody who changes a colour can be asked to correct them.
 */
export async function districtMisfits(database: Kysely<Database>, written: unknown): Promise<string[]> {
  const { districts = [] } = written as Partial<Settings>;
  const { districts: stored = [] } = (await findSettings(database)) ?? {};
  return isDeepStrictEqual(districts, stored) ? [] : districtProblems(await loadZones(database), districts);
}

import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site/settings.ts';
import { districtProblems } from '#search/zones/district-problems.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { SiteProblem } from '#site/site-problem.ts';

/**
 * The names in an agency's districts that do not exist. Stored districts are not checked again: municipalities merge,
 * and nobody who changes a colour can be asked to correct them.
 */
export async function districtMisfits(database: Kysely<Database>, written: unknown): Promise<SiteProblem[]> {
  const { districts = [] } = written as Partial<Settings>;
  const { districts: stored = [] } = (await findSettings(database)) ?? {};
  if (isDeepStrictEqual(districts, stored)) return [];
  return districtProblems(await loadZones(database), districts).map(({ path, name, isPlaceOf }) => ({
    path,
    name,
    code: isPlaceOf ? 'DISTRICT_PLACE' : 'DISTRICT_MEMBER',
    reason: isPlaceOf
      ? `‘${name}’ is a ${isPlaceOf}, and keeps that name`
      : `‘${name}’ is neither a municipality nor a postal code`,
  }));
}

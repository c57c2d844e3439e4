import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import { Zones } from '#search/zones/zones.ts';
import { Remembered } from './remembered.ts';

/** Every zone that a search can be narrowed to, made from the places of the database. */
export function rememberZones(database: Kysely<Database>, log: Pick<Logger, 'error'>): Remembered<Zones> {
  return new Remembered('the zones', new Zones([]), () => loadZones(database), log);
}

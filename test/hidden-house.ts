import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { addProperty } from './factories.ts';

/** Where the house really stands. */
export const hiddenHouse = { latitude: 51.05341, longitude: 3.73042 };

/** Adds a house whose address is not published; gives its id. */
export async function addHiddenHouse(database: Kysely<Database>, place_id: number): Promise<number> {
  // This secret determines the point that is shown for a hidden address: with another, a test would look for the wrong
  // digits.
  await database.insertInto('secret').values({ name: 'shown-position', value: 'a test' }).execute();
  return addProperty(database, { ...hiddenHouse, place_id, publish_address: false });
}

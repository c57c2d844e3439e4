import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findProjectAddress, findPropertyAddress } from '#database/property/property-address.ts';
import { projectPath, propertyPath } from '#site/paths/property-address.ts';
import type { FindAddress } from './original-address.ts';

export function addressFinder(database: Kysely<Database>): FindAddress {
  return async (kind, id, language) => {
    if (kind === 'project') {
      const project = await findProjectAddress(database, id);
      return project && projectPath(project, language);
    }
    const property = await findPropertyAddress(database, id);
    return property && propertyPath(property, language);
  };
}

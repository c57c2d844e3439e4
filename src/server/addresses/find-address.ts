import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import {
  findIdAtSource,
  findProjectAddress,
  findPropertyAddress,
} from '#database/property/property-address.ts';
import type { Language } from '#domain/language.ts';
import { projectPath, propertyPath } from '#site/paths/property-address.ts';
import type { FindAddress } from './original-address.ts';

export function addressFinder(database: Kysely<Database>): FindAddress {
  const find = async (kind: 'property' | 'project', id: number, language: Language) => {
    if (kind === 'project') {
      const project = await findProjectAddress(database, id);
      return project && projectPath(project, language);
    }
    const property = await findPropertyAddress(database, id);
    return property && propertyPath(property, language);
  };
  return async (kind, asked, language) => {
    const path = await find(kind, asked, language);
    const id = path === undefined ? await findIdAtSource(database, kind, asked) : undefined;
    return id === undefined ? path : find(kind, id, language);
  };
}

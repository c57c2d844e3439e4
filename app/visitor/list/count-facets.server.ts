import { countPerType } from '#database/property-list.ts';
import { typeAndDescendants } from '#domain/property/types.ts';
import type { SearchCriteria } from '#domain/search/criteria.ts';
import type { RequestContext } from '#server/context.ts';
import { listScope } from '../../property/list-scope.server.ts';
import type { Facets } from './show-counts.server.ts';

/** Takes criteria; gives how many homes they find, and how many each choice would. */
export async function countFacets(context: RequestContext, criteria: SearchCriteria): Promise<Facets> {
  const types = await countPerType(context.database, criteria, listScope(context));
  const chosen = new Set<string>(criteria.types.flatMap(typeAndDescendants));
  const count = [...types]
    .filter(([type]) => chosen.size === 0 || chosen.has(type))
    .reduce((sum, [, each]) => sum + each, 0);
  return { count, types };
}

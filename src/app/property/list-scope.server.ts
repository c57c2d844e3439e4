import type { RequestContext } from '#app/request-context.ts';
import { dayOf } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { ListScope } from '#search/conditions.ts';

/** How long sold and rented properties are shown, and where the zones are. */
export function listScope({
  settings,
  zones,
  now,
}: Pick<RequestContext, 'settings' | 'zones' | 'now'>): ListScope {
  return {
    goneSince: dayOf(new Date(now.getTime() - settings.list.goneShownDays * dayMs)),
    placeIdsOf: (keys) => zones.placeIds(keys),
  };
}

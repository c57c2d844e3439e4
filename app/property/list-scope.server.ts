import type { ListScope } from '#database/property-list.ts';
import { dayOf } from '#domain/dates.ts';
import type { RequestContext } from '#server/context.ts';

const msPerDay = 86_400_000;

/** Takes what a loader gets; gives how long sold and rented homes stay in a list, as the settings say. */
export function listScope({ settings, now }: RequestContext): ListScope {
  return { goneSince: dayOf(new Date(now.getTime() - settings.list.goneShownDays * msPerDay)) };
}

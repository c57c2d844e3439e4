import type { TeamAgent } from '#database/appointment/office-calendar.ts';
import { isDay } from '#domain/time/dates.ts';
import { clockPattern } from './read-span.server.ts';

/** Where a wish or a visit was let go in the week; undefined where it was not, or not at a time that there is. */
export function droppedAt({ searchParams }: URL, team: readonly TeamAgent[]) {
  const [day, time] = [searchParams.get('day') ?? '', searchParams.get('time') ?? ''];
  const agent = team.find(({ id }) => id === Number(searchParams.get('with')));
  return isDay(day) && clockPattern.test(time) && agent ? { day, time, agent } : undefined;
}

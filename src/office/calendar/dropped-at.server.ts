import type { TeamAgent } from '#database/agent/team.ts';
import { isClock, isDay } from '#domain/time/dates.ts';

/**
 * Where in the week a wish or an appointment was dropped; undefined if it was not, or at a time that does not exist.
 */
export function droppedAt({ searchParams }: URL, team: readonly TeamAgent[]) {
  const [day, time] = [searchParams.get('day') ?? '', searchParams.get('time') ?? ''];
  const agent = team.find(({ id }) => id === Number(searchParams.get('with')));
  return isDay(day) && isClock(time) && agent ? { day, time, agent } : undefined;
}

import { isClock, isDay } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { textOf } from './read-form.ts';

/** The moment in the fields `day` and `time`; undefined if it does not lie ahead. `untimed`: the time if none is given. */
export function plannedAt(form: FormData, now: Date, untimed = ''): Date | undefined {
  const [day, typed] = [textOf(form, 'day'), textOf(form, 'time')];
  const time = isClock(typed) ? typed : untimed;
  const at = isDay(day) && time ? timeOn(day, time) : undefined;
  return at && at > now ? at : undefined;
}

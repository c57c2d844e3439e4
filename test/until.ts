import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until there is something, and gives that. The time that a test may take ends the waiting. */
export async function until<Found>(ask: () => Maybe<Found> | Promise<Maybe<Found>>): Promise<Found> {
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== false) return found;
    await pause(25);
  }
}

type Maybe<Found> = Found | false | undefined;

import { setTimeout as pause } from 'node:timers/promises';

/** Calls `ask` repeatedly until it gives something, and gives that. The test's own time limit ends the waiting. */
export async function until<Found>(ask: () => Maybe<Found> | Promise<Maybe<Found>>): Promise<Found> {
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== false) return found;
    await pause(25);
  }
}

type Maybe<Found> = Found | false | undefined;

import type { By } from '#commands/audit.ts';

/** Who of the staff it is; null for the command line. */
export function staffOf({ actor }: Pick<By, 'actor'>): string | null {
  return actor.startsWith('staff:') ? actor.slice('staff:'.length) : null;
}

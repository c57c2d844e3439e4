import type { By } from '#commands/audit.ts';

/** The id of the staff member; null for the command line. */
export function staffOf({ actor }: Pick<By, 'actor'>): string | null {
  return actor.startsWith('staff:') ? actor.slice('staff:'.length) : null;
}

import { initialsOf } from '#domain/person/initials.ts';
import type { Staff } from '#office/request-context.ts';
import { type RailEntry, railEntries } from './rail-entries.ts';

/** What the shell shows of who is logged in: only the entries that this person may open. `waiting`: requests. */
export function presentShell(
  { id, name, may }: Pick<Staff, 'id' | 'name' | 'may'>,
  { waiting = 0, entries = railEntries }: { waiting?: number; entries?: readonly RailEntry[] } = {},
) {
  return {
    staffId: id,
    name,
    initials: initialsOf(name),
    entries: entries
      .filter(({ right }) => !right || may(right))
      .map(({ right, counts, ...entry }) => ({ ...entry, waiting: counts === 'requests' ? waiting : 0 })),
  };
}

export type ShownShell = ReturnType<typeof presentShell>;

import { initialsOf } from '#domain/person/initials.ts';
import type { Staff } from '#office/request-context.ts';
import { type RailEntry, railEntries } from './rail-entries.ts';

/** The shell's data about the user, with only the entries that they may open. `waiting`: how many requests wait. */
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

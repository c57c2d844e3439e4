import type { BrochureGroup, BrochureRow } from '#app/print/brochure.server.ts';

/** A group that was left out comes back with no fewer rows. */
const fewest = 2;

/** How many rows of a group are shown; a group without a limit is left out. */
export type Limits = ReadonlyMap<BrochureGroup, number>;

export function limitsOf(groups: readonly BrochureGroup[], most: number): Limits {
  return new Map(groups.map((group) => [group, most]));
}

/** The first rows of each group, and all that are required by law. */
export function shownGroups(groups: readonly BrochureGroup[], limits: Limits): BrochureGroup[] {
  return groups.flatMap((group) => {
    const most = limits.get(group);
    return most === undefined ? [] : [{ ...group, rows: withAtMost(group.rows, most) }];
  });
}

/** By turns one row more of each group, as long as `hasRoom` says that there is room. */
export function withMoreRows(
  groups: readonly BrochureGroup[],
  limits: Limits,
  hasRoom: (limits: Limits) => boolean,
): Limits {
  let shown = limits;
  const open = new Set(groups);
  while (open.size > 0)
    for (const group of open) {
      const limit = shown.get(group);
      const more = limit === undefined ? Math.min(fewest, group.rows.length) : limit + 1;
      const tried = new Map([...shown, [group, more]]);
      if (more > group.rows.length || !hasRoom(tried)) open.delete(group);
      else shown = tried;
    }
  return shown;
}

function withAtMost(rows: readonly BrochureRow[], most: number): BrochureRow[] {
  let others = Math.max(0, most - rows.filter(({ isRequired }) => isRequired).length);
  return rows.filter(({ isRequired }) => isRequired || others-- > 0);
}

import { expect, it } from 'vitest';
import type { BrochureGroup } from '#app/print/brochure.server.ts';
import { limitsOf, shownGroups, withMoreRows } from './shown-rows.server.ts';

function group(title: string, rows: number, required = 0): BrochureGroup {
  return {
    title,
    rows: Array.from({ length: rows }, (_, index) => ({
      label: `${title}${index + 1}`,
      value: '',
      isRequired: index >= rows - required,
    })),
  };
}

const labels = (groups: BrochureGroup[]) =>
  groups.map(({ rows }) => rows.map(({ label }) => label).join(' '));

it('shows the first rows, and all that the law requires', () => {
  const groups = [group('a', 5, 1), group('b', 1), group('c', 3)];
  const [a, b] = groups;
  expect(
    labels(
      shownGroups(
        groups,
        limitsOf(
          [a, b].filter((each) => each !== undefined),
          3,
        ),
      ),
    ),
  ).toEqual(['a1 a2 a5', 'b1']);
});

it.each([
  { room: 6, shown: ['a1 a2', 'b1 b2 b3 b4'] },
  { room: 7, shown: ['a1 a2 a3', 'b1 b2 b3 b4'] },
  { room: 8, shown: ['a1 a2 a3 a4', 'b1 b2 b3 b4'] },
  // The group that was left out comes back with two rows at once.
  { room: 9, shown: ['a1 a2 a3', 'b1 b2 b3 b4', 'c1 c2'] },
  { room: 99, shown: ['a1 a2 a3 a4 a5', 'b1 b2 b3 b4', 'c1 c2 c3'] },
])('fills a room of $room rows', ({ room, shown }) => {
  const groups = [group('a', 5), group('b', 4, 4), group('c', 3)];
  const rowsOf = (some: BrochureGroup[]) => some.flatMap(({ rows }) => rows).length;
  const limits = withMoreRows(groups, limitsOf(groups.slice(0, 2), 2), (more) => {
    return rowsOf(shownGroups(groups, more)) <= room;
  });
  expect(labels(shownGroups(groups, limits))).toEqual(shown);
});

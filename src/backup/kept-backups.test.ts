import { expect, it } from 'vitest';
import { backupName, backupsToRemove } from './kept-backups.ts';

const nightly = (days: number, from = '2026-11-22') =>
  Array.from({ length: days }, (_, ago) =>
    backupName(new Date(Date.parse(`${from}T03:20:00Z`) - ago * 86_400_000)),
  );

const keptOf = (names: string[]) => {
  const gone = backupsToRemove(names);
  return names.filter((name) => !gone.includes(name)).map((name) => name.slice(6, 16));
};

it('of a year of nights, the newest of seven days, four weeks and six months are kept', () => {
  expect(keptOf(nightly(365))).toEqual([
    '2026-11-22', // a Sunday: also the newest of its week and of November
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15', // the weeks before
    '2026-11-08',
    '2026-11-01',
    '2026-10-31', // the months before
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
  ]);
});

it('applied each night, it keeps the same as applied once', () => {
  let names: string[] = [];
  for (const name of nightly(365).reverse()) {
    names.push(name);
    const gone = backupsToRemove(names);
    names = names.filter((each) => !gone.includes(each));
  }
  expect(names.reverse().map((name) => name.slice(6, 16))).toEqual(keptOf(nightly(365)));
});

it('of a day the newest is kept, by the calendar of Belgium', () => {
  const [early, late, afterMidnight] = [
    '2026-11-20T03:20:00Z',
    '2026-11-20T22:59:59Z',
    '2026-11-20T23:00:00Z',
  ].map((time) => backupName(new Date(time)));
  expect(backupsToRemove([early ?? '', late ?? '', afterMidnight ?? ''])).toEqual([early]);
});

it('after a pause of a year the old ones stay until new ones have taken their places', () => {
  const old = nightly(365, '2025-10-01');
  const gone = backupsToRemove(old);
  const before = old.filter((name) => !gone.includes(name));
  // The oldest of the days, of the weeks and of the months.
  expect(backupsToRemove([...nightly(1), ...before]).length).toBeLessThanOrEqual(3);
});

it('what is no backup by its name is never removed', () => {
  expect(backupsToRemove(['notes.txt', 'gevel.tar', 'gevel-2026-11-22T03-20-00Z.tar.unfinished'])).toEqual(
    [],
  );
  expect(backupsToRemove([])).toEqual([]);
});

import { dayOf, mondayOf } from '#domain/time/dates.ts';

/** The name contains the moment, in a form that also sorts by time: gevel-2026-11-22T03-20-00Z.tar. */
export function backupName(at: Date): string {
  return `gevel-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
}

const pattern = /^gevel-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/;

/** Keeps the newest backup of each of this many days, weeks and months. */
const kept: [count: number, period: (day: string) => string][] = [
  [7, (day) => day],
  [4, mondayOf],
  [6, (day) => day.slice(0, 7)],
];

/**
 * The backups among these names that are no longer kept. Only days, weeks and months with a backup count: after a long
 * pause an old one goes only when a new one has taken its place.
 */
export function backupsToRemove(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => {
      const [, date, hour, minute, second] = pattern.exec(name) ?? [];
      return date ? [{ name, day: dayOf(new Date(`${date}T${hour}:${minute}:${second}Z`)) }] : [];
    })
    .toSorted((one, other) => (one.name < other.name ? 1 : -1));
  const toKeep = new Set<string>();
  for (const [count, period] of kept) {
    const seen = new Set<string>();
    for (const { name, day } of backups) {
      if (seen.has(period(day))) continue;
      if (seen.add(period(day)).size > count) break;
      toKeep.add(name);
    }
  }
  return backups.map(({ name }) => name).filter((name) => !toKeep.has(name));
}

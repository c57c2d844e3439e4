import { minuteMs } from '#domain/time/durations.ts';
import { lastRun } from '#jobs/job-runs.ts';
import { readSiteFacts, type SiteFacts, type SiteSource } from './site-facts.ts';

const mailsWaitMost = 30 * minuteMs;
// Several jobs run each minute.
const jobsPauseMost = 10 * minuteMs;
const leastFreeBytes = 500_000_000;

const rememberedMs = 5000;
const mostNamed = 8;

/**
 * Troubles that need attention although the site serves, a phrase each. `since`: when the process that does the jobs
 * started.
 */
export function troublesOf(
  { mails, jobs, disk, unfit }: SiteFacts,
  now: Date,
  since = new Date(0),
): string[] {
  const troubles: string[] = [];
  const waitedMs = mails.dueSince ? now.getTime() - mails.dueSince.getTime() : 0;
  if (waitedMs > mailsWaitMost) troubles.push(`mails are stopped, one has waited for ${minutes(waitedMs)}`);
  const idleMs = now.getTime() - Math.max(Number(lastRun(jobs) ?? 0), Number(since));
  if (idleMs > jobsPauseMost) troubles.push('jobs are stopped, none was done for ten minutes');
  if (disk.freeBytes < leastFreeBytes)
    troubles.push(`the disk is full, ${Math.round(disk.freeBytes / 1_000_000)} MB are left`);
  if (mails.unwritten > 0)
    troubles.push(
      `${mails.unwritten} of the waiting mails cannot be written: 'npm run gevel -- mails' says why`,
    );
  for (const [what, fields] of Object.entries(unfit))
    if (fields.length > 0)
      troubles.push(
        `the ${what} are not valid at ${named(fields)}, so a default is used: 'npm run gevel -- ${what} export' says why`,
      );
  return troubles;
}

/** Looks at most once in five seconds: a monitor that asks each second costs the database nothing. */
export function watchForTroubles(source: SiteSource): () => Promise<string[]> {
  const since = source.now();
  let looked: { atMs: number; troubles: Promise<string[]> } | undefined;
  return () => {
    if (!looked || performance.now() - looked.atMs > rememberedMs) {
      const troubles = readSiteFacts(source).then((facts) => troublesOf(facts, source.now(), since));
      looked = { atMs: performance.now(), troubles };
    }
    return looked.troubles;
  };
}

function named(fields: readonly string[]): string {
  const more = fields.length > mostNamed ? ` and ${fields.length - mostNamed} more` : '';
  return `${fields.slice(0, mostNamed).join(', ')}${more}`;
}

function minutes(ms: number): string {
  return `${Math.round(ms / minuteMs)} minutes`;
}

import { formatDay, formatTime } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { hasFailed, type SiteStatus } from './site-status.ts';

/** For a person at a terminal. */
export function statusText(status: SiteStatus, now: Date): string {
  const lines = [
    row('Version', status.version),
    ...processLines(status),
    row('Mails', mailsText(status, now)),
    ...jobLines(status),
    row('Disk', `${gigabytes(status.disk.freeBytes)} free of ${gigabytes(status.disk.bytes)}`),
    '',
    ...(status.attention.length > 0
      ? ['Needs attention:', ...status.attention.map((trouble) => `- ${trouble}`)]
      : ['Nothing needs attention.']),
  ];
  return `${lines.join('\n')}\n`;
}

function processLines({ process }: SiteStatus): string[] {
  if (!process) return [row('Site', 'does not answer')];
  const { keptPages, renders, pools, requests } = process;
  const asked = keptPages.hits + keptPages.misses;
  const found =
    asked > 0 ? `, ${Math.round((1000 * keptPages.hits) / asked) / 10} % of requests served from them` : '';
  const answered = requests.reduce((sum, { count }) => sum + count, 0);
  const failed = requests.filter(({ status }) => status >= 500).reduce((sum, { count }) => sum + count, 0);
  return [
    row('Site', `serving since ${moment(process.startedAt)}`),
    row('Requests', `${answered} answered, ${failed} of them with a server error`),
    row('Memory', megabytes(process.memoryBytes)),
    row('Event loop', `${process.eventLoopLagMs} ms late in the worst 1 % of turns`),
    row('Kept pages', `${keptPages.pages} in ${megabytes(keptPages.bytes)}${found}`),
    row('Renders', `${renders.running} running, ${renders.waiting} waiting`),
    row('Search', `${process.properties} properties in memory, ${process.searches} lists searched`),
    row('Changes', process.hearsOfChanges ? 'heard of' : 'not heard of'),
    ...pools.map(({ pool, busy, idle, waiting }) =>
      row('Database', `${pool}: ${busy} connections busy, ${idle} free, ${waiting} requests waiting`),
    ),
  ];
}

function mailsText({ mails: { waiting, dead, dueSince, pause } }: SiteStatus, now: Date): string {
  const due = dueSince
    ? `; the oldest should have gone ${Math.round((now.getTime() - dueSince.getTime()) / minuteMs)} minutes ago`
    : '';
  const stopped = pause ? `; the mail server has accepted none since ${moment(pause.since)}` : '';
  return `${waiting} waiting, ${dead} dead${due}${stopped}`;
}

function jobLines({ jobs }: SiteStatus): string[] {
  const width = Math.max(0, ...jobs.map(({ name }) => name.length));
  return jobs.map((job) => {
    const { name, succeededAt, failedAt, running, waiting } = job;
    const last = hasFailed(job) ? failedAt : succeededAt;
    const result = last ? `${moment(last)}  ${hasFailed(job) ? 'failed' : 'done'}` : 'not in the last week';
    const queue = running + waiting > 0 ? `  ${running} running, ${waiting} waiting` : '';
    return row('Job', `${name.padEnd(width)}  ${result}${queue}`);
  });
}

function row(name: string, text: string): string {
  return `${name.padEnd(12)}${text}`;
}

function moment(time: Date): string {
  return `${formatDay(time, 'en')} ${formatTime(time)}`;
}

function megabytes(bytes: number): string {
  return `${bytes < 1e7 ? Math.round(bytes / 1e5) / 10 : Math.round(bytes / 1e6)} MB`;
}

function gigabytes(bytes: number): string {
  return `${Math.round(bytes / 1e8) / 10} GB`;
}

import { Gauge, type Registry } from 'prom-client';
import { listTroubledSources } from '#database/import/troubles.ts';
import { inTime } from '#server/in-time.ts';
import { readDisk, readSiteFacts, type SiteFacts, type SiteSource } from './site-facts.ts';

const PATIENCE_MS = 2000;

/** The metrics that all processes of the site share. Returns the function that reads them. */
export function siteMetrics(registry: Registry, source: SiteSource): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `gevel_${name}`, help, labelNames, registers });

  const diskFree = gauge('disk_free_bytes', 'The free space on the disk of DATA_DIR.');
  const disk = gauge('disk_bytes', 'The size of the disk of DATA_DIR.');
  const answers = gauge('database_answers', '1 if the database gave the state of mails and jobs.');
  const mails = gauge('mails', 'Mails that are not sent.', ['state']);
  const mailDue = gauge('mail_due_seconds', 'How long the oldest due mail has waited.');
  const mailPause = gauge('mail_pause_seconds', 'How long the mail server has accepted nothing.');
  const runs = gauge('job_last_run_timestamp_seconds', 'When each job last ended.', ['job', 'result']);
  const jobs = gauge('jobs', 'Jobs that run, or wait to run.', ['job', 'state']);
  const imports = gauge('import_troubles', '1 for each trouble of a source of properties.', [
    'source',
    'trouble',
  ]);

  function fill(facts: SiteFacts): void {
    const secondsSince = (time: Date | undefined) =>
      time ? Math.max(0, (source.now().getTime() - time.getTime()) / 1000) : 0;
    mails.set({ state: 'waiting' }, facts.mails.waiting);
    mails.set({ state: 'dead' }, facts.mails.dead);
    mailDue.set(secondsSince(facts.mails.dueSince));
    mailPause.set(secondsSince(facts.mails.pause?.since));
    for (const { name: job, succeededAt, failedAt, running, waiting } of facts.jobs) {
      if (succeededAt) runs.set({ job, result: 'success' }, succeededAt.getTime() / 1000);
      if (failedAt) runs.set({ job, result: 'failure' }, failedAt.getTime() / 1000);
      jobs.set({ job, state: 'running' }, running);
      jobs.set({ job, state: 'waiting' }, waiting);
    }
  }

  return async () => {
    const space = await readDisk(source.dataDirectory);
    diskFree.set(space.freeBytes);
    disk.set(space.bytes);
    const reading = Promise.all([readSiteFacts(source), listTroubledSources(source.database, source.now())]);
    const read = await inTime(reading, PATIENCE_MS).catch(() => undefined);
    answers.set(read ? 1 : 0);
    for (const metric of [mails, runs, jobs, imports]) metric.reset();
    for (const metric of [mailDue, mailPause]) metric.remove();
    if (!read) return;
    const [facts, troubled] = read;
    fill(facts);
    for (const { name, troubles } of troubled)
      for (const trouble of troubles) imports.set({ source: name, trouble }, 1);
  };
}

import { tmpdir } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, poolLoad } from '#database/client.ts';
import { RequestCounts } from '#server/requests/request-counts.ts';
import { addWhiseSource } from '#test/crm/whise-source.ts';
import { testDatabase } from '#test/database.ts';
import { version } from '#version';
import { createMetrics } from './metrics.ts';

const { database } = await testDatabase();

function metricsOf(asked = database, worker?: number) {
  const requestCounts = new RequestCounts();
  requestCounts.addKept(304);
  const figures = { pages: 3, bytes: 4, hits: 5, misses: 6, renders: { running: 1, waiting: 2 } };
  return createMetrics({
    database: asked,
    dataDirectory: tmpdir(),
    now: () => new Date(),
    requestCounts,
    pageCache: { figures: () => ({ ...figures, isListening: false }) },
    search: { figures: () => ({ properties: 140, searches: 7 }) },
    pools: { visitors: () => poolLoad(database) },
    worker,
  });
}

it('the metrics name the worker that gives them, and count on from one to the next', async () => {
  const metrics = metricsOf(database, 2);
  for (const _ of ['first', 'again']) {
    const lines = (await metrics.write()).split('\n');
    for (const line of [
      `gevel_info{version="${version}",worker="2"} 1`,
      'gevel_requests_total{kind="kept page",status="304",worker="2"} 1',
      'gevel_kept_page_hits_total{worker="2"} 6',
      'gevel_renders{state="waiting",worker="2"} 2',
      'gevel_listening{worker="2"} 0',
      'gevel_mails{state="dead",worker="2"} 0',
    ])
      expect(lines).toContain(line);
  }
});

it('the metrics name the troubles of a source until they are over', async () => {
  await addWhiseSource({ database, now: new Date('2026-01-01T00:00:00Z') });
  const metrics = metricsOf();
  const line = 'gevel_import_troubles{source="whise",trouble="stale"} 1\n';
  expect(await metrics.write()).toContain(line);
  await database.updateTable('import_source').set({ healthy_at: new Date() }).execute();
  expect(await metrics.write()).not.toContain('gevel_import_troubles{');
});

it('the metrics say so when the database is away, and nothing of what it would tell', async () => {
  const away = openDatabase('postgres://gevel@127.0.0.1:1/gevel', { maxConnections: 1 });
  onTestFinished(() => away.destroy());
  const said = await metricsOf(away).write();
  expect(said).toContain('gevel_database_answers 0\n');
  expect(said).toContain('gevel_properties 140\n');
  expect(said).not.toMatch(/^gevel_(mails|mail_due_seconds|jobs|job_last_run_timestamp_seconds)[ {]/m);
});

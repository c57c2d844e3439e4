import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { ensureTemplate } from './template-database.ts';

/** One PostgreSQL for all integration tests. Its files stay, so that the next run starts quickly. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startEmbedded(
    join(import.meta.dirname, '..', 'node_modules', '.cache', 'gevel-test-database'),
  );
  project.provide('testServer', await ensureTemplate(server.url));
  return () => server.stop();
}

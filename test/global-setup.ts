import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { asSuperuser } from './as-superuser.ts';
import { ensureTemplate } from './template-database.ts';

/** One PostgreSQL for all integration tests. Its files stay, so that the next run starts quickly. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startEmbedded(
    join(import.meta.dirname, '..', 'node_modules', '.cache', 'gevel-test-database'),
  );
  const url = asSuperuser(server.url);
  await hurry(url);
  project.provide('testServer', await ensureTemplate(url));
  return () => server.stop();
}

/** No test needs this server's writes after a power failure. Tests of power failures start servers of their own. */
async function hurry(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

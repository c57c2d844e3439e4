import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { testDatabase } from '#test/database.ts';
import { health } from './health.ts';

const { database } = await testDatabase();
const away = openDatabase('postgres://gevel@127.0.0.1:1/gevel', { maxConnections: 1 });

async function ask(path: string, { pool = database, stopping = false } = {}) {
  const app = new Hono().use(health({ database: pool, isStopping: () => stopping }));
  const { status, headers } = await app.request(path);
  return { status, kept: headers.get('Cache-Control') };
}

describe('health', () => {
  it.each([
    ['/healthz', {}, 200],
    ['/healthz', { stopping: true }, 200],
    ['/healthz', { pool: away }, 200],
    ['/readyz', {}, 200],
    ['/readyz', { stopping: true }, 503],
    ['/readyz', { pool: away }, 503],
  ])('%s answers (case %#)', async (path, given, status) => {
    expect(await ask(path, given)).toEqual({ status, kept: 'no-store' });
  });

  it('leaves other paths to those who come next', async () => {
    expect((await ask('/healthy')).status).toBe(404);
  });
});

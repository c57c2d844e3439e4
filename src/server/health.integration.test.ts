import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { testDatabase } from '#test/database.ts';
import { health } from './health.ts';

const { database } = await testDatabase();
const away = openDatabase('postgres://gevel@127.0.0.1:1/gevel', { maxConnections: 1 });

const well = async (): Promise<string[]> => [];

let readings = 0;

async function ask(
  path: string,
  {
    pool = database,
    stopping = false,
    findTroubles = well,
    isReady = true,
    headers = { Host: 'localhost:3000' } as Record<string, string>,
  } = {},
) {
  const prepare = async () => {
    readings++;
    throw new Error('not yet');
  };
  const readiness = { isReady, prepare };
  const isStopping = () => stopping;
  const environment = { metricsToken: 'a-token-of-some-length' };
  const given = { databaseForForms: pool, environment, isStopping, findTroubles, readiness };
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  const response = await new Hono().use(health(given)).request(path, { headers }, { incoming });
  const kept = response.headers.get('Cache-Control');
  return { status: response.status, kept, text: await response.text() };
}

describe('health', () => {
  it.each([
    ['/healthz', {}, 200],
    ['/healthz', { stopping: true }, 200],
    ['/healthz', { pool: away }, 200],
    ['/readyz', {}, 200],
    ['/readyz', { stopping: true }, 503],
    ['/readyz', { pool: away }, 503],
    ['/healthz', { isReady: false }, 200],
    ['/readyz', { isReady: false }, 503],
  ])('%s answers (case %#)', async (path, given, status) => {
    expect(await ask(path, given)).toMatchObject({ status, kept: 'no-store' });
  });

  it('says what somebody has to look at, and stays in the rotation', async () => {
    const findTroubles = async () => ['mails are stopped', 'the disk is full'];
    expect(await ask('/readyz', { findTroubles })).toMatchObject({
      status: 200,
      text: 'degraded: mails are stopped; the disk is full',
    });
    expect(await ask('/readyz', { findTroubles, pool: away })).toMatchObject({ status: 503 });
  });

  it.each([
    [{ Host: 'www.agency.be' }, 'ok'],
    [{ Host: 'localhost:3000', 'X-Forwarded-For': '203.0.113.7' }, 'ok'],
    [{ Host: 'www.agency.be', Authorization: 'Bearer a-token-of-some-length' }, 'degraded: the disk is full'],
  ])('tells no stranger what that is: %j', async (headers, text) => {
    const findTroubles = async () => ['the disk is full'];
    expect(await ask('/readyz', { findTroubles, headers })).toMatchObject({ status: 200, text });
  });

  it('serves though nobody can tell what is wrong', async () => {
    const findTroubles = () => Promise.reject(new Error('no'));
    expect(await ask('/readyz', { findTroubles })).toMatchObject({ status: 200, text: 'ok' });
  });

  it('has the properties read, again where that failed, until they are', async () => {
    readings = 0;
    await ask('/readyz', { isReady: false });
    expect(readings).toBe(1);
    await ask('/readyz');
    expect(readings).toBe(1);
  });

  it('leaves other paths to those who come next', async () => {
    expect((await ask('/healthy')).status).toBe(404);
  });
});

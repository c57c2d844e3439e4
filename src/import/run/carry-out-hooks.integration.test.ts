import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnvironment } from '#environment';
import { sourceHooks } from '#server/source-hooks.ts';
import { whiseRuns } from '#test/crm/whise-runs.ts';
import { estate } from '#test/crm/whise-server.ts';
import { importKey } from '#test/crm/whise-source.ts';
import { carryOutHooks } from './carry-out-hooks.ts';

let now = new Date('2026-11-24T09:00:00Z');
const { database, state, around, hookSecret, run, homes } = await whiseRuns(() => now);

const environment = readEnvironment({ IMPORT_KEY: importKey.replaceAll(' ', '-') }).environment;
const server = new Hono<{ Variables: { clientAddress: string } }>();
server.use(async (context, next) => {
  context.set('clientAddress', '192.0.2.7');
  return next();
});
if (environment)
  server.route(
    '/hooks',
    sourceHooks({ database, environment: { ...environment, importKey }, now: () => now }) as never,
  );
const hook = (secret: string, body: string) =>
  server.request(`/hooks/whise/${secret}`, { method: 'POST', body });
const message = JSON.stringify({
  clientId: 9,
  officeId: 5,
  events: [{ name: 'estate_update', objectId: 1 }],
});
const hooks = () => database.selectFrom('import_hook').select(['refs', 'status', 'attempts']).execute();

test('a message of the system is kept once while it waits, and carried out', async () => {
  await run();
  state.estates = [estate(1, { rooms: 4 }), estate(2)];
  expect((await hook(hookSecret(), message)).status).toBe(200);
  expect((await hook(hookSecret(), message)).status).toBe(200);
  expect(await hooks()).toEqual([{ refs: ['1'], status: 'received', attempts: 0 }]);
  await carryOutHooks(around);
  expect(await hooks()).toEqual([{ refs: ['1'], status: 'done', attempts: 1 }]);
  expect((await homes())[0]?.bedrooms).toBe(4);
  // Later the same words may tell of another change.
  await hook(hookSecret(), message);
  expect(await hooks()).toMatchObject([{ status: 'received' }]);
});

test('a message of anybody else is refused', async () => {
  expect((await hook('guessed', message)).status).toBe(404);
  expect((await hook(hookSecret(), 'no json')).status).toBe(400);
  expect((await hook(hookSecret(), message.replace('9', '8'))).status).toBe(400);
  expect((await hook(hookSecret(), 'x'.repeat(1_000_001))).status).toBe(413);
  expect((await server.request('/hooks/nobody/guessed', { method: 'POST', body: message })).status).toBe(404);
  expect(await hooks()).toEqual([]);
});

test('what cannot be carried out is tried again later', async () => {
  await hook(hookSecret(), message);
  state.instead = [{ path: '/token', status: 500 }];
  await carryOutHooks(around);
  expect(await hooks()).toMatchObject([{ status: 'received', attempts: 1 }]);
  await carryOutHooks(around);
  expect(await hooks()).toMatchObject([{ status: 'received', attempts: 1 }]);
  now = new Date(now.getTime() + 61_000);
  await carryOutHooks(around);
  expect(await hooks()).toMatchObject([{ status: 'done', attempts: 2 }]);
});

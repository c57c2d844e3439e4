import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { openDatabase } from './client.ts';
import { isUnavailable } from './unavailable.ts';

const { url } = await testDatabase();

/** A proxy to the database that holds back its answers while `isHanging`. */
const way = { isHanging: false };
const answers = new Set<Socket>();
const door = createServer((visitor) => {
  const { hostname, port } = new URL(url);
  const behind = connect(Number(port), hostname);
  answers.add(behind);
  behind.on('data', (bytes) => visitor.write(bytes));
  visitor.pipe(behind);
  for (const [one, other] of [
    [visitor, behind],
    [behind, visitor],
  ] as const)
    one.on('error', () => {}).on('close', () => other.destroy());
  if (way.isHanging) behind.pause();
});
await once(door.listen(0, '127.0.0.1'), 'listening');
const own = door.address();
const host = `127.0.0.1:${own && typeof own === 'object' ? own.port : 0}`;
const behindDoor = Object.assign(new URL(url), { host }).href;

function setHanging(isHanging: boolean): void {
  way.isHanging = isHanging;
  for (const socket of answers) isHanging ? socket.pause() : socket.resume();
}

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line).msg) });
const database = openDatabase(behindDoor, { maxConnections: 3, statementMs: 400, connectMs: 700, log });

afterEach(() => {
  setHanging(false);
  lines.length = 0;
});
afterAll(async () => {
  await database.destroy();
  door.close();
});

const ask = () => sql`select 1 as one`.execute(database);
const refusal = () =>
  ask().then(
    () => expect.unreachable('it was answered'),
    (error) => error,
  );

const answersAgain = () =>
  expect
    .poll(() =>
      ask().then(
        ({ rows }) => rows,
        () => [],
      ),
    )
    .toEqual([{ one: 1 }]);

it('a database that hangs is given up, asked by one at a time, and used again when it answers', async () => {
  await Promise.all([ask(), ask(), ask()]);
  setHanging(true);
  for (const error of await Promise.all([refusal(), refusal(), refusal()])) {
    expect(isUnavailable(error)).toBe(true);
  }
  await expect.poll(() => lines).toEqual(['the database does not answer']);
  const asking = refusal();
  const askedAt = performance.now();
  for (let count = 0; count < 20; count++)
    expect((await refusal()).message).toBe('The database does not answer');
  expect(performance.now() - askedAt).toBeLessThan(300);
  expect(isUnavailable(await asking)).toBe(true);
  setHanging(false);
  await answersAgain();
  await Promise.all([ask(), ask(), ask()]);
  expect(lines).toEqual(['the database does not answer', 'the database answers again']);
});

it('a database that answers again is found out without anybody who asks, and all are answered', async () => {
  await ask();
  setHanging(true);
  await refusal();
  await expect.poll(() => lines).toEqual(['the database does not answer']);
  setHanging(false);
  await expect
    .poll(() => lines, { timeout: 20_000 })
    .toEqual(['the database does not answer', 'the database answers again']);
  const answered = await Promise.all([ask(), ask(), ask()]);
  expect(answered.map(({ rows }) => rows)).toEqual(Array(3).fill([{ one: 1 }]));
});

it('a transaction in which it hangs ends without waiting once more', async () => {
  await ask();
  const transaction = database.transaction().execute(async (connection) => {
    await sql`select 1`.execute(connection);
    setHanging(true);
    await sql`select 2`.execute(connection);
  });
  const askedAt = performance.now();
  expect(isUnavailable(await transaction.catch((error) => error))).toBe(true);
  expect(performance.now() - askedAt).toBeLessThan(2500);
  setHanging(false);
  await answersAgain();
  // The database answered the check of the pool, so nothing was logged.
  expect(lines).toEqual([]);
});

it('one connection that breaks is no absence', async () => {
  const broken = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database);
  expect(isUnavailable(await broken.catch((error) => error))).toBe(true);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  expect(lines).toEqual([]);
});

it('of several hosts, the first that takes writes is used', async () => {
  const { host: real } = new URL(url);
  const several = openDatabase(url.replace(real, `127.0.0.1:1,${real}`), { maxConnections: 2, log });
  const { rows } = await sql`select 1 as one`.execute(several);
  expect(rows).toEqual([{ one: 1 }]);
  expect(lines).toEqual(['the database is now on another host']);
  await several.destroy();

  const isFollowing = `?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
  const follower = openDatabase(url.replace(real, `${real},127.0.0.1:1`) + isFollowing, {
    maxConnections: 2,
  });
  const error = await sql`select 1`.execute(follower).catch((error) => error);
  expect(isUnavailable(error)).toBe(true);
  await follower.destroy();
});

it('a process that was too busy to read the answer takes no database for away', async () => {
  const own = openDatabase(url, { maxConnections: 1, connectMs: 700, log });
  onTestFinished(() => own.destroy());
  const asked = sql`select 1 as one`.execute(own);
  await new Promise(setImmediate);
  standStill(1200);
  expect((await asked).rows).toEqual([{ one: 1 }]);
  expect(lines).toEqual([]);
});

it('nor while it finds out why a query takes long', async () => {
  const own = openDatabase(behindDoor, { maxConnections: 1, connectMs: 700, log });
  onTestFinished(() => own.destroy());
  await sql`select 1`.execute(own);
  // After a second another connection checks that the database answers at all.
  const asking = once(door, 'connection');
  const slow = sql`select pg_sleep(1.5)`.execute(own);
  await asking;
  standStill(2300);
  await slow;
  expect((await sql`select 1 as one`.execute(own)).rows).toEqual([{ one: 1 }]);
  expect(lines).toEqual([]);
});

function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

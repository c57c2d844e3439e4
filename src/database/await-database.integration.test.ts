import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { awaitDatabase } from './await-database.ts';
import { StartProblem } from './start-problem.ts';

const { url } = await testDatabase();
const { signal } = new AbortController();
const never = () => expect.unreachable('nothing is to be said');

let doors: Server[] = [];
afterEach(() => {
  for (const door of doors.splice(0)) door.close();
});

/** A port that leads to the database once it is opened. */
async function closedDoor(): Promise<{ address: string; port: number; open: () => void }> {
  const { hostname, port } = new URL(url);
  const door = createServer((visitor) => {
    const behind = connect(Number(port), hostname);
    for (const socket of [visitor, behind]) socket.on('error', () => {});
    visitor.pipe(behind).pipe(visitor);
  });
  doors = [...doors, door];
  await once(door.listen(0, '127.0.0.1'), 'listening');
  const own = door.address();
  if (!own || typeof own === 'string') throw new Error('no port');
  await once(door.close(), 'close');
  const address = Object.assign(new URL(url), { port: own.port }).href;
  return { address, port: own.port, open: () => void door.listen(own.port, '127.0.0.1') };
}

it('says nothing when it is there', async () => {
  await awaitDatabase(url, never, signal);
});

it('says that it waits, without the password, until it comes', async () => {
  const { address, port, open } = await closedDoor();
  const said: string[] = [];
  const waiting = awaitDatabase(address, (sentence) => void said.push(sentence), signal);
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toBe(
    `The database at 127.0.0.1:${port} does not answer yet (connect ECONNREFUSED 127.0.0.1:${port}): waiting for it.`,
  );
  open();
  await waiting;
  expect(said).toHaveLength(1);
});

it('says so again after a while, and ends when it is told to', async () => {
  const { address } = await closedDoor();
  const stopping = new AbortController();
  const said: string[] = [];
  const waiting = awaitDatabase(address, (sentence) => void said.push(sentence), stopping.signal, 1);
  await expect.poll(() => said.length).toBeGreaterThan(1);
  stopping.abort();
  await waiting;
});

it('is content with one host of several', async () => {
  const { port } = await closedDoor();
  const { host } = new URL(url);
  await awaitDatabase(url.replace(host, `127.0.0.1:${port},${host}`), never, signal);
});

it.each([
  ['a wrong password', (address: URL) => Object.assign(address, { password: 'guessed' })],
  ['a database that is not there', (address: URL) => Object.assign(address, { pathname: '/nowhere' })],
])('does not wait for ever with %s', async (_, change) => {
  const { href } = change(new URL(url));
  const error = await awaitDatabase(href, never, signal).catch((error) => error);
  expect(error).toBeInstanceOf(StartProblem);
  expect(error.message).toMatch(
    /^The database at 127\.0\.0\.1:\d+ refused the log-in \(.+\): correct DATABASE_URL\.$/,
  );
});

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from './database.ts';
import { findFreePort, startSite } from './site-process.ts';

const { url } = await testDatabase();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'gevel-away-at-start-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const doorPort = await findFreePort();
const address = Object.assign(new URL(url), { port: doorPort }).href;

/** Forwards to the database, from a port that nothing answered at until now. */
async function openDoor(): Promise<Server> {
  const { hostname, port } = new URL(url);
  const door = createServer((visitor) => {
    const behind = connect(Number(port), hostname);
    for (const [one, other] of [
      [visitor, behind],
      [behind, visitor],
    ] as const) {
      one.on('error', () => {}).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await once(door.listen(Number(doorPort), '127.0.0.1'), 'listening');
  return door;
}

const sentence = new RegExp(
  `^The database at 127\\.0\\.0\\.1:${doorPort} does not answer yet \\(.+\\): waiting for it\\.$`,
  'm',
);

async function startWithout() {
  const site = startSite({ PORT: await findFreePort(), DATA_DIR, DATABASE_URL: address });
  onTestFinished(async () => {
    if (site.child.exitCode === null) await site.end('SIGTERM');
  });
  await expect.poll(site.output).toMatch(sentence);
  return site;
}

it('the program says that it waits for its database, and serves when that comes', async () => {
  const site = await startWithout();
  const door = await openDoor();
  onTestFinished(() => void door.close());
  await site.ready();
  expect(site.output()).not.toContain(new URL(url).password);
});

it('SIGTERM ends the waiting at once', async () => {
  const site = await startWithout();
  const askedAt = performance.now();
  expect(await site.end('SIGTERM')).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(3000);
});

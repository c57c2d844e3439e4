import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { contactRequest, sendContactRequest } from './contact-request.ts';
import { testDatabase } from './database.ts';
import { addPage } from './factories.ts';
import { findFreePort, type SiteProcess, startSite } from './site-process.ts';

const { database, url } = await testDatabase();
await addPage(database, 'privacy');
const DATA_DIR = mkdtempSync(join(tmpdir(), 'gevel-locked-table-'));
let site: SiteProcess;

beforeAll(async () => {
  site = startSite({ PORT: await findFreePort(), DATA_DIR, DATABASE_URL: url, TRUSTED_PROXIES: '1' });
  await site.ready();
});

afterAll(async () => {
  await site.end('SIGTERM');
  rmSync(DATA_DIR, { recursive: true, force: true });
});

async function timed(asked: Promise<Response | undefined>) {
  const askedAt = performance.now();
  const response = await asked;
  const isTooSlow = response?.headers.get('Retry-After') === '10';
  return { status: response?.status, isTooSlow, ms: performance.now() - askedAt };
}

const page = (path: string) => fetch(site.url + path);
const testimonialPage = (id: number) => page(`/nl/testimonials/no-${id}/`);

it('a table that is locked stops only what needs it', async () => {
  const requests = [];
  for (let count = 0; count < 3; count++) requests.push(await contactRequest(database));
  // The first render of a process takes longer.
  expect((await page('/nl/contact/')).status).toBe(200);
  expect((await testimonialPage(1)).status).toBe(404);

  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const locking = database.transaction().execute(async (transaction) => {
    // Neither the menu nor a form needs this table.
    await sql`lock table testimonial in access exclusive mode`.execute(transaction);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  let isOver = false;
  onTestFinished(async () => {
    isOver = true;
    release.resolve();
    await locking;
  });

  let id = 1;
  const stuck: Awaited<ReturnType<typeof timed>>[] = [];
  // More visitors than places for renders, without a pause.
  const visitors = Array.from({ length: 20 }, async () => {
    while (!isOver) stuck.push(await timed(testimonialPage(++id)));
  });
  // By then they have taken all places.
  await expect.poll(() => stuck.filter(({ isTooSlow }) => isTooSlow).length).toBeGreaterThan(0);

  const others = ['/fr/contact/', '/de/kontakt/', '/en/contact/', '/nl/login/', '/nl/nergens/'];
  for (const { fields } of requests) {
    const sent = await timed(sendContactRequest(site.url, fields));
    expect(sent.status).toBe(303);
    const seen = await Promise.all(others.map((path) => timed(page(path))));
    expect(seen.map(({ status }) => status)).not.toContain(503);
    expect(Math.max(sent.ms, ...seen.map(({ ms }) => ms))).toBeLessThan(10_000);
    const before = stuck.length;
    await expect.poll(() => stuck.length).toBeGreaterThan(before);
  }
  expect((await page('/readyz')).status).toBe(200);

  release.resolve();
  await locking;
  await expect.poll(async () => (await testimonialPage(++id)).status).toBe(404);
  isOver = true;
  await Promise.all(visitors);
  // Two seconds in line and three for the statement; more if the machine is busy.
  expect(Math.max(...stuck.filter(({ status }) => status === 503).map(({ ms }) => ms))).toBeLessThan(10_000);
});

// `npm run bench:map`: opens the map of a list over 100,000 properties (`npm run bench:map -- 1000` for another
// number), drags and zooms it, and prints the longest task of the main thread meanwhile. Exit status 1 when one is over
// its budget.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { migrate } from '#database/migrate.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { findFreePort, startSite } from '#test/site-process.ts';
import { ensureChromium } from '../scripts/find-chromium.ts';
import { type Measurement, median, table } from './measurement.ts';
import { fillWithProperties } from './search/fill.ts';

const properties = Number(process.argv[2] ?? 100_000);
const longestMs = 100;

const directory = await mkdtemp(join(tmpdir(), 'gevel-bench-map-'));
const embedded = await startEmbedded(join(directory, 'postgres'));
const database = openDatabase(embedded.url, { maxConnections: 5 });
await migrate(database);
await loadPlaces(database);
console.error(`Filling in ${properties} properties …`);
await fillWithProperties(database, properties);
await database.destroy();

const site = startSite({
  PORT: await findFreePort(),
  DATA_DIR: directory,
  DATABASE_URL: embedded.url,
  LOG_LEVEL: 'warn',
});
await site.ready();
// Without a graphics card Chromium draws in software, on the same two cores: a visitor's machine is faster.
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const measurements = await panOver(page, site.url);
  console.log(table(measurements));
  if (measurements.some(({ isMet }) => isMet === false)) process.exitCode = 1;
} finally {
  await browser.close();
  await site.end('SIGTERM');
  await embedded.stop();
  await rm(directory, { recursive: true });
}
process.exit();

async function panOver(page: Page, url: string): Promise<Measurement[]> {
  // The question about cookies lies over the map.
  await page.goto(`${url}/nl/te-koop/?view=map`);
  await page.keyboard.press('Escape');
  await untilDrawn(page);
  const answers: number[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/map/points/')) answers.push(request.timing().responseEnd);
  });
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'v8',
      'gpu',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      '__metadata',
    ],
  });
  const box = await page.locator('iframe').boundingBox();
  if (!box) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width / 2, box.y + 250];
  for (let round = 0; round < 12; round += 1) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(x + (round % 2 ? 12 : -12) * step, y + (round % 3 ? 6 : -6) * step);
      await wait(16);
    }
    await page.mouse.up();
    await wait(700);
    if (round % 3 === 2) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, round < 6 ? -400 : 300);
      await wait(1200);
    }
  }
  const tasks = tasksIn(await browser.stopTracing());
  if (!tasks.some(({ processorMs }) => processorMs !== undefined)) throw new Error('The trace has no tasks.');
  const longest = (of: 'clockMs' | 'processorMs') => Math.max(...tasks.map((task) => task[of] ?? 0));
  const over = tasks.filter(({ processorMs }) => (processorMs ?? 0) > 50).length;
  return [
    {
      what: `longest task while the map of ${properties} properties moves, processor time`,
      measured: `${Math.round(longest('processorMs'))} ms (${over} over 50 ms)`,
      budget: `≤ ${longestMs} ms`,
      isMet: longest('processorMs') <= longestMs,
    },
    { what: 'the same by the clock', measured: `${Math.round(longest('clockMs'))} ms` },
    {
      what: 'properties of a view, until they are there',
      measured: `median ${Math.round(median(answers))} ms, longest ${Math.round(Math.max(...answers))} ms of ${answers.length}`,
    },
  ];
}

async function untilDrawn(page: Page): Promise<void> {
  const map = page.frameLocator('iframe');
  await map.locator('.flag').first().waitFor({ timeout: 60_000 });
  // Until somebody points at it there is only a drawing.
  await page.locator('iframe').hover({ position: { x: 300, y: 250 } });
  await map.locator('canvas').waitFor({ timeout: 60_000 });
  // Letters and shaders are made at the beginning.
  await wait(3000);
}

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: Args;
};
type Args = { name?: string };

/**
 * The tasks of the pages' main threads in milliseconds, by the clock and by the processor: on a busy machine the clock
 * also counts the time a task waits for its turn.
 */
function tasksIn(trace: Buffer): { clockMs: number; processorMs?: number }[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(
      ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && mainThreads.has(`${pid} ${tid}`),
    )
    .map(({ dur = 0, tdur }) => ({
      clockMs: dur / 1000,
      processorMs: tdur === undefined ? undefined : tdur / 1000,
    }));
}

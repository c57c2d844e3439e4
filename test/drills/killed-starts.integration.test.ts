import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// biome-ignore lint/plugin: the kill must come at a random moment.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { findFreePort, readEmbedded, type SiteProcess, startSite } from '#test/site-process.ts';
import { killServer } from '#test/standby.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'gevel-killed-starts-'));
let site: SiteProcess | undefined;

afterAll(async () => {
  if (site?.child.exitCode === null) await site.end('SIGTERM');
  rmSync(DATA_DIR, { recursive: true, force: true });
});

/** Milliseconds after the start: while the database is made, while it is migrated, and while the demo is loaded. */
const moments = [200, 500, 900, 1500, ...Array.from({ length: 16 }, () => randomInt(1500, 20_000))];

const start = async () => startSite({ PORT: await findFreePort(), DATA_DIR, DEMO: '1', LOG_LEVEL: 'warn' });

/** Kills the program alone, or with its database. */
async function kill(killed: SiteProcess, { withDatabase }: { withDatabase: boolean }): Promise<void> {
  await killed.end('SIGKILL');
  if (!withDatabase) return;
  try {
    killServer(readEmbedded(DATA_DIR).pid);
  } catch {
    // There is no database yet.
  }
}

const filesOf = (directory: string) => readdirSync(directory, { recursive: true, encoding: 'utf8' });

it(`the first start succeeds after ${moments.length} that were killed, and nothing half is left`, async () => {
  for (const [round, ms] of moments.entries()) {
    const killed = await start();
    await wait(ms);
    await kill(killed, { withDatabase: round % 2 === 1 });
  }
  site = await start();
  await site.ready();
  expect(site.output()).not.toMatch(/"level":(50|60)/);

  expect(readdirSync(join(DATA_DIR, 'postgres')).filter((name) => name.startsWith('draft'))).toEqual([]);
  const database = openDatabase(readEmbedded(DATA_DIR).url, { maxConnections: 1 });
  const { rows } = await sql<{ places: number; pictures: number; properties: number }>`
    select (select count(*) from place) as places, (select count(*) from picture) as pictures,
      (select count(*) from property) as properties`.execute(database);
  const [counts] = rows;
  expect(counts?.places).toBeGreaterThan(3000);
  expect(counts?.properties).toBeGreaterThan(100);
  const originals = await database.selectFrom('picture').select('original_key').execute();
  const files = new Set(filesOf(join(DATA_DIR, 'pictures')));
  expect(originals.filter(({ original_key }) => !files.has(original_key))).toEqual([]);
  // A killed process's unfinished files lie apart, and are removed a day later (images/storage.test.ts).
  const half = [...files].filter((name) => name.includes('unfinished') && !name.startsWith('.unfinished'));
  expect(half).toEqual([]);
  await database.destroy();
  expect((await fetch(`${site.url}/nl/`)).status).toBe(200);
});

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// biome-ignore lint/plugin: the kill must come at a random moment.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { migrate } from '#database/migrate.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { rowsOf } from '#test/backups.ts';
import { gevelProcess, startGevel } from '#test/gevel-process.ts';

const kills = 30;
const longestMs = 120_000 + kills * 15_000;

const folder = mkdtempSync(join(tmpdir(), 'gevel-backup-killed-'));
const DATA_DIR = join(folder, 'data');
const embedded = await startEmbedded(join(DATA_DIR, 'postgres'));
const database = openDatabase(embedded.url, { maxConnections: 1 });
await migrate(database);
await loadPlaces(database);
await database.destroy();
const gevel = (...words: string[]) => gevelProcess({ DATA_DIR }, ...words);

afterAll(async () => {
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Gives the rows and closes the connection: a restore refuses while the site has a connection. */
async function fill(actions: string): Promise<Record<string, string[]>> {
  const connection = openDatabase(embedded.url, { maxConnections: 1 });
  await sql`truncate audit_entry`.execute(connection);
  await sql`insert into audit_entry (actor, action, subject)
    select 'command', ${actions}, n::text from generate_series(1, 20000) n`.execute(connection);
  await connection.destroy();
  return rowsOf(embedded.url);
}

async function killWithin(ms: number, ...words: string[]): Promise<void> {
  const running = startGevel({ DATA_DIR }, ...words);
  const ended = once(running, 'exit');
  await wait(randomInt(0, ms));
  running.kill('SIGKILL');
  await ended;
}

it(
  `a restore that is killed leaves the database as it was, ${kills} times`,
  async () => {
    const old = await fill('old');
    const file = await gevel('backup', '--to', join(folder, 'backups'));
    const startedAt = performance.now();
    await gevel('restore', '--replace', file);
    const wholeMs = Math.ceil(performance.now() - startedAt);
    expect(await rowsOf(embedded.url)).toEqual(old);

    let rows = await fill('new');
    for (let round = 0; round < kills; round++) {
      await killWithin(wholeMs, 'restore', '--replace', file);
      const found = await rowsOf(embedded.url);
      // The restore may have ended before it was killed.
      if (found.audit_entry?.[0] === old.audit_entry?.[0]) rows = await fill('new');
      else expect(found).toEqual(rows);
    }
    await gevel('restore', '--replace', file);
    expect(await rowsOf(embedded.url)).toEqual(old);
  },
  longestMs,
);

it(
  `a backup that is killed leaves nothing that looks like one, ${kills} times`,
  async () => {
    const to = join(folder, 'killed');
    const rows = await fill('whole');
    const startedAt = performance.now();
    await gevel('backup', '--to', to);
    const wholeMs = Math.ceil(performance.now() - startedAt);
    for (let round = 0; round < kills; round++) await killWithin(wholeMs, 'backup', '--to', to);
    for (const name of readdirSync(to)) {
      if (!name.endsWith('.tar')) expect(name).toMatch(/^\.gevel-.*\.unfinished$/);
      else {
        await gevel('restore', '--replace', join(to, name));
        expect(await rowsOf(embedded.url)).toEqual(rows);
      }
    }
  },
  longestMs,
);

import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// biome-ignore lint/plugin: the kill must come at a random moment.
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { addProperty } from '#test/factories.ts';
import { findFreePort, readEmbedded, type SiteProcess, startSite } from '#test/site-process.ts';
import { addStaff, staffPassword } from '#test/staff.ts';
import { until } from '#test/until.ts';

const kills = 20;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'gevel-killed-edits-'));
let site: SiteProcess | undefined;
let database: Kysely<Database> | undefined;

afterAll(async () => {
  await database?.destroy();
  if (site?.child.exitCode === null) await site.end('SIGTERM');
  rmSync(DATA_DIR, { recursive: true, force: true });
});

async function start(): Promise<SiteProcess> {
  const started = startSite({ PORT: await findFreePort(), DATA_DIR, LOG_LEVEL: 'silent' });
  await started.ready();
  site = started;
  return started;
}

/** Undefined if the request was cut off without an answer. */
function post(url: string, path: string, fields: Record<string, string> | [string, string][], Cookie = '') {
  return fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url, Cookie },
    body: new URLSearchParams(fields),
  }).catch(() => undefined);
}

/** The keys of the fields with their columns. */
const fields = [
  ['bedrooms', 'bedrooms'],
  ['bathrooms', 'bathrooms'],
  ['livingAreaM2', 'living_area_m2'],
] as const;
type Key = (typeof fields)[number][0];
type Numbers = Record<Key, number>;

async function readStored(rows: Kysely<Database>, id: number): Promise<Numbers> {
  const row = await rows
    .selectFrom('property')
    .select(['bedrooms', 'bathrooms', 'living_area_m2'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Object.fromEntries(fields.map(([key, column]) => [key, Number(row[column])])) as Numbers;
}

/** The numbers that an editor shows: waiting edits, else stored values. */
async function readShown(rows: Kysely<Database>, id: number): Promise<Numbers> {
  const waiting = (await listEdits(rows, id)).map(({ key, value }) => [key, Number(value)]);
  return { ...(await readStored(rows, id)), ...Object.fromEntries(waiting) };
}

it(
  `keeps each field that it said it had, and publishes all that waits or nothing, though it is killed ${kills} times`,
  async () => {
    let running = await start();
    // PostgreSQL keeps running when the program is killed.
    const rows = openDatabase(readEmbedded(DATA_DIR).url, { maxConnections: 2 });
    database = rows;
    const { email } = await addStaff(rows, { role: 'agent' });
    const loggedIn = await post(running.url, '/office/login/', { email, password: staffPassword });
    const cookie = (loggedIn?.headers.getSetCookie() ?? []).map((each) => each.split(';', 1)[0]).join('; ');
    const first = { bedrooms: 1, bathrooms: 1, living_area_m2: 1 };
    const id = await addProperty(rows, first);
    const path = `/office/properties/${id}/`;
    // The last confirmed value of each field, and the values sent since, which may also be stored.
    const kept: Numbers = { bedrooms: 1, bathrooms: 1, livingAreaM2: 1 };
    const sent: Record<Key, number[]> = { bedrooms: [], bathrooms: [], livingAreaM2: [] };
    let saves = 0;
    let published = 0;

    /** True if it was answered. */
    const write = async (key: Key, value: number): Promise<boolean> => {
      const seen = [kept[key], ...sent[key]].map((each): [string, string] => ['seen', String(each)]);
      sent[key].push(value);
      const field = Object.entries({ key, typed: String(value), client: randomUUID(), sequence: '1' });
      const answer = await post(running.url, `${path}field/`, [...field, ...seen], cookie);
      const said = await answer?.json().catch(() => undefined);
      if (!said) return false;
      expect(said).toMatchObject({ outcome: 'saved' });
      kept[key] = value;
      sent[key] = [];
      saves += 1;
      return true;
    };

    const writeAll = async (value: number) => {
      for (const [key] of fields) if (!(await write(key, value))) return false;
      return true;
    };

    for (let round = 1; round <= kills; round++) {
      let isKilled = false;
      const work = async () => {
        while (!isKilled) {
          // The same number for all fields; a property may have 200 bedrooms at most.
          const next = (kept.bedrooms % 150) + 1;
          if (!(await writeAll(next))) continue;
          const answer = await post(running.url, path, { do: 'publish' }, cookie);
          if (answer?.headers.get('Location')?.endsWith('published')) published += 1;
        }
      };
      const before = saves;
      const working = work();
      await until(() => saves > before);
      await wait(randomInt(0, 400));
      isKilled = true;
      await running.end('SIGKILL');
      await working;

      const stored = await readStored(rows, id);
      expect(new Set(Object.values(stored)).size, `published by halves after kill ${round}`).toBe(1);
      const shown = await readShown(rows, id);
      for (const [key] of fields) {
        expect([kept[key], ...sent[key]], `${key} after kill ${round}`).toContain(shown[key]);
        kept[key] = shown[key];
        sent[key] = [];
      }
      // A person who comes back writes the fields that lag behind.
      running = await start();
      for (const [key] of fields) while (kept[key] !== kept.bedrooms) await write(key, kept.bedrooms);
    }
    expect(saves).toBeGreaterThan(3 * kills);
    expect(published).toBeGreaterThan(0);
  },
  60_000 + kills * 20_000,
);

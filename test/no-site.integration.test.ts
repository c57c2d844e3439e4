import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { bareEnvironment } from './bare-environment.ts';
import { emptyDatabase, testDatabase } from './database.ts';
import { newAgency } from './new-agency.ts';

type Ended = { status: number | string | null | undefined; out: string; err: string };

function gevel(variables: Record<string, string>, ...words: string[]): Promise<Ended> {
  const env = { ...bareEnvironment, DEMO: '0', ...variables };
  const { promise, resolve } = Promise.withResolvers<Ended>();
  execFile(process.execPath, ['src/gevel.ts', ...words], { env }, (error, out, err) =>
    resolve({ status: error ? error.code : 0, out, err }),
  );
  return promise;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-no-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const agencyFile = join(mkdtempSync(join(tmpdir(), 'gevel-agency-')), 'agency.json');
writeFileSync(agencyFile, JSON.stringify(newAgency));
afterAll(() => rmSync(dirname(agencyFile), { recursive: true }));

it.each([
  ['settings', 'check'],
  ['status'],
  ['backup', '--to', '/nowhere'],
  ['site', 'init', '--from', agencyFile, '--yes'],
])('a command without a site makes none: %s %s', async (...words) => {
  const DATA_DIR = join(newFolder(), 'data');
  const { status, err } = await gevel({ DATA_DIR }, ...words);
  expect(status).toBe(1);
  expect(err).toBe(
    `There is no site in ${DATA_DIR} (DATA_DIR). Start it there first with npm start, or give this command the DATA_DIR or DATABASE_URL of the site.\n`,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});

it('nor in a database of others, whose password is not told', async () => {
  const { url } = await emptyDatabase();
  const { status, err } = await gevel({ DATA_DIR: join(newFolder(), 'data'), DATABASE_URL: url }, 'status');
  const { host, pathname, password } = new URL(url);
  expect(status).toBe(1);
  expect(err).toContain(
    `There is no site in the database ${pathname.slice(1)} at ${host} (DATABASE_URL). Start`,
  );
  expect(err).not.toContain(password || 'no password');
});

it('says which data it works on where nobody serves them', async () => {
  const { url } = await testDatabase();
  const { out, err } = await gevel({ DATA_DIR: newFolder(), DATABASE_URL: url }, 'settings', 'check');
  expect(out).toContain('agency.legalName is empty');
  const { host, pathname } = new URL(url);
  expect(err).toContain(
    `The site in the database ${pathname.slice(1)} at ${host} (DATABASE_URL) is not running.\n`,
  );
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const planted = {
  'src/server/request.ts': 'export const at = new Date();',
  'src/app/loader.server.ts': 'export const ms = Date.now();',
  'src/app/page.tsx': 'export const text = Date();',
  'src/jobs/job.ts': 'export const clock = [1].map(Date.now);',
  'src/mail/mail.ts': 'export const inAnHour = new Date(Date.now() + 3_600_000);',
  'src/domain/given.ts': 'export const day = (now: number) => new Date(now + new Date(0).getTime());',
  'src/domain/age.ts': 'export const ms = performance.now();',
  'src/server.ts': 'export const now = () => new Date();',
  'src/gevel.ts': 'export const now = new Date();',
  'src/domain/day.test.ts': 'export const now = new Date();',
  'test/day.ts': 'export const now = new Date();',
};

it('the calendar comes from the caller, but at the front doors and in tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-clock-'));
  for (const path of ['biome.json', 'biome-rooms.json', 'scripts/lint'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const command = [biome, 'lint', '--vcs-enabled=false', '--reporter=github'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const refused = [...stdout.matchAll(/title=plugin,file=([^,]+),.*Take `now` from the caller/g)];
  expect(refused.map(([, file = '']) => file.replace(`${folder}/`, '')).toSorted()).toEqual([
    'src/app/loader.server.ts',
    'src/app/page.tsx',
    'src/jobs/job.ts',
    'src/mail/mail.ts',
    'src/server/request.ts',
  ]);
});

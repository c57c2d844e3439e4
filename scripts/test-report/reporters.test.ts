import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Outcome, readOutcome } from './outcome.ts';

const root = join(import.meta.dirname, '..', '..');
const builds = join(root, 'build');
mkdirSync(builds, { recursive: true });
// Below the project, so that the tests written there find its packages.
const folder = mkdtempSync(join(builds, 'reporters-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, lines: readonly string[]): void {
  writeFileSync(join(folder, file), lines.join('\n'));
}

/** Runs the tests that were written, with two repeats. */
function run(runner: string, words: string[]): Outcome | undefined {
  const env = { PATH: process.env.PATH, FORCE_COLOR: '1' };
  spawnSync(join(root, 'node_modules', '.bin', runner), words, { cwd: folder, env });
  return readOutcome(join(folder, `${runner}.json`));
}

const reporter = (runner: string) =>
  JSON.stringify([join(root, 'scripts', 'test-report', `${runner}-reporter.ts`), { file: `${runner}.json` }]);

const tests = [
  "it('passes', () => {});",
  'let tries = 0;',
  "it('passes the second time', () => expect(++tries).toBe(2));",
  "it('fails', () => {",
  "  expect('one', 'a message\\nof two lines').toBe('two');",
  '});',
  "it.skip('is left out', () => {});",
];

it('Vitest says where and why a test failed, also outside of tests', () => {
  write('vitest.config.js', [`export default { test: { retry: 2, reporters: [${reporter('vitest')}] } };`]);
  write('some.test.ts', ["import { expect, it } from 'vitest';", ...tests]);
  write('broken.test.ts', ["import './not-there.ts';"]);
  write('before.test.ts', [
    "import { beforeAll, describe, it } from 'vitest';",
    "describe('a group', () => {",
    "  beforeAll(() => { throw new Error('not prepared'); });",
    "  it('waits', () => {});",
    '});',
  ]);
  const outcome = run('vitest', ['run']);
  expect(outcome).toMatchObject({
    passed: 2,
    passedWhenRepeated: [{ file: 'some.test.ts', line: 4, test: 'passes the second time' }],
  });
  expect(outcome?.failed.toSorted((one, other) => one.file.localeCompare(other.file))).toEqual([
    { file: 'before.test.ts', line: 3, test: 'around its tests', error: 'not prepared' },
    expect.objectContaining({ file: 'broken.test.ts', error: expect.stringContaining('not-there.ts') }),
    { file: 'some.test.ts', line: 6, test: 'fails', error: expect.stringMatching(/^a message$|^a message/) },
  ]);
});

it('Playwright says the same', () => {
  write('playwright.config.ts', [
    `export default { retries: 2, testDir: '.', testMatch: '*.spec.ts', reporter: [${reporter('playwright')}], globalTeardown: './end.ts' };`,
  ]);
  write('end.ts', ["export default () => { throw new Error('the site logged errors'); };"]);
  write('some.spec.ts', [
    "import { expect, test } from '@playwright/test';",
    "test('passes', () => {});",
    "test('passes the second time', ({}, { retry }) => expect(retry).toBe(1));",
    "test.describe('a group', () => {",
    "  test('fails', () => expect('one').toBe('two'));",
    '});',
    "test.skip('is left out', () => {});",
  ]);
  expect(run('playwright', ['test'])).toMatchObject({
    passed: 2,
    failed: [
      { file: 'some.spec.ts', line: 5, test: 'a group > fails', error: expect.stringContaining('toBe') },
      { test: 'outside of a test', error: 'Error: the site logged errors' },
    ],
    passedWhenRepeated: [{ file: 'some.spec.ts', line: 3, test: 'passes the second time' }],
    notRun: 0,
  });
});

// `npm test`: every kind of check, the quick ones first; the first kind that fails is the last that runs.
// The last line on stdout is '<number> passed, <number> failed', over all kinds.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'build', 'test-reports');

interface Count {
  passed: number;
  failed: number;
}

const onePassed: Count = { passed: 1, failed: 0 };
const oneFailed: Count = { passed: 0, failed: 1 };

const kinds: { name: string; check: () => Count }[] = [
  { name: 'types', check: () => (run('react-router', 'typegen') && run('tsc') ? onePassed : oneFailed) },
  {
    name: 'format, lint and import boundaries',
    check: () => (run('biome', 'check', '.') ? onePassed : oneFailed),
  },
  { name: 'build', check: () => (build() ? onePassed : oneFailed) },
  { name: 'unit and integration tests', check: runVitest },
  { name: 'browser tests', check: runPlaywright },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const { name, check } of kinds) {
  console.log(`\n── ${name}`);
  const { passed, failed } = check();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) {
    console.log(`\nFailed: ${name}. What comes after was not run.`);
    break;
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Several tests start the program as it will run. */
function build(): boolean {
  const words = [join(root, 'scripts', 'bootstrap.mjs'), 'build'];
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status === 0;
}

function runVitest(): Count {
  const report = join(reports, 'vitest.json');
  const succeeded = run(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report) ?? {};
  return count(succeeded, numPassedTests, numFailedTests);
}

/** playwright.config.ts writes the report beside what it prints. */
function runPlaywright(): Count {
  ensureChromium();
  const succeeded = run('playwright', 'test');
  const {
    expected = 0,
    flaky = 0,
    unexpected = 0,
  } = readReport(join(reports, 'playwright.json'))?.stats ?? {};
  return count(succeeded, expected + flaky, unexpected);
}

/** A runner may also fail without a failing test: a file that does not load, nothing found to run, a crash. */
function count(succeeded: boolean, passed: number, failed: number): Count {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function run(program: string, ...words: string[]): boolean {
  const command = join(root, 'node_modules', '.bin', program);
  return spawnSync(command, words, { cwd: root, stdio: 'inherit' }).status === 0;
}

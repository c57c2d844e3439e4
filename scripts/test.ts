// `npm test`: every kind of check, the quick ones first. `npm run test:deep`: tests that explore and take longer. `npm
// test -- all`: both. Stops at the first kind that fails. The last line on stdout is '<number> passed, <number>
// failed', over all kinds.
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

interface Kind {
  name: string;
  check: () => Count;
}

type Variables = Record<string, string>;
const isDeep: Variables = { DEEP: '1' };

const builds: Kind = { name: 'build', check: () => (build() ? onePassed : oneFailed) };

const short: Kind[] = [
  { name: 'types', check: () => (run('react-router', ['typegen']) && run('tsc') ? onePassed : oneFailed) },
  {
    name: 'format, lint and import boundaries',
    check: () => (run('biome', ['check', '.']) ? onePassed : oneFailed),
  },
  builds,
  { name: 'unit and integration tests', check: () => runVitest(['--project', '!drills']) },
  { name: 'browser tests', check: () => runPlaywright() },
];

/** What is only tested here, and kinds that test more cases where test/deep.ts says so. */
const deep: Kind[] = [
  {
    name: 'in depth: kills, and what hangs, fails or comes back',
    check: () => runVitest(['--project', 'drills']),
  },
  {
    name: 'in depth: searches, addresses, machines, backups',
    check: () =>
      runVitest(
        ['src/search/find.test.ts', 'test/any-address', 'test/two-machines', 'test/backup-restore'],
        isDeep,
      ),
  },
  {
    name: 'in depth: restarts, upgrades',
    check: () => runVitest(['test/workers', 'test/upgrade'], isDeep),
  },
  {
    name: 'in depth: clients who mean harm',
    check: () => runVitest(['test/hostile-clients'], isDeep),
  },
  {
    name: 'in depth: every page and every kind of module',
    check: () => runPlaywright(['crawl', 'every-module', 'accessibility'], isDeep),
  },
];

const kinds = { short, deep: [builds, ...deep], all: [...short, ...deep] }[process.argv[2] ?? 'short'];
if (!kinds) throw new Error('node scripts/test.ts [short|deep|all]');

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

/** Several tests start the built program. */
function build(): boolean {
  const words = [join(root, 'scripts', 'bootstrap.mjs'), 'build'];
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status === 0;
}

function runVitest(only: string[], env?: Variables): Count {
  const report = join(reports, 'vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = run('vitest', ['run', ...reporters, ...only], env);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report) ?? {};
  return count(succeeded, numPassedTests, numFailedTests);
}

/** playwright.config.ts has the report written to a file, besides what is printed. */
function runPlaywright(only: string[] = [], env?: Variables): Count {
  ensureChromium();
  const report = join(reports, 'playwright.json');
  rmSync(report, { force: true });
  const succeeded = run('playwright', ['test', ...only], env);
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report)?.stats ?? {};
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

function run(program: string, words: string[] = [], env: Variables = {}): boolean {
  const command = join(root, 'node_modules', '.bin', program);
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(command, words, options).status === 0;
}

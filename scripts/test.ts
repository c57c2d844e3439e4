// `npm test`: every kind of check, the quick ones first. `npm run test:deep`: tests that explore and take longer. If the
// program cannot be checked or built, the run ends there; otherwise each kind runs, whatever failed before. The output
// ends with '<number> passed, <number> failed' over all kinds, the tests that passed only when repeated, and a list of
// what failed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mayRepeat } from '#test/repeats.ts';
import { ensureChromium } from './find-chromium.ts';
import { type Outcome, readOutcome } from './test-report/outcome.ts';
import { afterSecondRun, filesToRepeat } from './test-report/second-run.ts';
import { limitRepeats, sum, summaryLines } from './test-report/summary.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'build', 'test-reports');

interface Kind {
  name: string;
  check: () => boolean | Outcome | Promise<boolean>;
  /** The kinds after it would only fail for the same reason. */
  isNeededByAll?: true;
}

type Variables = Record<string, string>;
const isDeep: Variables = { DEEP: '1' };

/** Several tests start the built program. */
const build: Kind = {
  name: 'build',
  check: () => run(process.execPath, [join(root, 'scripts', 'bootstrap.mjs'), 'build']),
  isNeededByAll: true,
};

const short: Kind[] = [
  { name: 'types', check: checkTypes, isNeededByAll: true },
  {
    name: 'format, lint and import boundaries',
    check: () => runPackage('biome', ['check', '.']),
    isNeededByAll: true,
  },
  build,
  { name: 'unit and integration tests', check: () => runVitest({ project: '!drills' }) },
  { name: 'browser tests', check: () => runPlaywright() },
];

/** Kinds that run only here, and kinds that test more cases, as test/deep.ts says. */
const deep: Kind[] = [
  build,
  {
    name: 'in depth: kills, and what hangs, fails or comes back',
    check: () => runVitest({ project: 'drills' }),
  },
  {
    name: 'in depth: searches, addresses, machines, backups, what every page gives out',
    check: () =>
      runVitest(
        {
          only: [
            'src/search/find.test.ts',
            'test/any-address',
            'test/two-machines',
            'test/damaged-backup',
            'test/whole-site',
          ],
        },
        isDeep,
      ),
  },
  {
    name: 'in depth: restarts, upgrades',
    check: () => runVitest({ only: ['test/workers', 'test/upgrade'] }, isDeep),
  },
  {
    name: 'in depth: clients who mean harm',
    check: () => runVitest({ only: ['test/hostile-clients'] }, isDeep),
  },
  {
    name: 'in depth: every page, every kind of module, many photographs',
    check: () =>
      runPlaywright(['crawl', 'every-module', 'accessibility', 'office-accessible', 'office-photos'], isDeep),
  },
  {
    name: 'in depth: how eight screens look',
    check: () => runPlaywright(['appearance'], isDeep),
  },
];

const kinds = { short, deep }[process.argv[2] ?? 'short'];
if (!kinds) throw new Error('node scripts/test.ts [short|deep]');

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const outcomes: Outcome[] = [];
for (const { name, check, isNeededByAll } of kinds) {
  console.log(`\n── ${name}`);
  const startedMs = performance.now();
  const outcome = toOutcome(name, await check());
  outcomes.push(outcome);
  console.log(`── ${name}: ${Math.round((performance.now() - startedMs) / 1000)} s`);
  if (isNeededByAll && outcome.failed.length > 0) {
    console.log('The checks after it were not run.');
    break;
  }
}
const total = limitRepeats(sum(outcomes));
console.log(`\n${summaryLines(total).join('\n')}`);
process.exitCode = total.failed.length > 0 ? 1 : 0;

/** A check without tests of its own counts as one. */
function toOutcome(name: string, result: boolean | Outcome): Outcome {
  if (typeof result !== 'boolean') return result;
  const failed = result ? [] : [{ file: '', test: name, error: 'its own output says why' }];
  return { passed: result ? 1 : 0, failed, passedWhenRepeated: [], notRun: 0 };
}

/**
 * The pages of visitors and the office are two builds, each with types of its own routes. They are checked at the same
 * time by one checker each: several checkers of one build would each work out the types that they share, which on two
 * cores takes longer than it saves.
 */
async function checkTypes(): Promise<boolean> {
  const office = join('src', 'office');
  if (!runPackage('react-router', ['typegen']) || !runPackage('react-router', ['typegen', office]))
    return false;
  const checks = [[], ['-p', office]].map(async (words) => {
    const path = join(root, 'node_modules', '.bin', 'tsc');
    const checker = spawn(path, ['--checkers', '1', ...words], { cwd: root, stdio: 'inherit' });
    const [status] = await once(checker, 'exit');
    return status === 0;
  });
  return (await Promise.all(checks)).every(Boolean);
}

function runVitest({ project, only = [] }: { project?: string; only?: string[] }, env?: Variables): Outcome {
  const words = ['run', ...(project ? ['--project', project] : [])];
  return runTwice(only, (files) => runTests('vitest', [...words, ...files], env));
}

function runPlaywright(only: string[] = [], env?: Variables): Outcome {
  ensureChromium();
  return runTwice(only, (files) => runTests('playwright', ['test', ...files], env));
}

/** Repeats only the files in which something failed, and only before a change lands. */
function runTwice(only: string[], runFiles: (files: string[]) => Outcome): Outcome {
  const first = runFiles(only);
  const files = mayRepeat ? filesToRepeat(first) : [];
  if (files.length === 0) return first;
  console.log(`\n── once more, by themselves: ${files.join(', ')}`);
  return afterSecondRun(first, runFiles(files));
}

/** The runner's configuration lets it write its outcome to the file that is read here. */
function runTests(runner: 'vitest' | 'playwright', words: string[], env?: Variables): Outcome {
  const report = join(reports, `${runner}.json`);
  rmSync(report, { force: true });
  const succeeded = runPackage(runner, words, env);
  const outcome = readOutcome(report) ?? { passed: 0, failed: [], passedWhenRepeated: [], notRun: 0 };
  if (succeeded || outcome.failed.length > 0) return outcome;
  // A runner may also fail without a failing test: it found nothing to run, or crashed.
  return { ...outcome, failed: [{ file: '', test: runner, error: 'its own output says why' }] };
}

function runPackage(program: string, words: string[] = [], env?: Variables): boolean {
  return run(join(root, 'node_modules', '.bin', program), words, env);
}

function run(program: string, words: string[], env: Variables = {}): boolean {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(program, words, options).status === 0;
}

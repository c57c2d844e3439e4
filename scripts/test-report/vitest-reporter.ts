import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import { type Finding, firstLine, type Outcome, relativePath, writeOutcome } from './outcome.ts';

export default class OutcomeReporter implements Reporter {
  #file: string;

  constructor({ file }: { file: string }) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const outcome: Outcome = { passed: 0, failed: [], passedWhenRepeated: [], notRun: 0 };
    for (const module of modules) {
      addErrors(outcome, module);
      for (const suite of module.children.allSuites()) addErrors(outcome, suite);
      for (const test of module.children.allTests()) addTest(outcome, test);
    }
    outcome.failed.push(...unhandled.map((error) => finding(error, '', 'outside of a test')));
    writeOutcome(this.#file, outcome);
  }
}

/** Adds the errors of a file that does not load, and of code that runs before or after all tests of a file or group. */
function addErrors(outcome: Outcome, place: TestModule | TestSuite): void {
  const { moduleId } = place.type === 'module' ? place : place.module;
  outcome.failed.push(...place.errors().map((error) => finding(error, moduleId, 'around its tests')));
}

function addTest(outcome: Outcome, test: TestCase): void {
  const { state, errors = [] } = test.result();
  // A test that passed when it was repeated keeps the errors of earlier tries.
  const found = () => finding(errors[0], test.module.moduleId, test.fullName);
  if (state === 'failed') outcome.failed.push(found());
  if (state === 'pending') outcome.notRun += 1;
  if (state !== 'passed') return;
  outcome.passed += 1;
  if (test.diagnostic()?.flaky) outcome.passedWhenRepeated.push(found());
}

function finding(error: SerializedError | undefined, path: string, test: string): Finding {
  const frames = error?.stacks ?? [];
  const frame = frames.find(({ file }) => file === path) ?? frames[0];
  return {
    file: relativePath(path || (frame?.file ?? '')),
    line: frame && (path === '' || frame.file === path) ? frame.line : undefined,
    test,
    error: firstLine(error?.message ?? ''),
  };
}

import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type Finding, firstLine, type Outcome, relativePath, writeOutcome } from './outcome.ts';

export default class OutcomeReporter implements Reporter {
  #file: string;
  #tests: TestCase[] = [];
  /** Errors of the start and the end of the site, and of files that do not load. */
  #errors: TestError[] = [];

  constructor({ file }: { file: string }) {
    this.#file = file;
  }

  onBegin(_: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  onEnd(): void {
    const outcome: Outcome = { passed: 0, failed: [], passedWhenRepeated: [], notRun: 0 };
    for (const test of this.#tests) addTest(outcome, test);
    for (const error of this.#errors)
      outcome.failed.push(finding(error, error.location?.file ?? '', 'outside of a test'));
    writeOutcome(this.#file, outcome);
  }
}

function addTest(outcome: Outcome, test: TestCase): void {
  const error = test.results.flatMap(({ errors }) => errors)[0];
  const found = () =>
    finding(error, test.location.file, test.titlePath().slice(3).join(' > '), test.location.line);
  const isLeftOut = test.expectedStatus === 'skipped';
  const result = test.outcome();
  if (result === 'unexpected') outcome.failed.push(found());
  if (result === 'skipped' && !isLeftOut) outcome.notRun += 1;
  if (result === 'expected' || result === 'flaky') outcome.passed += 1;
  if (result === 'flaky') outcome.passedWhenRepeated.push(found());
}

function finding(error: TestError | undefined, path: string, test: string, line?: number): Finding {
  return {
    file: relativePath(path),
    line: error?.location?.file === path ? error.location.line : line,
    test,
    error: firstLine(error?.message ?? error?.value ?? ''),
  };
}

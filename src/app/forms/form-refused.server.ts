import type { Problem } from '#questions/understand-answers.ts';

/**
 * Thrown in the transaction that keeps a request, for a problem that shows only then, such as a moment that somebody
 * else has just taken.
 */
export class FormRefused extends Error {
  override name = 'FormRefused';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ key }) => key).join(', '));
    this.problems = problems;
  }
}

import type { Problem } from './form-schema.server.ts';

/** What only shows when a request is kept: somebody else was there before. Thrown in its transaction. */
export class FormRefused extends Error {
  override name = 'FormRefused';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ key }) => key).join(', '));
    this.problems = problems;
  }
}

import type { Problem } from './form-schema.server.ts';

/** Thrown in the transaction that keeps a request, for what shows only then: somebody else was there before. */
export class FormRefused extends Error {
  override name = 'FormRefused';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ key }) => key).join(', '));
    this.problems = problems;
  }
}

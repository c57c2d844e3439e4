import { problem } from '#domain/problem/problem.ts';
import { isNestedTooDeep } from '#domain/reading/nesting.ts';
import type { Fetched } from '#import/fetch/guarded-fetch.ts';
import { SourceProblem } from './adapter.ts';

/** The JSON of an answer; `what`: for people, in place of an address, which may hold a password. */
export function jsonOf(answer: Fetched & { kind: 'answered' }, what: string): unknown {
  if (answer.status < 200 || answer.status > 299)
    throw new SourceProblem(problem('ANSWER_STATUS', { what, status: answer.status }));
  return readAnswer(answer.bytes, what);
}

/** Throws a SourceProblem if it is no JSON, or nested deeper than any record is. */
export function readAnswer(bytes: Buffer, what: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new SourceProblem(problem('ANSWER_NO_JSON', { what }));
  }
  if (isNestedTooDeep(value)) throw new SourceProblem(problem('ANSWER_NO_JSON', { what }));
  return value;
}

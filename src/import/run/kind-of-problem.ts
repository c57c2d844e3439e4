import { type ReadProblem, readProblem } from '#domain/problem/problem.ts';

/** Equal for problems that differ only in the home, the value or the file. */
export function kindOfProblem({ field, reason }: { field: string; reason: string }): string {
  const read = readProblem(reason);
  const words = read ? codesOf(read) : reason.replace(/"[^"]*"/gu, '…').replace(/\d+/gu, 'N');
  return `${field}: ${words}`;
}

function codesOf({ code, why }: ReadProblem): string {
  return why ? `${code} ${codesOf(why)}` : code;
}

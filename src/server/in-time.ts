/** Undefined if the answer takes longer. */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  patienceMs: number,
): Promise<Answer | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, patienceMs, undefined);
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

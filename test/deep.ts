/** True in `npm run test:deep`, which tests everything; `npm test` tests some of each kind. */
export const isDeep = process.env.DEEP === '1';

/** For tests that could be repeated without end. */
export function howOften({ inShort, inDepth }: { inShort: number; inDepth: number }): number {
  return isDeep ? inDepth : inShort;
}

/** True in `npm run test:deep`, which tests all there is; `npm test` tests some of each kind. */
export const isDeep = process.env.DEEP === '1';

/** For tests that could repeat a thing without end. */
export function howOften({ inShort, inDepth }: { inShort: number; inDepth: number }): number {
  return isDeep ? inDepth : inShort;
}

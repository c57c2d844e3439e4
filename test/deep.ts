/** Whether this is `npm run test:deep`, which looks at all there is; `npm test` looks at some of each kind. */
export const isDeep = process.env.DEEP === '1';

/** How often something is tried that could be tried without end. */
export function howOften({ inShort, inDepth }: { inShort: number; inDepth: number }): number {
  return isDeep ? inDepth : inShort;
}

import { setTimeout as wait } from 'node:timers/promises';

/** Calls `act` this many times a second, however long the answers take. */
export async function steadily(ms: number, perSecond: number, act: (index: number) => void): Promise<void> {
  const start = performance.now();
  for (let index = 0; index < (ms / 1000) * perSecond; index++) {
    const due = start + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    act(index);
  }
}

/** The number below which that share of the numbers lies. */
export function quantile(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
}

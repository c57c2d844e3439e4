import { type Measurement, median } from './measurement.ts';
import type { BenchSite } from './site.ts';

const RUNS = 3;
const BUDGET_MS = 3000;

/** The time from the start of the process, with a stopped embedded database, until the whole home page has arrived. */
export async function measureColdStart(site: BenchSite): Promise<Measurement[]> {
  const times: number[] = [];
  for (let count = 0; count < RUNS; count++) times.push(await site.restart());
  const time = median(times);
  return [
    {
      what: 'cold start to the first page',
      measured: `${Math.round(time)} ms`,
      budget: `≤ ${BUDGET_MS} ms`,
      isMet: time <= BUDGET_MS,
    },
  ];
}

import { join } from 'node:path';
import { cpuTime } from './cpu-time.ts';
import { type Measurement, median } from './measurement.ts';
import { askWithWrk, pin, requirePrograms } from './programs.ts';
import { type BenchSite, startBenchSite } from './site.ts';

const WARM_UP_ROUNDS = 2;
const ROUNDS = 5;
const TIMES = 1.8;
const PER_SECOND = 250;

/**
 * Measures lists that nobody has asked for, rendered by one worker on one core and by two workers on one core each, in
 * turns. PostgreSQL and the client are not confined: with two workers they take their share of the same two cores.
 */
export async function measureWorkers(one: BenchSite): Promise<Measurement[]> {
  requirePrograms('wrk', 'taskset');
  const two = await startBenchSite({ WORKERS: '2' });
  const sites = [one, two] as const;
  const rates: number[][] = [[], []];
  const costs: number[][] = [[], []];
  try {
    for (const { pids } of sites) for (const [core, pid] of pids.entries()) pin(pid, String(core));
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
      for (const [at, { url, pids }] of sites.entries()) {
        const before = cpuTime(pids);
        const { requests, perSecond } = await askWithWrk(`${url}/nl/te-koop/`, {
          seconds: 5,
          connections: 16,
          script: join(import.meta.dirname, 'distinct-addresses.lua'),
          cores: '0,1',
        });
        if (round < WARM_UP_ROUNDS) continue;
        rates[at]?.push(perSecond);
        costs[at]?.push((cpuTime(pids) - before) / requests);
      }
    }
  } finally {
    await two.stop();
  }
  const [rateOfOne = 0, rateOfTwo = 0] = rates.map(median);
  const [costOfOne = 0, costOfTwo = 0] = costs.map(median);
  const times = rateOfTwo / rateOfOne;
  return [
    { what: 'lists rendered by one worker on one core', measured: perSecondOf(rateOfOne, costOfOne) },
    {
      what: 'lists rendered by two workers on two cores',
      measured: perSecondOf(rateOfTwo, costOfTwo),
      budget: `≥ ${PER_SECOND} per second`,
      isMet: rateOfTwo >= PER_SECOND,
    },
    {
      what: '  times as many, by the clock',
      measured: times.toFixed(2),
      budget: `≥ ${TIMES}`,
      isMet: times >= TIMES,
    },
    { what: '  times as many, by CPU time', measured: ((2 * costOfOne) / costOfTwo).toFixed(2) },
  ];
}

function perSecondOf(rate: number, cost: number): string {
  return `${Math.round(rate)} per second, ${cost.toFixed(2)} ms CPU each`;
}

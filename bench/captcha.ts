import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measurement } from './measurement.ts';
import type { BenchSite } from './site.ts';

const SECONDS = 10;
/** Three times the rate at which challenges were given before each process had a limit. */
const leastPerSecond = 1700;
/** A visitor who waits longer has seen the form fail. */
const USEFUL_MS = 2000;

/**
 * Finds out how many challenges a second 32 clients get that ask one after the other. Then asks for three times as
 * many, each from another client address, without waiting for earlier answers. Asks for a kept page on a connection of
 * its own all the while.
 */
export async function measureCaptcha(site: BenchSite): Promise<Measurement[]> {
  const capacity = await findCapacity(site);
  const perSecond = Math.max(leastPerSecond, 3 * capacity);
  // From now on the page is kept, and the code that asks for it is warm.
  await askForPage(site, wait(1000));
  const before = await askForPage(site, wait(3000));
  const flood = new Agent({ keepAlive: true });
  const answered: { status: number; ms: number }[] = [];
  const pages = askForPage(site, askWithoutEnd(site, flood, perSecond, answered));
  const during = await pages;
  flood.destroy();
  const useful = answered.filter(({ status, ms }) => status === 200 && ms <= USEFUL_MS).length;
  return [
    {
      what: 'challenges of the captcha, as many as are given',
      measured: `${Math.round(capacity)} per second`,
    },
    {
      what: `challenges when ${Math.round(perSecond)} per second are asked for, ${SECONDS} s`,
      measured: `${useful} within ${USEFUL_MS / 1000} s`,
      budget: 'half of what can be given',
      isMet: useful >= (capacity * SECONDS) / 2,
    },
    { what: 'kept page without them', measured: describe(before) },
    {
      what: 'kept page meanwhile',
      measured: describe(during),
      budget: 'p99 ≤ 50 ms',
      isMet: percentile(during, 0.99) <= 50,
    },
  ];
}

let visitors = 0;

async function askForChallenge({ url }: BenchSite, agent: Agent): Promise<{ status: number; ms: number }> {
  visitors += 1;
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return time(`${url}/captcha/challenge/?form=contact`, agent, { 'X-Forwarded-For': from });
}

async function findCapacity(site: BenchSite): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  let given = 0;
  const ask = async () => {
    while (performance.now() - start < 5000)
      if ((await askForChallenge(site, agent)).status === 200) given += 1;
  };
  await Promise.all(Array.from({ length: 32 }, ask));
  agent.destroy();
  return given / 5;
}

async function askWithoutEnd(
  site: BenchSite,
  agent: Agent,
  perSecond: number,
  answered: { status: number; ms: number }[],
): Promise<void> {
  const start = performance.now();
  const asked: Promise<unknown>[] = [];
  for (let sinceMs = 0; sinceMs < SECONDS * 1000; sinceMs = performance.now() - start) {
    while (asked.length < (sinceMs * perSecond) / 1000)
      asked.push(
        askForChallenge(site, agent).then(
          (answer) => answered.push(answer),
          () => {},
        ),
      );
    await wait(5);
  }
  await Promise.race([Promise.all(asked), wait(USEFUL_MS)]);
}

/** The milliseconds of each answer, until `end`. */
async function askForPage({ url }: BenchSite, end: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let isOver = false;
  end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const start = performance.now();
    // A kept connection may be closed at the moment at which it is used again.
    await time(`${url}/nl/te-koop/`, agent).catch(() => {});
    times.push(performance.now() - start);
    await wait(10);
  }
  agent.destroy();
  return times;
}

async function time(url: string, agent: Agent, headers: Record<string, string> = {}) {
  const start = performance.now();
  const request = get(url, { agent, headers });
  // The flood ends before the last of it is answered.
  request.on('error', () => {});
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return { status: response.statusCode ?? 0, ms: performance.now() - start };
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.POSITIVE_INFINITY;
}

function describe(times: readonly number[]): string {
  const of = (share: number) => percentile(times, share).toFixed(1);
  return `p50 ${of(0.5)} ms, p99 ${of(0.99)} ms, worst ${of(1)} ms`;
}

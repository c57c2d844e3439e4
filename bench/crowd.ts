import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { type Measurement, median } from './measurement.ts';
import { askWithWrk, CLIENT_CORE, pin, requirePrograms, SERVER_CORE } from './programs.ts';
import type { BenchSite } from './site.ts';
import { quantile, steadily } from './steadily.ts';

const TIMES_CAPACITY = 3;
const KEPT_PER_SECOND = 100;
const ROUND_MS = 8000;
const ROUNDS = 3;
const P99_MS = 50;

// Separate agents, so that a kept page does not wait for the connection of a list.
const forKept = new Agent({ keepAlive: true, timeout: 3000 });
const forLists = new Agent({ keepAlive: true, timeout: 3000 });

/**
 * Measures how long a kept page takes while lists are asked for at three times the rate at which they can be rendered.
 * The program has one core; the client has the other.
 */
export async function measureCrowd(site: BenchSite): Promise<Measurement[]> {
  requirePrograms('wrk', 'taskset');
  const page = `${site.url}/nl/te-koop/`;
  pin(site.pid, SERVER_CORE);
  pin(process.pid, CLIENT_CORE);
  const script = join(import.meta.dirname, 'distinct-addresses.lua');
  await askWithWrk(page, { seconds: 5, connections: 8, script });
  const { perSecond: capacity } = await askWithWrk(page, { seconds: 5, connections: 8, script });

  const times: number[] = [];
  const statuses = new Map<number, number>();
  const asked = capacity * TIMES_CAPACITY;
  let list = 300_000_000 + (Date.now() % 100_000) * 1000;
  for (let round = 0; round < ROUNDS; round++) {
    const answers: Promise<void>[] = [];
    let keptDue = 0;
    await steadily(ROUND_MS, asked, (index) => {
      const ofList = ask(`${page}?max_price=${++list}`, forLists);
      answers.push(ofList.then(({ status }) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)));
      for (; keptDue <= (index / asked) * KEPT_PER_SECOND; keptDue++)
        answers.push(
          ask(page, forKept).then(({ ms, status }) => {
            if (status !== 200) throw new Error(`The kept page was answered ${status}.`);
            times.push(ms);
          }),
        );
    });
    await Promise.all(answers);
  }
  const p99 = quantile(times, 0.99);
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    {
      what: `kept page while ${Math.round(asked)} lists a second are asked for, p99`,
      measured: `${p99.toFixed(0)} ms (middle ${median(times).toFixed(1)}, longest ${Math.max(...times).toFixed(0)})`,
      budget: `≤ ${P99_MS} ms`,
      isMet: p99 <= P99_MS,
    },
    { what: `  the lists, of which ${Math.round(capacity)} a second can be rendered`, measured: told },
  ];
}

function ask(url: string, agent: Agent): Promise<{ ms: number; status: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ ms: performance.now() - start, status: answer.statusCode ?? 0 }));
    }).on('error', (error) =>
      agent === forLists ? resolve({ ms: performance.now() - start, status: 0 }) : reject(error),
    );
  });
}

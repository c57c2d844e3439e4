import { demoStaff } from '#demo/staff.ts';
import { cpuTime } from './cpu-time.ts';
import type { Measurement } from './measurement.ts';
import type { BenchSite } from './site.ts';

const WARM_UP_ROUNDS = 4;

/**
 * Measures a list of the office at several addresses in turns, as a browser asks for them: through the gates and the
 * log-in to the last byte of the page, one after the other. `shows`: a part of every answer.
 */
export async function measureOfficeList(
  site: BenchSite,
  {
    what,
    addresses,
    shows,
    rounds,
    mostMs,
  }: { what: string; addresses: readonly string[]; shows: string; rounds: number; mostMs: number },
): Promise<Measurement> {
  const cookie = await logIn(site.url);
  const ask = async (path: string) => {
    const start = performance.now();
    const answer = await fetch(site.url + path, { headers: { cookie } });
    const body = await answer.text();
    if (answer.status !== 200 || !body.includes(shows))
      throw new Error(`${path} was answered ${answer.status}.`);
    return performance.now() - start;
  };
  // The first ones load the office in the process, and the compiler learns what is asked often.
  for (let round = 0; round < WARM_UP_ROUNDS; round++) for (const path of addresses) await ask(path);
  const taken: number[] = [];
  const before = cpuTime(site.pids);
  for (let round = 0; round < rounds; round++) for (const path of addresses) taken.push(await ask(path));
  const cpuMs = Math.round((cpuTime(site.pids) - before) / taken.length);
  taken.sort((a, b) => a - b);
  const part = (of: number) => Math.round(taken[Math.ceil(taken.length * of) - 1] ?? 0);
  return {
    what: `${what}, 95 of 100`,
    measured: `${part(0.95)} ms (middle ${part(0.5)}, worst ${part(1)}), ${cpuMs} ms of CPU each`,
    budget: `≤ ${mostMs} ms`,
    isMet: part(0.95) <= mostMs,
  };
}

async function logIn(url: string): Promise<string> {
  const { email, password } = demoStaff.stijn;
  const answer = await fetch(`${url}/office/login/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ email, password }),
  });
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  if (answer.status >= 400 || cookie.length === 0)
    throw new Error(`The log-in was answered ${answer.status}.`);
  return cookie.join('; ');
}

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { cpuTime } from './cpu-time.ts';
import { type Measurement, median } from './measurement.ts';
import { serveWithNginx } from './nginx.ts';
import { askWithWrk, pin, requirePrograms, SERVER_CORE } from './programs.ts';
import type { BenchSite } from './site.ts';

const ROUNDS = 5;
const SHARE_OF_NGINX = 0.5;

/**
 * Compares a page from the page cache with nginx serving the same bytes as a file with the same headers. Each server
 * has the same one core, in turns; the client has the other. The CPU time of one request stays the same when others use
 * the machine too.
 */
export async function measureCachedPage(site: BenchSite): Promise<Measurement[]> {
  requirePrograms('nginx', 'wrk', 'taskset');
  const page = `${site.url}/nl/te-koop/`;
  const { headers, body } = await readAsSent(page);
  const nginx = await serveWithNginx(body, headers);
  const peers = { site: { url: page, pid: site.pid }, nginx };
  const rates: Record<keyof typeof peers, number[]> = { site: [], nginx: [] };
  const costs: Record<keyof typeof peers, number[]> = { site: [], nginx: [] };
  try {
    for (const { pid } of Object.values(peers)) pin(pid, SERVER_CORE);
    // The first round warms both up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const name of ['site', 'nginx'] as const) {
        const { url, pid } = peers[name];
        const before = cpuTime([pid]);
        const { requests, perSecond } = await askWithWrk(url, { seconds: 3, connections: 32 });
        if (round === 0) continue;
        rates[name].push(perSecond);
        costs[name].push((cpuTime([pid]) - before) / requests);
      }
    }
  } finally {
    await nginx.stop();
  }
  const describe = (name: keyof typeof peers) =>
    `${Math.round(median(rates[name]))} per second, ${(median(costs[name]) * 1000).toFixed(1)} µs CPU each`;
  return [
    { what: `kept page, ${(body.length / 1000).toFixed(1)} kB brotli`, measured: describe('site') },
    { what: 'nginx, the same bytes as a file', measured: describe('nginx') },
    shareOfNginx('by the clock', median(rates.site) / median(rates.nginx)),
    shareOfNginx('by CPU time', median(costs.nginx) / median(costs.site)),
  ];
}

function shareOfNginx(how: string, share: number): Measurement {
  return {
    what: `kept page, share of nginx ${how}`,
    measured: `${Math.round(share * 100)} %`,
    budget: `≥ ${SHARE_OF_NGINX * 100} %`,
    isMet: share >= SHARE_OF_NGINX,
  };
}

/** `fetch` would undo the compression. */
async function readAsSent(url: string): Promise<{ headers: Headers; body: Buffer }> {
  const request = get(url, { headers: { 'Accept-Encoding': 'br' } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} was answered ${response?.statusCode}.`);
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return { headers, body: await buffer(response) };
}

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { cpuTime } from './cpu-time.ts';
import { type Measurement, median } from './measurement.ts';
import { serveWithNginx } from './nginx.ts';
import { serveWithNode } from './node-http.ts';
import { askWithWrk, pin, requirePrograms, SERVER_CORE } from './programs.ts';
import type { BenchSite } from './site.ts';

const ROUNDS = 5;

type Name = 'site' | 'node' | 'nginx';

const shares = { node: 0.9, nginx: 0.6 };
const peerNames = { node: 'bare node:http', nginx: 'nginx' };

/**
 * Compares a page from the page cache with Node's own server and with nginx, which send the same bytes with the same
 * headers. Each server has the same one core, in turns; the client has the other. The CPU time of one request stays the
 * same when others use the machine too.
 */
export async function measureCachedPage(site: BenchSite): Promise<Measurement[]> {
  requirePrograms('nginx', 'wrk', 'taskset');
  const page = `${site.url}/nl/te-koop/`;
  const { headers, body } = await readAsSent(page);
  await using peers = new AsyncDisposableStack();
  const nginx = await serveWithNginx(body, headers);
  peers.defer(nginx.stop);
  const node = await serveWithNode(body, headers);
  peers.defer(node.stop);

  const servers = { site: { url: page, pid: site.pid }, node, nginx };
  const rates: Record<Name, number[]> = { site: [], node: [], nginx: [] };
  const costs: Record<Name, number[]> = { site: [], node: [], nginx: [] };
  for (const { pid } of Object.values(servers)) pin(pid, SERVER_CORE);
  // The first round warms them up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ['site', 'node', 'nginx'] as const) {
      const { url, pid } = servers[name];
      const before = cpuTime([pid]);
      const { requests, perSecond } = await askWithWrk(url, { seconds: 3, connections: 32 });
      if (round === 0) continue;
      rates[name].push(perSecond);
      costs[name].push((cpuTime([pid]) - before) / requests);
    }
  }

  const describe = (what: string, name: Name) => ({
    what,
    measured: `${Math.round(median(rates[name]))} per second, ${(median(costs[name]) * 1000).toFixed(1)} µs CPU each`,
  });
  const share = (peer: 'node' | 'nginx') => [
    shareOf(peer, 'by the clock', median(rates.site) / median(rates[peer])),
    shareOf(peer, 'by CPU time', median(costs[peer]) / median(costs.site)),
  ];
  return [
    describe(`kept page, ${(body.length / 1000).toFixed(1)} kB brotli`, 'site'),
    describe('bare node:http, the same bytes and headers', 'node'),
    describe('nginx, the same bytes as a file', 'nginx'),
    ...share('node'),
    ...share('nginx'),
  ];
}

function shareOf(peer: 'node' | 'nginx', how: string, share: number): Measurement {
  return {
    what: `kept page, share of ${peerNames[peer]} ${how}`,
    measured: `${Math.round(share * 100)} %`,
    budget: `≥ ${shares[peer] * 100} %`,
    isMet: share >= shares[peer],
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

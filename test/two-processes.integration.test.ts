import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from './database.ts';
import { addGhent, addProperty } from './factories.ts';
import { quickestNewPriceMs } from './shown-price.ts';
import { type SiteProcess, startTwoSites } from './site-process.ts';

const { database, url } = await testDatabase();
const directory = mkdtempSync(join(tmpdir(), 'gevel-two-processes-'));

let sites: SiteProcess[];
let path: string;
let id: number;

beforeAll(async () => {
  id = await addProperty(database, { place_id: await addGhent(database) });
  path = `/nl/te-koop/gent/huis/${id}/`;
  sites = await startTwoSites(directory, {
    DATABASE_URL: url,
    PUBLIC_URL: 'http://localhost',
  });
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.end('SIGTERM')));
  rmSync(directory, { recursive: true });
});

const pages = (at: string) => sites.map(async (site) => (await fetch(site.url + at)).text());

describe('two processes on one database', () => {
  it('both show a new price on their kept pages within 100 ms of its commit', async () => {
    const lists = ['/nl/te-koop/', '/nl/', path, `${path}_.data`];
    for (const at of lists) {
      for (const page of await Promise.all(pages(at))) expect(page).toContain('412.500');
    }
    let before = '412.500';
    const readers = sites.map((site) => async () => (await fetch(site.url + path)).text());
    const shownAfterMs = await quickestNewPriceMs(database, id, readers, async (price) => {
      for (const at of lists) {
        for (const page of await Promise.all(pages(at))) {
          expect(page).toContain(price);
          expect(page).not.toContain(before);
        }
      }
      before = price;
    });
    expect(shownAfterMs).toBeLessThan(100);
  });

  it('answer alike, and set no cookie', async () => {
    const [one, two] = await Promise.all(sites.map((site) => fetch(site.url + path)));
    expect(one?.headers.get('ETag')).toBe(two?.headers.get('ETag'));
    for (const at of ['/nl/', path, '/nl/te-koop/?page=1', '/nl/nergens/', '/', '/for-sale/', '/nl/login/']) {
      for (const site of sites) {
        const { headers } = await fetch(site.url + at, { redirect: 'manual' });
        expect(headers.get('Set-Cookie'), at).toBeNull();
      }
    }
  });
});

// Requests that fetch and Request cannot send, so they go straight to the port.
describe('a request that no browser sends', () => {
  async function send(bytes: string | Uint8Array): Promise<string> {
    const { hostname, port } = new URL(sites[0]?.url ?? '');
    const socket = connect(Number(port), hostname);
    socket.write(bytes);
    const answer = await text(socket.setTimeout(3000, () => socket.destroy())).catch(() => '');
    return answer;
  }

  const get = (target: string, headers = '', method = 'GET') =>
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`;

  it.each([
    ['a path out of the site', get('/../../../../etc/passwd/'), 404],
    ['an encoded path out of the site', get('/assets/..%2f..%2f..%2fpackage.json'), 404],
    ['backslashes', get('/assets\\..\\..\\package.json'), 400],
    ['a whole address', get('http://localhost/nl/te-koop/'), 200],
    ['the address of another site', get('http://evil.example/nl/'), 421],
    ['the name of another site', get('/nl/').replace('Host: localhost', 'Host: evil.example'), 421],
    ['no name', 'GET /nl/ HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a name that is none', get('/nl/').replace('Host: localhost', 'Host: a b'), 400],
    ['no path', get('*', '', 'OPTIONS'), 400],
    ['a tunnel', get('localhost:443', '', 'CONNECT'), undefined],
    ['an unknown method', get('/nl/', '', 'BREW'), 400],
    ['TRACE', get('/nl/', '', 'TRACE'), 405],
    ['a path that is not ASCII', Buffer.from(get('/nl/\xff\xfe/'), 'latin1'), 400],
    ['a null byte', get('/nl/\0/'), 400],
    ['a broken percent sign', get('/nl/%/'), 400],
    ['an empty query', get('/nl/te-koop/?'), 200],
    ['a fragment', get('/nl/te-koop/#x'), 200],
    ['too many headers', get('/nl/', `X-A: ${'a'.repeat(20_000)}\r\n`), 431],
    ['a long path', get(`/nl/${'a'.repeat(9000)}/`), 414],
    ['two lengths', get('/nl/', 'Content-Length: 1\r\nContent-Length: 2\r\n', 'POST'), 400],
    [
      'a body that was smuggled',
      get('/nl/', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n', 'POST'),
      400,
    ],
    ['no HTTP', 'hello\r\n\r\n', 400],
  ])('%s is answered, without a stack', async (_, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).not.toMatch(/\bat .+\.[jt]s:\d+|root:x|"dependencies"/);
    const found = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    if (status) expect(found).toBe(status);
    expect(await (await fetch(`${sites[0]?.url}/healthz`)).status).toBe(200);
  });

  it('logs no error', () => {
    for (const site of sites) expect(site.output()).not.toMatch(/"level":(50|60)/);
  });
});

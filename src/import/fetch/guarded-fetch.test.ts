import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { urlWithoutSecrets } from './allowed-url.ts';
import { type FetchOptions, guardedFetch } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';
import { fetchRemotePicture } from './remote-picture.ts';

const hostile =
  `127.0.0.1 127.1 0x7f.1 2130706433 0177.0.0.1 0x7f000001 127.0.0.1. 0 0.0.0.0 10.0.0.1 10.255.255.255
  100.64.0.1 100.127.255.255 169.254.169.254 172.16.0.1 172.31.255.255 192.168.0.1 192.0.0.1 192.0.2.1 198.18.0.1
  198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 255.255.255.255 １２７.0.0.1 127。0。0。1 ①②⑦.0.0.1
  [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:8.8.8.8] [0:0:0:0:0:0:0:1] [fc00::1] [fd12::1] [fe80::1]
  [fe80::1%25eth0] [64:ff9b::7f00:1] [2002:7f00:1::] [2001:db8::1] [ff02::1] [::127.0.0.1]`.split(/\s+/);

it.each(hostile)('does not connect to %s, though its host is allowed', async (host) => {
  const address = `https://${host}/`;
  const hosts = [URL.parse(address)?.hostname ?? host];
  const reason = /not public|no web address/;
  expect(await guardedFetch(address, { hosts, maxBytes: 100 })).toEqual(refusedFor(reason));
});

it.each([
  ['http://photos.test/', /only https/],
  ['file:///etc/passwd', /only https/],
  ['data:text/plain,hello', /only https/],
  ['ftp://photos.test/', /only https/],
  ['https://somebody@photos.test/', /user name/],
  ['https://photos.test:secret@10.0.0.1/', /user name/],
  ['https://photos.test:22/', /port 22/],
  ['https://photos.test:80/', /port 80/],
  ['https://photos.test./', /not among/],
  ['https://photos.test.evil.test/', /not among/],
  ['https://evilwhise.eu/', /not among/],
  ['https://whise.eu/', /not among/],
  ['https://phоtos.test/', /not among/],
  ['https://localhost/', /not among/],
  ['photos.test/1.jpg', /no web address/],
])('refuses %s', async (address, reason) => {
  const options = { hosts: ['photos.test', '*.whise.eu'], maxBytes: 100, resolve: async () => ['127.0.0.1'] };
  expect(await guardedFetch(address, options)).toEqual(refusedFor(reason));
});

it.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '198.20.0.1', '2606:4700::1111', '2a02:a000::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it('refuses a name of which one address of two is private', async () => {
  const resolve = async () => ['8.8.8.8', '10.0.0.1'];
  const fetched = await guardedFetch('https://photos.test/', {
    hosts: ['photos.test'],
    maxBytes: 9,
    resolve,
  });
  expect(fetched).toEqual(refusedFor(/not public/));
});

it('brings what a server gives, once more only where it changed', async () => {
  const { address, options } = await serve((request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { ETag: '"1"' }).end(request.headers['user-agent']);
  });
  const first = await guardedFetch(address, options);
  expect(first).toMatchObject({
    kind: 'answered',
    status: 200,
    etag: '"1"',
    bytes: Buffer.from('Gevel-Import/1'),
  });
  expect(await guardedFetch(address, { ...options, etag: '"1"' })).toEqual({ kind: 'unchanged' });
});

it.each([
  [{}, 'GET'],
  [{ body: '{}' }, 'POST'],
  [{ body: '{}', method: 'PUT' }, 'PUT'],
  [{ method: 'DELETE' }, 'DELETE'],
] as const)('asks with %j by %s', async (own, method) => {
  const { address, options } = await serve((request, response) => response.end(request.method));
  expect(await guardedFetch(address, { ...options, ...own })).toMatchObject({ bytes: Buffer.from(method) });
});

it('follows three redirects, not four, and none to a private address', async () => {
  const { address, options } = await serve(({ url = '' }, response) => {
    const left = Number(url.slice(1));
    const location = url === '/private' ? `http://127.0.0.1:${options.ports?.[0]}/0` : `/${left - 1}`;
    if (left === 0) response.end('arrived');
    else response.writeHead(302, { Location: location }).end();
  });
  expect(await guardedFetch(`${address}3`, options)).toMatchObject({ bytes: Buffer.from('arrived') });
  expect(await guardedFetch(`${address}4`, options)).toEqual(refusedFor(/more than 3/));
  expect(await guardedFetch(`${address}private`, options)).toEqual(refusedFor(/127.0.0.1 leads into/));
});

it('checks a name anew at each redirect, and asks for it only once for each', async () => {
  const answers = [['127.0.0.2'], ['127.0.0.1']];
  const { address, options } = await serve(({ url }, response) => {
    if (url === '/again') response.writeHead(302, { Location: '/' });
    response.end('public');
  });
  const resolve = async () => answers.shift() ?? [];
  expect(await guardedFetch(address, { ...options, resolve })).toMatchObject({
    bytes: Buffer.from('public'),
  });
  answers.unshift(['127.0.0.2']);
  expect(await guardedFetch(`${address}again`, { ...options, resolve })).toEqual(refusedFor(/not public/));
});

it('counts bytes as they come, and what they unpack to', async () => {
  const { address, options } = await serve(({ url }, response) => {
    if (url === '/bomb')
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1e6)));
    else response.end(Buffer.alloc(url === '/full' ? 1000 : 1001));
  });
  expect(await guardedFetch(`${address}full`, options)).toMatchObject({ kind: 'answered' });
  expect(await guardedFetch(`${address}over`, options)).toEqual(refusedFor(/larger than 1000/));
  expect(await guardedFetch(`${address}bomb`, options)).toEqual(refusedFor(/larger than 1000/));
});

it('gives up a server that does not answer, and tells no secret of the address', async () => {
  const { address, options } = await serve(() => {});
  const fetched = await guardedFetch(`${address}?json={"Password":"SECRET"}`, { ...options, totalMs: 100 });
  expect(fetched).toEqual(refusedFor(/\?…: it took too long/));
  expect(JSON.stringify(fetched)).not.toContain('SECRET');
  expect(urlWithoutSecrets('https://me:SECRET@a.test/x?json=SECRET#SECRET')).toBe('https://a.test/x?…');
});

it('asks a host for three things at once', async () => {
  let open = 0;
  let most = 0;
  const { address, options } = await serve((_request, response) => {
    most = Math.max(most, ++open);
    setImmediate(() => response.end(() => open--));
  });
  const all = await Promise.all(Array.from({ length: 12 }, () => guardedFetch(address, options)));
  expect(all.every(({ kind }) => kind === 'answered')).toBe(true);
  expect(most).toBeLessThanOrEqual(3);
});

it('takes pictures by their bytes', async () => {
  const bodies: Record<string, Buffer> = {
    '/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    '/heic.jpg': Buffer.from('\0\0\0\x18ftypheic'),
    '/plan.jpg': Buffer.from('%PDF-1.7'),
    '/page.jpg': Buffer.from('<html>'),
  };
  const { address, options } = await serve(({ url = '' }, response) => response.end(bodies[url]));
  expect(await fetchRemotePicture(`${address}jpeg`, options)).toMatchObject({ kind: 'picture' });
  expect(await fetchRemotePicture(`${address}heic.jpg`, options)).toEqual(refusedFor(/HEIC/));
  expect(await fetchRemotePicture(`${address}plan.jpg`, options)).toEqual(refusedFor(/in PDF/));
  expect(await fetchRemotePicture(`${address}page.jpg`, options)).toEqual(refusedFor(/no JPEG/));
});

it('refuses a photograph of 30 MB, however it says how large it is', async () => {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(30_000_000)]);
  const { address, options } = await serve(({ url }, response) => {
    if (url === '/told') response.writeHead(200, { 'Content-Length': jpeg.length });
    response.end(jpeg);
  });
  for (const path of ['told', 'streamed'])
    expect(await fetchRemotePicture(`${address}${path}`, options)).toEqual(
      refusedFor(/larger than 25000000/),
    );
});

it('nothing else of the import reaches the network', () => {
  const room = join(import.meta.dirname, '..');
  const reaching =
    /(?<![\w.]|async \*)fetch\(|globalThis\.fetch|undici|['"](node:)?(https?|http2|net|tls|dns)(\/promises)?['"]/;
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const found = files.filter((path) => reaching.test(readFileSync(join(room, path), 'utf8')));
  expect(found.toSorted()).toEqual(
    ['guarded-fetch.ts', 'public-address.ts', 'send-request.ts'].map((name) => join('fetch', name)),
  );
});

function refusedFor(reason: RegExp) {
  return { kind: 'refused', reason: expect.stringMatching(reason) };
}

/** A server at 127.0.0.2, which stands for the internet here; 127.0.0.1 stays private. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const options: FetchOptions = {
    hosts: ['photos.test', '127.0.0.1'],
    allowHttp: true,
    ports: [port],
    maxBytes: 1000,
    resolve: async () => ['127.0.0.2'],
    mayReach: (address) => address === '127.0.0.2' || isPublicAddress(address),
  };
  return { address: `http://photos.test:${port}/`, options };
}

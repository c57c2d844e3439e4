import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { photosByAddress } from './photos-by-address.ts';

const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#a00' } })
  .jpeg()
  .toBuffer();
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(String(request.url));
  if (request.url?.startsWith('/house')) response.end(picture);
  else if (request.url === '/page.jpg') response.end('<html>');
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;
const at = (path: string) => `http://photos.example:${port}${path}`;

const read = photosByAddress(async (name) => ({ reason: `is beside the file: ${name}` }), {
  hosts: ['photos.example'],
  allowHttp: true,
  ports: [port],
  resolve: async () => ['127.0.0.1'],
  mayReach: () => true,
});

test('an address is fetched once, however many homes name it', async () => {
  const all = await Promise.all([read(at('/house.jpg')), read(at('/house.jpg'))]);
  expect(all).toEqual([{ bytes: picture }, { bytes: picture }]);
  expect(asked).toEqual(['/house.jpg']);
});

test.each([
  ['/gone.jpg', 'the server answered 404'],
  ['/page.jpg', 'it is no JPEG, PNG or WebP picture'],
])('%s may come back', async (path, reason) =>
  expect(await read(at(path))).toEqual({ reason: expect.stringContaining(reason) }),
);

test('no host is asked that was not allowed, and what is no address is read beside the file', async () => {
  expect(await read('http://169.254.169.254/latest')).toMatchObject({
    reason: expect.stringContaining('is not among the hosts'),
  });
  expect(await read('a.jpg')).toEqual({ reason: 'is beside the file: a.jpg' });
  const closed = photosByAddress(async () => ({ reason: '' }), { hosts: [] });
  expect(await closed('https://cdn.example/1.jpg')).toMatchObject({
    reason: 'is on another machine: allow it with --photo-host cdn.example',
  });
});

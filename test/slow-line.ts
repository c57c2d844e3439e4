import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/**
 * A line to a port of this machine like that of a telephone in a cellar: slow towards the server, and cut at will.
 * `cutDuring`: cuts it in the middle of the `nth` upload from now, and resolves then.
 */
export async function startSlowLine({ to, bytesPerSecond }: { to: number; bytesPerSecond: number }) {
  const open = new Set<Socket>();
  let isCut = false;
  let due: { uploadsLeft: number; isReached: () => void } | undefined;
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  const server = createServer((browser) => {
    if (isCut) return browser.destroy();
    const site = connect(to, '127.0.0.1');
    for (const [end, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
    browser.pipe(slow(bytesPerSecond)).pipe(site);
    site.pipe(browser);
    let isLast = false;
    browser.on('data', (chunk: Buffer) => {
      // The slow line still holds the earlier part: the site does not have the whole upload yet.
      if (isLast) {
        due?.isReached();
        due = undefined;
        cut();
      } else if (due && /^POST \S+\/upload\//.test(chunk.toString('latin1', 0, 200))) {
        due.uploadsLeft -= 1;
        isLast = due.uploadsLeft === 0;
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It lives as long as its process. A file of browser tests is also loaded only to read the names of its tests.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    cutDuring: (nth: number) =>
      new Promise<void>((resolve) => {
        due = { uploadsLeft: nth, isReached: resolve };
      }),
    mend: () => {
      isCut = false;
    },
  };
}

function slow(bytesPerSecond: number): Transform {
  return new Transform({
    highWaterMark: 16_384,
    transform(chunk: Buffer, _, done) {
      // biome-ignore lint/plugin: the delay is the slowness of the line.
      setTimeout(() => done(null, chunk), (1000 * chunk.length) / bytesPerSecond);
    },
  });
}

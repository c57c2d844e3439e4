import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#test/site-process.ts';
import { type Peer, startPeer } from './peer.ts';

// Node writes these itself.
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/** Node's own server and nothing else. `headers`: those of the page whose bytes these are. */
export async function serveWithNode(body: Buffer, headers: Headers): Promise<Peer> {
  const port = await findFreePort();
  return startPeer((folder) => {
    const files = { body: join(folder, 'page'), headers: join(folder, 'headers.json') };
    writeFileSync(files.body, body);
    writeFileSync(
      files.headers,
      JSON.stringify([...headers].filter(([name]) => !ownHeaders.has(name)).flat()),
    );
    const program = join(import.meta.dirname, 'bare-server.ts');
    return {
      program: process.execPath,
      words: [program, files.body, files.headers, port],
      url: `http://127.0.0.1:${port}/page`,
    };
  });
}

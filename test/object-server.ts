import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A server of object storage with the bucket 'agency'. It refuses requests that are not signed with its keys. */
type ObjectServer = {
  /** The variables of a process that keeps its files there, except FILES_URL. */
  variables: { AWS_ENDPOINT_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Stops answering, like a machine that is down; `start` starts it again at the same address. */
  stop(): Promise<void>;
  /** Accepts connections and says nothing, until `start`. */
  hang(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
};

signBuckets();

export async function startObjectServer(): Promise<ObjectServer> {
  const directory = await mkdtemp(join(tmpdir(), 'gevel-objects-'));
  let port = 0;
  let listener: Server | undefined;
  const connections = new Set<{ destroy(): void }>();

  async function stop(): Promise<void> {
    const stopping = listener;
    listener = undefined;
    if (!stopping) return;
    const closed = once(stopping.close(), 'close');
    for (const connection of connections) connection.destroy();
    await closed;
  }

  function use(server: Server): void {
    listener = server.on('connection', (connection) => {
      connections.add(connection);
      connection.once('close', () => connections.delete(connection));
    });
  }

  async function start(): Promise<void> {
    await stop();
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: 'agency' }],
    });
    writeWhole(server);
    // Silences its messages about requests that were cut off when it was stopped.
    server.logger.silent = true;
    port = (await server.run()).port;
    use(server.httpServer);
  }

  await start();
  return {
    variables: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop,
    start,
    hang: async () => {
      await stop();
      const server = createServer().listen(port, '127.0.0.1');
      await once(server, 'listening');
      use(server);
    },
    remove: async () => {
      await stop();
      await rm(directory, { recursive: true });
    },
  };
}

type Signatures = { getStringToSign(request: { uri: string }, signature: object): string };

/** Amazon's client signs '/agency/' for requests about the bucket itself; this server took it for '/agency'. */
function signBuckets(): void {
  const signatures: Signatures = createRequire(import.meta.url)('@20minutes/s3rver/lib/signature/v4.js');
  const { getStringToSign } = signatures;
  signatures.getStringToSign = (request, signature) => {
    const uri = request.uri.replace(/^\/[^/]+$/, '$&/');
    return getStringToSign({ ...request, uri }, signature);
  };
}

/** A real server shows an object whole or not at all; this one writes it in the place where it is read. */
function writeWhole({ store }: S3rver): void {
  const putContent = store.putContent.bind(store);
  store.putContent = async (path, content) => {
    const unfinished = `${path}.${randomUUID()}`;
    try {
      const written = await putContent(unfinished, content);
      await rename(unfinished, path);
      return written;
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
}

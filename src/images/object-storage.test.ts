import { GetObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectToKeepFiles } from '#test/expect-to-keep-files.ts';
import { startObjectServer } from '#test/object-server.ts';
import { checkBucket, openBucket } from './bucket.ts';
import { objectStorage } from './object-storage.ts';
import type { FileStorage } from './storage.ts';
import { uploadInParts } from './upload-in-parts.ts';

const server = await startObjectServer();
const at = { endpoint: server.variables.AWS_ENDPOINT_URL, region: 'us-east-1' };

beforeAll(() => {
  for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.remove();
});

const open = (url = 's3://agency/site') => objectStorage(openBucket(url, at), 'pictures');
let storage: FileStorage;
beforeEach(() => {
  storage = open();
});

async function bytesOf(stream: ReadableStream<Uint8Array> | undefined): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}

describe('objectStorage', () => {
  it('keeps a file under its key until it is removed', async () => {
    await expectToKeepFiles(storage);
  });

  it('opens a file to be read piece by piece, or in part', async () => {
    expect(await storage.open('one.mp4')).toBeUndefined();
    const film = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await storage.write('one.mp4', film);

    const opened = await storage.open('one.mp4');
    expect(opened?.sizeBytes).toBe(300_000);
    const sizes: number[] = [];
    for await (const piece of opened?.stream() ?? []) sizes.push(piece.length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(300_000);

    for (const [first, last] of [
      [0, 1],
      [10, 1000],
      [299_990, 299_999],
      [0, 299_999],
    ] as const) {
      const part = await bytesOf((await storage.open('one.mp4'))?.stream({ first, last }));
      expect(part.equals(film.subarray(first, last + 1)), `${first}-${last}`).toBe(true);
    }

    const reader = (await storage.open('one.mp4'))?.stream().getReader();
    await reader?.read();
    await reader?.cancel();
  });

  it('keeps an empty file', async () => {
    await storage.write('empty.txt', Buffer.alloc(0));
    expect(await storage.read('empty.txt')).toEqual(Buffer.alloc(0));
    const opened = await storage.open('empty.txt');
    expect(opened?.sizeBytes).toBe(0);
    expect(await bytesOf(opened?.stream())).toHaveLength(0);
  });

  it('lets twenty write one file at once: one of them wins whole', async () => {
    const texts = Array.from({ length: 20 }, (_, writer) => `${writer} `.repeat(50_000));
    await Promise.all(texts.map((text) => storage.write('picture.webp', Buffer.from(text))));
    expect(texts).toContain((await storage.read('picture.webp'))?.toString());
  });

  it('lists its own folder of its own prefix', async () => {
    const other = objectStorage(openBucket('s3://agency/other', at), 'pictures');
    await other.write('originals/b.jpg', Buffer.alloc(3));
    await other.write('a.jpg', Buffer.alloc(2));
    await objectStorage(openBucket('s3://agency/other', at), 'films').write('c.mp4', Buffer.alloc(1));
    const found = [];
    for await (const file of other.list()) found.push(file);
    expect(found).toEqual([
      { key: 'a.jpg', sizeBytes: 2 },
      { key: 'originals/b.jpg', sizeBytes: 3 },
    ]);
    for await (const { key } of open('s3://agency/none').list()) expect.unreachable(key);
  });

  it('lists more than the server tells at once', async () => {
    const pages: Record<string, unknown> = {
      first: { Contents: [{ Key: 'site/films/a.mp4', Size: 1 }], NextContinuationToken: 'second' },
      second: { Contents: [{ Key: 'site/films/b.mp4', Size: 2 }] },
    };
    const send = async ({ input }: ListObjectsV2Command) => pages[input.ContinuationToken ?? 'first'];
    const client = { send } as unknown as S3Client;
    const found = [];
    for await (const { key } of objectStorage({ client, name: 'agency', prefix: 'site/' }, 'films').list())
      found.push(key);
    expect(found).toEqual(['a.mp4', 'b.mp4']);
  });

  it.each(['', '../secret', 'a/../../secret', '/etc/passwd', 'a//b', 'A.webp', '.env'])(
    'throws at the key %j',
    async (key) => {
      await expect(storage.read(key)).rejects.toThrow('not the key');
      await expect(storage.open(key)).rejects.toThrow('not the key');
      await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('not the key');
      await expect(storage.exists(key)).rejects.toThrow('not the key');
      await expect(storage.remove(key)).rejects.toThrow('not the key');
    },
  );
});

describe('a server that is away', () => {
  const expectAway = async () => {
    const away = { name: 'StorageAway' };
    await expect(storage.read('one.mp4')).rejects.toMatchObject(away);
    await expect(storage.open('one.mp4')).rejects.toMatchObject(away);
    await expect(storage.exists('one.mp4')).rejects.toMatchObject(away);
    await expect(storage.write('one.mp4', Buffer.from('x'))).rejects.toMatchObject(away);
    await expect(checkBucket(openBucket('s3://agency', at))).rejects.toMatchObject(away);
  };

  it('is told from a file that is not there', async () => {
    await server.stop();
    await expectAway();
    await server.start();
    expect(await storage.exists('none.mp4')).toBe(false);
  });
});

describe('a bucket', () => {
  it('is taken where it can be listed', async () => {
    await checkBucket(openBucket('s3://agency/site', at));
  });

  it.each([
    ['s3://nowhere', {}, 'it does not exist'],
    ['s3://agency', { AWS_ACCESS_KEY_ID: 'somebody' }, 'does not accept AWS_ACCESS_KEY_ID'],
    ['s3://agency', { AWS_SECRET_ACCESS_KEY: 'guessed' }, 'does not accept AWS_ACCESS_KEY_ID'],
  ])('%s with %j is refused by a sentence', async (url, variables, sentence) => {
    const before = { ...server.variables };
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    await expect(checkBucket(openBucket(url, at))).rejects.toThrow(sentence);
    for (const [name, value] of Object.entries(before)) vi.stubEnv(name, value);
  });
});

describe('uploadInParts', () => {
  const megabyte = 1024 * 1024;
  async function* pieces(count: number) {
    for (let number = 0; number < count; number++) yield Buffer.alloc(megabyte, number);
  }

  it.each([0, 16, 17])('writes %i MB whole', async (count) => {
    const bucket = openBucket('s3://agency/backups', at);
    expect(await uploadInParts(bucket, 'Monday.tar.zst', pieces(count))).toBe(count * megabyte);
    const { Body } = await bucket.client.send(
      new GetObjectCommand({ Bucket: 'agency', Key: 'backups/Monday.tar.zst' }),
    );
    const written = Buffer.from((await Body?.transformToByteArray()) ?? []);
    expect(written.length).toBe(count * megabyte);
    for (let number = 0; number < count; number++) expect(written[number * megabyte]).toBe(number);
  });

  it('leaves nothing where the source breaks off', async () => {
    async function* broken() {
      yield* pieces(20);
      throw new Error('the disk is gone');
    }
    const bucket = openBucket('s3://agency/broken', at);
    await expect(uploadInParts(bucket, 'a.tar', broken())).rejects.toThrow('the disk is gone');
    const listing = new ListObjectsV2Command({ Bucket: 'agency', Prefix: 'broken/' });
    expect((await bucket.client.send(listing)).KeyCount).toBe(0);
  });
});

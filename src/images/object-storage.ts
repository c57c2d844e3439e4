import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { type Bucket, orAway, piecesOf, sendingMs, unlessAbsent } from './bucket.ts';
import { checkedKey, type FileStorage, isKey } from './storage.ts';

/**
 * Stores files in a folder of a bucket. The bucket is private and none of its addresses is given away, because this
 * program decides whether a visitor may see a document. Throws StorageAway if its server does not answer.
 */
export function objectStorage({ client, name, prefix }: Bucket, folder: string): FileStorage {
  const start = `${prefix}${folder}/`;
  const at = (key: string) => ({ Bucket: name, Key: start + checkedKey(key) });

  async function get(place: ReturnType<typeof at>, range?: string): Promise<Readable | undefined> {
    const answer = await unlessAbsent(client.send(new GetObjectCommand({ ...place, Range: range })));
    return answer?.Body as Readable | undefined;
  }

  async function* stream(place: ReturnType<typeof at>, range: string | undefined) {
    const body = await get(place, range);
    if (!body) throw new Error(`${place.Key} was removed from the bucket while it was read`);
    yield* piecesOf(body);
  }

  return {
    async read(key) {
      const body = await get(at(key));
      if (!body) return undefined;
      const pieces: Buffer[] = [];
      for await (const piece of piecesOf(body)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    async open(key) {
      const place = at(key);
      const head = await unlessAbsent(client.send(new HeadObjectCommand(place)));
      if (!head) return undefined;
      const sizeBytes = head.ContentLength ?? 0;
      return {
        sizeBytes,
        stream: (part = { first: 0, last: sizeBytes - 1 }) => {
          const isWhole = part.first === 0 && part.last === sizeBytes - 1;
          const range = isWhole ? undefined : `bytes=${part.first}-${part.last}`;
          // Node and the web declare the same stream differently.
          return NodeStream.from(stream(place, range)) as ReadableStream<Uint8Array<ArrayBuffer>>;
        },
        // Nothing to close: the request is sent only when the file is read.
        [Symbol.asyncDispose]: async () => {},
      };
    },
    async write(key, bytes) {
      const sending = new PutObjectCommand({ ...at(key), Body: bytes });
      await orAway(client.send(sending, { requestTimeout: sendingMs(bytes.length) }));
    },
    async exists(key) {
      return (await unlessAbsent(client.send(new HeadObjectCommand(at(key))))) !== undefined;
    },
    async remove(key) {
      await unlessAbsent(client.send(new DeleteObjectCommand(at(key))));
    },
    async *list() {
      let from: string | undefined;
      do {
        const listing = new ListObjectsV2Command({ Bucket: name, Prefix: start, ContinuationToken: from });
        const { Contents = [], NextContinuationToken } = await orAway(client.send(listing));
        for (const { Key = '', Size = 0 } of Contents) {
          const key = Key.slice(start.length);
          if (isKey(key)) yield { key, sizeBytes: Size };
        }
        from = NextContinuationToken;
      } while (from);
    },
  };
}

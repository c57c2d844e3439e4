import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { type Bucket, orAway, sendingMs } from './bucket.ts';

/** At most 10,000 parts are allowed: 160 GB. */
const partBytes = 16 * 1024 * 1024;

/**
 * Writes content that is too long for the memory under a key, part by part: it appears there whole after the last part,
 * or not at all. Gives its size in bytes. Throws StorageAway if the server does not accept it.
 */
export async function uploadInParts(
  { client, name, prefix }: Bucket,
  key: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> {
  const place = { Bucket: name, Key: prefix + key };
  const { UploadId } = await orAway(client.send(new CreateMultipartUploadCommand(place)));
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  let sizeBytes = 0;
  try {
    for await (const part of inParts(pieces)) {
      const PartNumber = parts.length + 1;
      const sending = new UploadPartCommand({ ...place, UploadId, PartNumber, Body: part });
      const { ETag } = await orAway(client.send(sending, { requestTimeout: sendingMs(part.length) }));
      parts.push({ PartNumber, ETag });
      sizeBytes += part.length;
    }
    const done = new CompleteMultipartUploadCommand({
      ...place,
      UploadId,
      MultipartUpload: { Parts: parts },
    });
    await orAway(client.send(done, { requestTimeout: sendingMs(partBytes) }));
  } catch (error) {
    // The provider charges for abandoned parts each month.
    await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => {});
    throw error;
  }
  return sizeBytes;
}

/** Yields at least one part; all but the last have the same length. */
async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let isFirst = true;
  for await (const piece of pieces) {
    waiting.push(piece);
    waitingBytes += piece.length;
    if (waitingBytes < partBytes) continue;
    const joined = Buffer.concat(waiting);
    let from = 0;
    for (; joined.length - from >= partBytes; from += partBytes)
      yield joined.subarray(from, from + partBytes);
    isFirst = false;
    waiting = [joined.subarray(from)];
    waitingBytes = joined.length - from;
  }
  if (waitingBytes > 0 || isFirst) yield Buffer.concat(waiting);
}

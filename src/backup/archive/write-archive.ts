import { createHash } from 'node:crypto';
import { sealName } from './seal.ts';
import { blockBytes, paddingBytes, type TarFile, tarHeader } from './tar-header.ts';

export type FileToArchive = TarFile & {
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
};

/** Gives the bytes of a tar with these files, in the order in which they come, and the seal that reveals damage. */
export async function* writeArchive(
  files: AsyncIterable<FileToArchive>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const file of files) {
    for await (const bytes of tarred(file, at)) {
      hash.update(bytes);
      yield bytes;
    }
  }
  const seal = Buffer.from(hash.digest('hex'));
  yield* tarred({ name: sealName, sizeBytes: seal.length, content: [seal] }, at);
  yield Buffer.alloc(2 * blockBytes);
}

async function* tarred({ content, ...file }: FileToArchive, at: Date): AsyncGenerator<Uint8Array> {
  yield tarHeader(file, at);
  let bytesWritten = 0;
  for await (const bytes of content) {
    bytesWritten += bytes.length;
    yield bytes;
  }
  if (bytesWritten !== file.sizeBytes) throw new Error(`${file.name} changed while it was read.`);
  yield Buffer.alloc(paddingBytes(file.sizeBytes));
}

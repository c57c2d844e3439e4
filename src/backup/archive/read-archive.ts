import { createHash } from 'node:crypto';
import { BackupProblem } from '#backup/backup-problem.ts';
import { sealName } from './seal.ts';
import { blockBytes, paddingBytes, readTarHeader, type TarFile } from './tar-header.ts';

/** `content`: any part that is not read is skipped. */
export type ArchivedFile = TarFile & { content: AsyncIterable<Buffer> };

/**
 * Gives the files in order. Throws a BackupProblem if a byte is missing, changed or added, so nothing that was read
 * counts until the end is reached. The seal detects damage, not tampering: a person who changes a backup can seal it
 * anew.
 */
export async function* readArchive(source: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile> {
  const bytes = new ByteReader(source);
  const hash = createHash('sha256');
  for (;;) {
    const header = await bytes.take(blockBytes);
    const file = readTarHeader(header);
    if (file.name === sealName) break;
    hash.update(header);
    let bytesLeft = file.sizeBytes;
    const content = async function* () {
      while (bytesLeft > 0) {
        const piece = await bytes.some(bytesLeft);
        bytesLeft -= piece.length;
        hash.update(piece);
        yield piece;
      }
    };
    yield { ...file, content: content() };
    for await (const _ of content());
    hash.update(await bytes.take(paddingBytes(file.sizeBytes)));
  }
  const seal = hash.digest('hex');
  const rest = await bytes.take(3 * blockBytes);
  const isWhole = rest.toString('latin1', 0, seal.length) === seal;
  const isEmptyAfter = rest.subarray(seal.length).every((byte) => byte === 0) && (await bytes.isAtEnd());
  if (!isWhole || !isEmptyAfter) throw new BackupProblem('The backup is damaged.');
}

class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #ahead: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Gives at least one byte. */
  async some(most: number): Promise<Buffer> {
    if (await this.isAtEnd()) throw new BackupProblem('The backup is cut off before its end.');
    const piece = this.#ahead.subarray(0, most);
    this.#ahead = this.#ahead.subarray(piece.length);
    return piece;
  }

  async take(count: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let left = count; left > 0; left -= pieces.at(-1)?.length ?? 0) pieces.push(await this.some(left));
    return Buffer.concat(pieces);
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#ahead.length === 0) {
      const { done, value } = await this.#source.next();
      if (done) return true;
      this.#ahead = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
    return false;
  }
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const mostBytes = 2_000_000_000;
/** All that wait are taken each minute: more than this is a sender that does not stop. */
const mostWaiting = 20;

class TooLarge extends Error {}

/** Writes a delivery into its folder. The file gets its name once it is whole. */
export async function keepDelivery(
  folder: string,
  body: AsyncIterable<Uint8Array>,
  now: Date,
): Promise<'kept' | 'empty' | 'too large' | 'too many'> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > mostWaiting) return 'too many';
  const name = `${now.toISOString().replaceAll(':', '-')} ${randomUUID().slice(0, 8)}`;
  const writing = join(folder, `${name}.part`);
  let size = 0;
  try {
    await pipeline(
      body,
      async function* counted(chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > mostBytes) throw new TooLarge();
          yield chunk;
        }
      },
      createWriteStream(writing, { mode: 0o600 }),
    );
    if (size === 0) return 'empty';
    await rename(writing, join(folder, name));
    return 'kept';
  } catch (error) {
    if (error instanceof TooLarge) return 'too large';
    throw error;
  } finally {
    await rm(writing, { force: true });
  }
}

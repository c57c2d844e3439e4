import type { FileStorage } from './storage.ts';

type Copied = {
  key: string;
  sizeBytes: number;
  /** 'damaged': the copy has other bytes. */
  outcome: 'copied' | 'there already' | 'damaged';
};

const atOnce = 16;

/**
 * Copies every file that the other storage lacks or has with another size (`comparesBytes`: with other bytes), and
 * reads each copy back. After an interruption the next call continues. Files that only the other storage has are left
 * alone.
 */
export async function* copyFiles(
  from: FileStorage,
  to: FileStorage,
  { comparesBytes }: { comparesBytes: boolean },
): AsyncGenerator<Copied> {
  const there = new Map<string, number>();
  for await (const { key, sizeBytes } of to.list()) there.set(key, sizeBytes);

  async function copy(key: string, sizeBytes: number): Promise<Copied | undefined> {
    const isThere = there.get(key) === sizeBytes;
    if (isThere && !comparesBytes) return { key, sizeBytes, outcome: 'there already' };
    const bytes = await from.read(key);
    // The file was removed meanwhile.
    if (!bytes) return undefined;
    const isSame = async () => (await to.read(key))?.equals(bytes) ?? false;
    if (isThere && (await isSame())) return { key, sizeBytes, outcome: 'there already' };
    await to.write(key, bytes);
    return { key, sizeBytes: bytes.length, outcome: (await isSame()) ? 'copied' : 'damaged' };
  }

  let waiting: Promise<Copied | undefined>[] = [];
  async function* finish() {
    for (const copied of await Promise.all(waiting)) if (copied) yield copied;
    waiting = [];
  }
  for await (const { key, sizeBytes } of from.list()) {
    waiting.push(copy(key, sizeBytes));
    if (waiting.length === atOnce) yield* finish();
  }
  yield* finish();
}

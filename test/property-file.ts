import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { PropertyChange } from '#domain/property/change/property-change.ts';
import { vocabularyOf } from '#domain/reading/word.ts';
import { openPropertyFile } from '#import/file/property-file.ts';

/** Opens and reads files with given contents, in a folder that is removed after the last test. */
export async function propertyFiles() {
  const directory = await mkdtemp(join(tmpdir(), 'gevel-file-'));
  afterAll(() => rm(directory, { recursive: true }));

  const vocabulary = vocabularyOf([]);
  let count = 0;

  async function open(
    content: string | Uint8Array,
    { name = 'homes.csv', map = {}, ignoreUnknown = false } = {},
  ) {
    const path = join(directory, `${++count}-${name}`);
    await writeFile(path, content);
    return openPropertyFile(path, {
      map: new Map(Object.entries(map)),
      ignoreUnknown,
      words: () => vocabulary,
    });
  }

  async function read(...args: Parameters<typeof open>) {
    const { changes, problems } = { changes: undefined, ...(await open(...args)) };
    if (!changes) throw new Error(problems?.join('\n'));
    const all: PropertyChange[] = [];
    for await (const change of changes) all.push(change);
    return all;
  }

  return { open, read };
}

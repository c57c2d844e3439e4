import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readArchive } from '#backup/archive/read-archive.ts';
import { type FileToArchive, writeArchive } from '#backup/archive/write-archive.ts';
import { agencyToBackUp, query, tablesIn } from './agency-to-back-up.ts';
import { filesOf } from './backups.ts';
import { howOften } from './deep.ts';

const { url, elsewhere, backUp, elsewhereEmpty } = await agencyToBackUp();
const file = await backUp();
const there = await elsewhereEmpty('damaged');

describe('a backup that is not as it was written', () => {
  const damaged = join(elsewhere, 'damaged.tar');
  const bytes = readFileSync(file);
  const count = howOften({ inShort: 4, inDepth: 60 });
  const places = Array.from({ length: count }, (_, index) =>
    Math.floor(((index + 0.5) / count) * bytes.length),
  );

  async function expectRefusal(changed: Buffer): Promise<void> {
    await writeFile(damaged, changed);
    const { status, err } = await there.gevel('restore', damaged);
    expect({ status, err }).toEqual({
      status: 1,
      err: expect.stringMatching(/^(The|This is not a) backup .*\.\n$/),
    });
    expect(await tablesIn(there.url)).toEqual([]);
    expect(await filesOf(there.directory)).toEqual({});
  }

  it('is refused when a byte was changed, and nothing is touched', async () => {
    for (const place of [...places, 0, bytes.length - 1, bytes.length - 1500]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await expectRefusal(changed);
    }
  });

  it('is refused when it is cut off, and nothing is touched', async () => {
    for (const length of [...places, 0, bytes.length - 1, bytes.length - 512, bytes.length - 2048])
      await expectRefusal(bytes.subarray(0, length));
  });

  /** Changes the content or name of a file and seals the backup anew, as an attacker would. */
  async function tampered(
    which: RegExp,
    change: (name: string, content: Buffer) => [string, Buffer],
  ): Promise<Buffer> {
    async function* changed(): AsyncGenerator<FileToArchive> {
      for await (const { name, content } of readArchive(Readable.from([bytes]))) {
        const whole = await buffer(content);
        const [newName, newContent] = which.test(name) ? change(name, whole) : [name, whole];
        yield { name: newName, sizeBytes: newContent.length, content: [newContent] };
      }
    }
    return buffer(writeArchive(changed(), new Date()));
  }

  const place = /^database\/place\//;
  const manifest = /^manifest\.json$/;
  it.each([
    [
      'a name that leads out',
      /^films\//,
      () => ['films/../../planted.mp4', Buffer.from('x')],
      /has an unexpected file/,
    ],
    [
      'a manifest that is no JSON',
      manifest,
      (name) => [name, Buffer.from('{')],
      /list of contents cannot be read/,
    ],
    [
      'a manifest of many levels',
      manifest,
      (name) => [name, Buffer.from('['.repeat(100_000) + ']'.repeat(100_000))],
      /Another version/,
    ],
    ['rows that are not packed', place, (name) => [name, Buffer.from('x')], /rows of the backup cannot/],
    ['rows of something else', place, (name) => [name, gzipSync('x\ty\n')], /rows of the backup cannot/],
    [
      'rows that name what is not there',
      /^database\/media\//,
      (name, packed) => [
        name,
        gzipSync(
          gunzipSync(packed)
            .toString()
            .replace(/^(\d+)\t\d+/, '$1\t999999'),
        ),
      ],
      /rows of the backup cannot/,
    ],
    [
      'numbers that no sequence gives',
      manifest,
      (name, text) => [
        name,
        Buffer.from(text.toString().replace(/"last": "\d+"/, `"last": "${'9'.repeat(30)}"`)),
      ],
      /rows of the backup cannot/,
    ],
  ] as [string, RegExp, (name: string, content: Buffer) => [string, Buffer], RegExp][])(
    'is refused with a sentence though its seal holds: %s',
    async (_, which, change, because) => {
      await writeFile(damaged, await tampered(which, change));
      const { status, err } = await there.gevel('restore', damaged);
      expect({ status, err }).toEqual({ status: 1, err: expect.stringMatching(because) });
      expect(err).toMatch(/^[^\n]+\.\n$/);
      expect(await tablesIn(there.url)).toEqual([]);
    },
  );

  it('is named when it is not there at all', async () => {
    const missing = join(elsewhere, 'missing.tar');
    expect(await there.gevel('restore', missing)).toEqual({
      status: 1,
      out: '',
      err: expect.stringMatching(/^The backup cannot be read: ENOENT.*missing\.tar'\n$/),
    });
  });
});

it('a backup of a newer version is refused', async () => {
  await query(url, "insert into migration values ('9999-of-tomorrow', 'x')");
  const newer = await backUp();
  await query(url, "delete from migration where name = '9999-of-tomorrow'");
  expect(await there.gevel('restore', newer)).toMatchObject({
    status: 1,
    err: 'The backup was made by a newer version of the program, with the migration 9999-of-tomorrow: update the program first.\n',
  });
});

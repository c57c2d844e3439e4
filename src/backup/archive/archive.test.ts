import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { BackupProblem } from '#backup/backup-problem.ts';
import { readArchive } from './read-archive.ts';
import { type FileToArchive, writeArchive } from './write-archive.ts';

const at = new Date('2026-11-22T03:20:00Z');

async function archive(files: Record<string, Buffer>): Promise<Buffer> {
  async function* toArchive(): AsyncGenerator<FileToArchive> {
    for (const [name, bytes] of Object.entries(files)) {
      const middle = Math.floor(bytes.length / 2);
      yield { name, sizeBytes: bytes.length, content: [bytes.subarray(0, middle), bytes.subarray(middle)] };
    }
  }
  return buffer(writeArchive(toArchive(), at));
}

async function* inPieces(bytes: Buffer, pieceBytes: number) {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

async function readAll(bytes: Buffer, pieceBytes = 1000): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for await (const { name, content } of readArchive(inPieces(bytes, pieceBytes)))
    files[name] = await buffer(content);
  return files;
}

const files = {
  'database/property/000001.copy.gz': Buffer.from('1\t\\N\tGent\n'),
  'pictures/originals/a.jpg': Buffer.alloc(512, 7),
  'documents/properties/1/b.pdf': Buffer.alloc(1025, 8),
  empty: Buffer.alloc(0),
};
const whole = await archive(files);
/** All positions of the end with the seal, and some of the sealed bytes. */
const places = Array.from(whole, (_, place) => place).filter(
  (place) => place % 7 === 0 || place > whole.length - 2100,
);

it.each([1, 511, 512, 513, 1 << 20])(
  'gives back what was put in, read %i bytes at a time',
  async (pieceBytes) => {
    expect(await readAll(whole, pieceBytes)).toEqual(files);
  },
);

it('passes over what is not read of a file', async () => {
  const names: string[] = [];
  for await (const { name, content } of readArchive(inPieces(whole, 100))) {
    names.push(name);
    for await (const _ of content) break;
  }
  expect(names).toEqual(Object.keys(files));
});

it('is a tar that other programs read', () => {
  const list = execFileSync('tar', ['-tvf', '-'], {
    input: whole,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
  });
  expect(list).toMatch(/^-rw------- 0\/0 +512 2026-11-22 03:20 pictures\/originals\/a\.jpg$/m);
  const b = execFileSync('tar', ['-xOf', '-', 'documents/properties/1/b.pdf'], { input: whole });
  expect(b).toEqual(files['documents/properties/1/b.pdf']);
});

it('refuses every change of a byte', async () => {
  for (const place of places) {
    const changed = Buffer.from(whole);
    changed[place] = (changed[place] ?? 0) ^ 0x20;
    await expect(readAll(changed), `byte ${place}`).rejects.toThrow(BackupProblem);
  }
});

it('refuses every cut, and what comes after the end', async () => {
  for (const length of places)
    await expect(readAll(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow(BackupProblem);
  for (const more of [Buffer.alloc(1), Buffer.alloc(512), whole])
    await expect(readAll(Buffer.concat([whole, more]))).rejects.toThrow(BackupProblem);
});

it('refuses what is no archive', async () => {
  for (const other of ['', 'not a backup', 'x'.repeat(5000)])
    await expect(readAll(Buffer.from(other))).rejects.toThrow(BackupProblem);
});

it('is not written where a file is not as long as was said', async () => {
  const short = async function* () {
    yield { name: 'a', sizeBytes: 3, content: [Buffer.from('ab')] };
  };
  await expect(buffer(writeArchive(short(), at))).rejects.toThrow('changed while it was read');
});

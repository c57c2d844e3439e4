import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel, directory, films } = await commandLine(database);

const mp4 = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');

it('stores a film under the name of its content, and says its address', async () => {
  await writeFile(join(directory, 'street.mov'), mp4);
  const { status, out, err } = await gevel('films', 'add', 'street.mov');
  expect([status, err]).toEqual([0, '']);
  const [, id] = /^\/films\/([0-9a-f]{20})\.mp4 {2}street\.mov\n$/.exec(out) ?? [];
  expect(await films.read(`${id}.mp4`)).toEqual(mp4);
  expect((await gevel('films', 'add', 'street.mov')).out).toBe(out);
});

it('refuses what is no film, and what is too heavy, and stores the others', async () => {
  await writeFile(join(directory, 'page.mp4'), '<html>');
  await writeFile(join(directory, 'heavy.mp4'), Buffer.concat([mp4, Buffer.alloc(64 * 1024 * 1024)]));
  await writeFile(join(directory, 'good.mp4'), mp4);
  const { status, out, err } = await gevel('films', 'add', 'page.mp4', 'heavy.mp4', 'good.mp4');
  expect(status).toBe(1);
  expect(err).toBe('page.mp4 is not an MP4 or WebM film\nheavy.mp4 is larger than 64 MB\n');
  expect(out).toMatch(/good\.mp4\n$/);
});

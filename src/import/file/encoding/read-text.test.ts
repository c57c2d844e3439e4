import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { detectEncoding } from './read-text.ts';

const directory = await mkdtemp(join(tmpdir(), 'gevel-encoding-'));
afterAll(() => rm(directory, { recursive: true }));

const latin = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string) => Buffer.from(text);

test.each<[string, Buffer, string, number[]]>([
  ['plain letters', utf8('a\nb\n'), 'utf-8', []],
  ['UTF-8', utf8('é\n€\n😀\n'), 'utf-8', []],
  ['one accent of Latin-1', latin('Li\u00e8ge\n'), 'windows-1252', []],
  ['accents of Latin-1', latin('Li\u00e8ge\nch\u00e2teau\u00e9\n'), 'windows-1252', []],
  [
    'one wrong byte',
    Buffer.concat([utf8('é\nà\r\n'), latin('\u00e9t\u00e9'), utf8('\nç é ô\n')]),
    'utf-8',
    [3],
  ],
  ['two wrong lines', Buffer.concat([utf8('é ü à\n'), latin('\u00e9\nx\n\u00ff')]), 'utf-8', [2, 4]],
  [
    'a character that is cut at the end',
    Buffer.concat([utf8('é à\n'), utf8('€').subarray(0, 2)]),
    'utf-8',
    [2],
  ],
  [
    'one character and two wrong bytes',
    Buffer.concat([utf8('é\n'), latin('\u00e9\n\u00ff\n')]),
    'utf-8',
    [2, 3],
  ],
  [
    'one character and ten wrong bytes',
    Buffer.concat([utf8('é\n'), latin('\u00e9t'.repeat(10))]),
    'utf-8',
    [2],
  ],
  [
    'a quotation that happens to be UTF-8',
    latin(`CAF\u00c9\u00bb${' \u00e9t\u00e9'.repeat(6)}\n`),
    'windows-1252',
    [],
  ],
])('%s', async (name, bytes, encoding, lines) => {
  const path = join(directory, name);
  await writeFile(path, bytes);
  const found = await detectEncoding(path);
  expect([found.encoding, [...found.brokenLines]]).toEqual([encoding, lines]);
});

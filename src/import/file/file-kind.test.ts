import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { workbook } from '#test/workbook.ts';
import { zipFile } from '#test/zip-file.ts';
import { kindOfFile } from './file-kind.ts';

const directory = await mkdtemp(join(tmpdir(), 'gevel-kind-'));
afterAll(() => rm(directory, { recursive: true }));

async function kind(name: string, content: string | Uint8Array) {
  const path = join(directory, name);
  await writeFile(path, content);
  return kindOfFile(path);
}

const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const bytes = (...all: number[]) => Uint8Array.from(all);

test.each<[string, string | Uint8Array, string]>([
  ['homes.csv', 'reference;price\n', 'csv'],
  ['homes.csv', '', 'csv'],
  ['homes.csv', '"[a]","{b}"\n', 'csv'],
  ['homes.csv', wide('reference;price\n'), 'csv'],
  ['homes.txt', 'sep=;\nreference;price\n', 'csv'],
  ['homes.jsonl', '{"reference":"A1"}\n', 'json lines'],
  ['homes.jsonl', '[1]\n', 'json lines'],
  ['homes.json', '{"reference":"A1"}\n{"reference":"A2"}\n', 'json lines'],
  ['homes.json', ' [\n {"reference":"A1"}]', 'json array'],
  ['homes.json', '\ufeff[{"reference":"A1"}]', 'json array'],
  ['homes.json', wide('[{"reference":"A1"}]'), 'json array'],
  ['homes.csv', '[]', 'json array'],
  ['homes.csv', workbook([['reference', 'price']]), 'workbook'],
])('%s with %j is %s', async (name, content, expected) => expect(await kind(name, content)).toBe(expected));

test.each<[string, string | Uint8Array, RegExp]>([
  ['homes.xlsx', '<?xml version="1.0"?><openimmo>', /^The file is XML \(OpenImmo\), not a table/],
  ['homes.csv', wide('<?xml version="1.0"?><homes>'), /^The file is XML, not a table/],
  [
    'homes.xls',
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>',
    /is a web page \(HTML\), which some programs/,
  ],
  ['homes.xls', '<!DOCTYPE html>', /is a web page/],
  ['homes.xls', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), /is an old Excel workbook \(\.xls\)/],
  ['homes.csv', '%PDF-1.7', /is a PDF/],
  ['homes.csv', bytes(0xff, 0xd8, 0xff, 0xe0), /is a picture/],
  ['homes.csv', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d), /is a picture/],
  ['homes.csv', bytes(0, 0, 0, 24, ...Buffer.from('ftypheic')), /is a picture/],
  ['homes.csv', gzipSync('reference'), /is compressed/],
  ['homes.csv', '{\\rtf1\\ansi', /text with formatting/],
  [
    'homes.csv',
    zipFile([
      { name: 'homes.xml', bytes: '<a/>' },
      { name: '1.jpg', bytes: '' },
    ]),
    /is a zip archive of 2 files: unpack it/,
  ],
  ['homes.xlsx', zipFile([{ name: 'xl/workbook.bin', bytes: 'x' }]), /is a binary Excel workbook/],
  [
    'homes.xlsx',
    zipFile([
      { name: 'mimetype', bytes: 'x' },
      { name: 'content.xml', bytes: 'x' },
    ]),
    /LibreOffice/,
  ],
  ['homes.docx', zipFile([{ name: 'word/document.xml', bytes: 'x' }]), /is a Word document/],
  ['homes.csv', bytes(1, 2, 3, 4, 5), /is neither text, JSON nor an Excel workbook/],
  ['homes.json', '{\n "properties": [', /is one JSON object, not a list/],
])('%s with %j is named for what it is', async (name, content, sentence) =>
  expect(await kind(name, content)).toEqual({ problem: expect.stringMatching(sentence) }),
);

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readJson } from './json.ts';

const directory = await mkdtemp(join(tmpdir(), 'gevel-json-'));
afterAll(() => rm(directory, { recursive: true }));

async function read(content: string | Uint8Array) {
  const path = join(directory, 'file.json');
  await writeFile(path, content);
  return readJson(path);
}

test.each([
  ['UTF-8', '{"naam": "Gevelé"}'],
  ['UTF-8 with a byte order mark', '\ufeff{"naam": "Gevelé"}'],
  ['UTF-16, as some editors save it', Buffer.from('\ufeff{"naam": "Gevelé"}', 'utf16le')],
])('%s is read', async (_, content) => {
  expect(await read(content)).toEqual({ value: { naam: 'Gevelé' } });
});

test.each([
  ['', 1, 'Unexpected end of JSON input'],
  ['{"a": x}', 1, "Unexpected token 'x'"],
  ['{\n  "a": 1,\n  "b": x,\n  "c": "this is not valid JSON"\n}\n', 3, "Unexpected token 'x'"],
  ['{\n  "a": 1,\n}\n', 3, 'Expected double-quoted property name'],
  ['{\n  "a": 1\n  "b": 2\n}\n', 3, "Expected ',' or '}' after property value"],
  ['[\n  1,\n\n  2,,\n  3\n]\n', 4, "Unexpected token ','"],
  ['{\n  "a": "text\n}\n', 2, 'Bad control character in string literal'],
  ['{\n  "a": {\n    "b": 1\n', 4, "Expected ',' or '}' after property value"],
  ['{\n  "a": tru\n}', 2, 'Unexpected token end of line'],
  ['{}\n{}\n', 2, 'Unexpected non-whitespace character after JSON'],
])('%j is refused with its line', async (content, line, reason) => {
  const { problem } = (await read(content)) as { problem: string };
  expect(problem).toBe(`line ${line}: this is not JSON: ${reason}`);
});

test.each([2000, 100_000])('%i levels are refused', async (levels) => {
  const problem = 'lists and objects are nested more than 100 levels deep';
  expect(await read(`{"a": ${'['.repeat(levels)}${']'.repeat(levels)}}`)).toEqual({ problem });
});

test('one byte that is no UTF-8 is told with its line', async () => {
  const broken = Buffer.concat([Buffer.from('{\n  "naam": "Gévél'), Buffer.of(0xe9), Buffer.from('"\n}\n')]);
  expect(await read(broken)).toEqual({
    problem: 'line 2: the line has a byte that is not UTF-8, although the rest of the file is',
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPattern } from 'isbot';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { shortestMs, slowestText } from './hostile-texts.ts';

/** Node's limit for all headers together with the address. The content of a form is cut shorter before it is read. */
const longest = 16_384;

/**
 * Two milliseconds, where the linear expression below takes 0.5 ms over eight times the longest text. A slower machine
 * has as much longer.
 */
const mostMs = Math.max(2, 4 * shortestMs(/a(?=b)/g, 'ab'.repeat(4 * longest), 30));

/** Code that gets nothing from outside: it reads the operator's input, or the demo. */
const operators =
  /^(demo|import|command-line|database\/embedded)\/|^(environment(-variables)?|gevel|server|start)\.ts$/;

/** These read only HTML that React wrote, in which visitors' characters are escaped. */
const ofOurPages = ['/<html([^>]*)>/'];

/** Libraries that read requests before our code, or for it. */
const libraries = [
  '@hono/node-server/dist/index.mjs',
  'hono/dist/request.js',
  'hono/dist/utils/{accept,body,cookie,headers}.js',
  'hono/dist/middleware/{body-limit,compress}/*.js',
  'zod/v4/core/regexes.js',
];

/** Each regular expression with the files that contain it. */
const found = new Map<string, { pattern: RegExp; files: string[] }>();
const note = (pattern: RegExp, file: string) => {
  const { files } = found.get(String(pattern)) ?? { files: [] };
  found.set(String(pattern), { pattern, files: [...files, file] });
};

const root = join(import.meta.dirname, '..');
const read = (folder: string, pattern: string | string[]) => {
  for (const file of globSync(pattern, { cwd: join(root, folder) })) {
    if (/\.test\.tsx?$/.test(file) || operators.test(file)) continue;
    const { program } = parseSync(file, readFileSync(join(root, folder, file), 'utf8'));
    new Visitor({
      Literal: (node) => {
        if ('regex' in node) note(new RegExp(node.regex.pattern, node.regex.flags), file);
      },
    }).visit(program);
  }
};
read('src', '**/*.{ts,tsx}');
read('node_modules', libraries);
note(getPattern(), 'isbot');

it.each([...found.values()])('$pattern of $files is linear', ({ pattern }) => {
  if (ofOurPages.includes(String(pattern))) return;
  expect(slowestText(pattern, longest, mostMs).ms).toBeLessThan(mostMs);
});

it.each([
  /\/+$/,
  /^(a+)+$/,
  /^(.*?\d.*?)[ ,]+x$/,
  /\s*(?:€|eur)$/,
  /^\w+@(?:[a-z0-9-]+\.?)+$/,
  /<html([^>]*)>/,
])('would find %s', (pattern) => {
  expect(slowestText(pattern, longest, mostMs).ms).toBeGreaterThan(mostMs);
});

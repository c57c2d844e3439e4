import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (pattern: string) => {
  const files = globSync(pattern, { cwd: root });
  expect(files.length, pattern).toBeGreaterThan(0);
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
};

/** The names of classes that style sheets define. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => name));

it('no file that visitors load has an address or a style of the office', () => {
  expect(read('build/current/client/assets/*.js')).not.toMatch(/["'`]\/?office\//);
  const ownNames = new Set(read('src/{app,interface,account}/**/*.{css,tsx}').match(/[a-z][\w-]*/g));
  const ofOffice = [...classesIn(read('src/office/styles/*.css'))].filter((name) => !ownNames.has(name));
  expect(ofOffice.length).toBeGreaterThan(300);
  const loaded = classesIn(read('build/current/client/assets/*.css'));
  expect(ofOffice.filter((name) => loaded.has(name))).toEqual([]);
});

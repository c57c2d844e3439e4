import { expect, it } from 'vitest';
import { moduleTypes } from '#site/pages/module-fields.ts';
import { moduleSchema } from '#site/pages/module-schema.ts';
import { arrangeModules } from './arrange-modules.ts';

const added = { type: '', articleKey: 'about' };
const modules = ['search', 'stats', 'links'].map((type, position) => ({ type, position, rows: ['a', 'b'] }));
const after = (button: string) => arrangeModules(modules, button, added)?.modules.map(({ type }) => type);

it.each([
  ['up.1', ['stats', 'search', 'links']],
  ['down.1', ['search', 'links', 'stats']],
  ['up.0', ['search', 'stats', 'links']],
  ['down.2', ['search', 'stats', 'links']],
  ['remove.0', ['stats', 'links']],
  ['up.9', undefined],
  ['other', undefined],
])('%s', (button, types) => expect(after(button)).toEqual(types));

it('numbers the places anew', () => {
  expect(arrangeModules(modules, 'up.2', added)?.modules.map(({ position }) => position)).toEqual([0, 1, 2]);
});

it.each([
  ['up-row.2.rows.1', ['b', 'a']],
  ['remove-row.2.rows.0', ['b']],
])('%s', (button, rows) => expect(arrangeModules(modules, button, added)?.modules[2]?.rows).toEqual(rows));

it.each(moduleTypes)('adds a module %s that is valid at once', (type) => {
  const arranged = arrangeModules(modules, 'add', { ...added, type });
  expect(arranged?.open).toBe(3);
  expect(moduleSchema.safeParse(arranged?.modules[3]).error).toBeUndefined();
});

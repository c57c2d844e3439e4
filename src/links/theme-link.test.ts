import { expect, it } from 'vitest';
import { ownColors } from '#site/settings/theme-colors.ts';
import type { Theme } from '#site/settings/theme-schema.ts';
import { readTheme, signTheme } from './theme-link.ts';

const now = new Date('2026-11-21T17:00:00Z');
const until = new Date('2026-11-21T18:00:00Z');
const own: Theme = { colors: {}, displayFont: 'own', textFont: 'own', radius: 2 };

it.each<[string, Theme]>([
  ['nothing set', own],
  ['one colour', { ...own, colors: { brick: '#0b5d54' } }],
  ['every colour', { colors: { ...ownColors }, displayFont: 'system', textFont: 'georgia', radius: 12 }],
])('carries %s', (_, theme) => {
  expect(readTheme('key', signTheme('key', theme, until), now)).toEqual(theme);
});

it.each([
  ['after its end', (token: string) => ({ token, at: until })],
  ['with another colour', (token: string) => ({ token: token.replace('0b5d54', '0b5d55'), at: now })],
  ['that is empty', () => ({ token: '', at: now })],
])('carries nothing %s', (_, changed) => {
  const { token, at } = changed(signTheme('key', { ...own, colors: { brick: '#0b5d54' } }, until));
  expect(readTheme('key', token, at)).toBeUndefined();
});

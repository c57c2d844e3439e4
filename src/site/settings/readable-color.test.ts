import { expect, it } from 'vitest';
import { contrast } from '#domain/color/contrast.ts';
import { readableColor } from './readable-color.ts';
import { ownColors } from './theme-colors.ts';

it.each(['#c4694f', '#e0a080', '#ff0000', '#00ff00'])('finds a darker shade of %s for buttons', (brick) => {
  const found = readableColor({ brick }, 'brick') ?? '';
  expect(contrast(found, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(found, ownColors.paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(found, ownColors.tint)).toBeGreaterThanOrEqual(4.5);
  // The colour changes no more than it must: its contrast stays near the bound.
  expect(contrast(found, ownColors.tint)).toBeLessThan(5.1);
});

it('finds nothing for a colour that follows others', () => {
  expect(readableColor({}, 'brick')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { presentTheme } from './present-theme.ts';

const own = defaultSettings.theme;

it('is nothing where an agency has the face of the product', () => {
  expect(presentTheme(own)).toEqual({ style: '', color: '#fbf8f3', displayFont: true, textFont: true });
});

it.each([
  [{ radius: 6 }, ':root{--radius-operate:6px}'],
  [{ colors: { paper: '#FBF8F3', 'brick-dark': '#7A2D1A' } }, ':root{--color-brick-dark:#7a2d1a}'],
  [{ displayFont: 'text' as const }, ':root{--font-display:var(--font-text)}'],
  [
    { displayFont: 'georgia' as const, textFont: 'system' as const },
    ':root{--font-display:Georgia,"Liberation Serif",serif;--font-text:system-ui,sans-serif}',
  ],
])('%j', (given, style) => {
  expect(presentTheme({ ...own, ...given }).style).toBe(style);
});

it('loads only the faces of the product that it shows', () => {
  const { displayFont, textFont } = presentTheme({ ...own, displayFont: 'text' });
  expect({ displayFont, textFont }).toEqual({ displayFont: false, textFont: true });
});

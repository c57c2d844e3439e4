import { expect, it } from 'vitest';
import { deviceFlags, fromDesktop, fromTablet } from './layout-flags.tsx';

/** The answer of a browser with letters of 16 px. */
function holds(query: string, width: number): boolean {
  const rem = /^\(min-width: ([\d.]+)rem\)$/.exec(query)?.[1];
  return width >= Number(rem) * 16;
}

it.each([
  [320, 'isMobile'],
  [767, 'isMobile'],
  [768, 'isTablet'],
  [960, 'isTablet'],
  [961, 'isDesktop'],
  [1440, 'isDesktop'],
])('%d px: %s', (width, expected) => {
  const flags = deviceFlags(holds(fromTablet, width), holds(fromDesktop, width));
  expect(Object.entries(flags).filter(([, is]) => is)).toEqual([[expected, true]]);
});

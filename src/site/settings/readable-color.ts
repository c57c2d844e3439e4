import { mixColors } from '#domain/color/mix-colors.ts';
import type { ThemeColor } from './theme-colors.ts';
import { themePairs } from './theme-schema.ts';

type Colors = Partial<Record<ThemeColor, string>>;

/**
 * The colour nearest to the set one with which all its pairs can be read: darker or lighter by no more than it takes.
 * Undefined if no shade of it can be read.
 */
export function readableColor(colors: Colors, name: ThemeColor): string | undefined {
  const color = colors[name];
  if (!color) return undefined;
  for (let share = 1; share <= 50; share += 1)
    for (const towards of ['#000000', '#ffffff']) {
      const tried = mixColors(color, towards, share / 50);
      const pairs = themePairs({ ...colors, [name]: tried });
      if (pairs.every(({ text, ground, isRead }) => isRead || (text !== name && ground !== name)))
        return tried;
    }
  return undefined;
}

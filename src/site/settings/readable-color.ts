import { mixColors } from '#domain/color/mix-colors.ts';
import type { ThemeColor } from './theme-colors.ts';
import { themePairs } from './theme-schema.ts';

type Colors = Partial<Record<ThemeColor, string>>;

/**
 * The colour nearest to the one that is set with which every pair of it can be read: darker or lighter by as little as
 * does. Undefined where no shade of it would.
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

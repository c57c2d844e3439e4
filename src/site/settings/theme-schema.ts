import { z } from 'zod';
import { contrast } from '#domain/color/contrast.ts';
import { ownColors, type PageColor, type ThemeColor, themeColors } from './theme-colors.ts';

/** Which colour stands on which, and the least contrast (WCAG 2.2 AA: 4.5 for text, 3 for borders of controls). */
const pairs: readonly (readonly [text: PageColor, ground: PageColor, least: number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'sheet', 4.5],
  ['ink', 'tint', 4.5],
  ['ink-2', 'paper', 4.5],
  ['ink-3', 'paper', 4.5],
  ['ink-3', 'tint', 4.5],
  ['ink-3', 'tint-2', 4.5],
  ['line-2', 'paper', 3],
  ['line-2', 'tint', 3],
  ['brick', 'paper', 4.5],
  ['brick', 'tint', 4.5],
  ['white', 'brick', 4.5],
  ['white', 'brick-dark', 4.5],
  ['white', 'brick-press', 4.5],
  ['white', 'ink', 4.5],
  ['white', 'ink-2', 4.5],
  ['white', 'night', 4.5],
  ['night-2', 'night', 4.5],
  ['night-link', 'night', 4.5],
  ['sage', 'paper', 4.5],
  ['ochre', 'paper', 4.5],
  ['wine', 'paper', 4.5],
];

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'is a colour such as #a5432d');

/** Every pair in these colours. `ratio`: rounded down, since it must never read as one that is enough. */
export function themePairs(colors: Partial<Record<ThemeColor, string>>) {
  const all = themeColors(colors);
  return pairs.map(([text, ground, least]) => {
    const ratio = contrast(all[text], all[ground]);
    return { text, ground, least, ratio: Math.floor(ratio * 100) / 100, isRead: ratio >= least };
  });
}

/** The look of an agency. Unset colours are derived from set ones, else they are the product's. */
export const themeSchema = z
  .strictObject({
    colors: z.partialRecord(z.enum(Object.keys(ownColors) as [ThemeColor, ...ThemeColor[]]), color),
    /** 'own': the faces of the product. 'system': those of the visitor's device, nothing to load. */
    displayFont: z.enum(['own', 'text', 'georgia', 'system']),
    textFont: z.enum(['own', 'georgia', 'system']),
    /** The radius of the corners of controls, in px. */
    radius: z.int().min(0).max(12),
  })
  .superRefine(({ colors }, context) => {
    for (const { text, ground, least, ratio: shown, isRead } of themePairs(colors)) {
      if (isRead) continue;
      // Neither is set if both follow another colour that is.
      const set = [text, ground].filter((each) => each in colors).slice(0, 1);
      context.addIssue({
        code: 'custom',
        path: ['colors', ...set],
        message: `${text} on ${ground} has a contrast of ${shown.toFixed(2)}; ${least} is the least that can be read (WCAG AA)`,
      });
    }
  });

export type Theme = z.infer<typeof themeSchema>;

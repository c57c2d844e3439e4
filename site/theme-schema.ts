import { z } from 'zod';
import { contrast } from '#domain/contrast.ts';

/** The colours that an agency may set, with the product's own. The others follow the look of every agency. */
export const ownColors = {
  paper: '#fbf8f3',
  sheet: '#fffdfa',
  tint: '#f4eee5',
  'tint-2': '#ebe3d7',
  line: '#ded6c9',
  'line-2': '#8a8072',
  'ink-3': '#6b6357',
  'ink-2': '#48423a',
  ink: '#1d1b18',
  night: '#211e1a',
  brick: '#a5432d',
  'brick-dark': '#86331f',
  'brick-press': '#6e2818',
} as const;

export type ThemeColor = keyof typeof ownColors;

/** What stands on what, and the least contrast it needs (WCAG 2.2 AA: 4.5 for text, 3 for borders of what is operated). */
const pairs: [ThemeColor | '#ffffff', ThemeColor, number][] = [
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
  ['#ffffff', 'brick', 4.5],
  ['#ffffff', 'brick-dark', 4.5],
  ['#ffffff', 'brick-press', 4.5],
  ['#ffffff', 'night', 4.5],
];

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'is a colour such as #a5432d');

/** The face of an agency: its colours, typefaces and corners. What is not set is the product's own. */
export const themeSchema = z
  .strictObject({
    colors: z.partialRecord(z.enum(Object.keys(ownColors) as [ThemeColor, ...ThemeColor[]]), color),
    /** 'own': the faces of the product. 'system': those of the visitor's device, nothing to load. */
    displayFont: z.enum(['own', 'text', 'georgia', 'system']),
    textFont: z.enum(['own', 'georgia', 'system']),
    /** Of the corners of what can be operated, in px. */
    radius: z.int().min(0).max(12),
  })
  .superRefine(({ colors }, context) => {
    const all: Record<string, string> = { ...ownColors, ...colors };
    for (const [text, ground, least] of pairs) {
      const ratio = contrast(all[text] ?? text, all[ground] ?? '#ffffff');
      if (ratio >= least) continue;
      const set = text in colors ? text : ground;
      context.addIssue({
        code: 'custom',
        path: ['colors', set],
        message: `${text} on ${ground} has a contrast of ${ratio.toFixed(1)}; ${least} is the least that can be read (WCAG AA)`,
      });
    }
  });

export type Theme = z.infer<typeof themeSchema>;

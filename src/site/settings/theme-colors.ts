import { mixColors } from '#domain/color/mix-colors.ts';

/** The colours that an agency may set, with the product's own values. The other colours are derived or fixed. */
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

/** The colours that stand on night, derived from it. */
const ownOnNight = { 'night-line': '#433d35', 'night-2': '#bdb3a5', 'night-link': '#d9d0c3' } as const;

/** The same for every agency: their meaning is not a matter of taste. */
const fixedColors = { sage: '#4a6652', ochre: '#7a5200', wine: '#9b1239', white: '#ffffff' } as const;

const allOwn = { ...ownColors, ...ownOnNight, ...fixedColors };

export type PageColor = keyof typeof allOwn;

/**
 * How an unset colour is derived from others: by a share of the way from one to the other, as in the product's own
 * colours.
 */
const derived: [PageColor, PageColor, PageColor | '#000000', number][] = [
  ['sheet', 'paper', 'white', 0.5],
  ['tint', 'paper', 'ink', 0.04],
  ['tint-2', 'paper', 'ink', 0.09],
  ['line', 'paper', 'ink', 0.15],
  ['line-2', 'paper', 'ink', 0.53],
  ['ink-3', 'paper', 'ink', 0.68],
  ['ink-2', 'paper', 'ink', 0.82],
  ['night-line', 'night', 'white', 0.15],
  ['night-2', 'night', 'white', 0.66],
  ['night-link', 'night', 'white', 0.8],
  ['brick-dark', 'brick', '#000000', 0.2],
  ['brick-press', 'brick', '#000000', 0.34],
];

/** An unset colour is derived if one that it depends on is set to another than the product's. */
export function themeColors(set: Partial<Record<ThemeColor, string>>): Record<PageColor, string> {
  const all: Record<PageColor, string> = { ...allOwn, ...set };
  const differs = (name: string) =>
    name in ownColors && all[name as ThemeColor].toLowerCase() !== ownColors[name as ThemeColor];
  for (const [name, from, to, share] of derived) {
    if (name in set || !(differs(from) || differs(to))) continue;
    all[name] = mixColors(all[from], to === '#000000' ? to : all[to], share);
  }
  return all;
}

/** Only the colours that differ from the product's own. */
export function changedColors(set: Partial<Record<ThemeColor, string>>): [PageColor, string][] {
  const names = Object.keys(allOwn) as PageColor[];
  const all = themeColors(set);
  return names.flatMap((name) => {
    const color = all[name].toLowerCase();
    return color === allOwn[name] ? [] : [[name, color] as [PageColor, string]];
  });
}

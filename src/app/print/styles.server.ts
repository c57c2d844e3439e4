import { type PageColor, themeColors } from '#site/settings/theme-colors.ts';
import type { Theme } from '#site/settings/theme-schema.ts';
import type { Style } from './sheet.server.ts';

export type Colors = Readonly<Record<PageColor, string>>;

/** Text is at least 9 pt, particulars required by law 8 pt. */
export function stylesOf(colors: Colors) {
  const { ink } = colors;
  const display = (size: number, pitch: number, tracking = -0.02): Style => ({
    face: 'display',
    size,
    pitch,
    color: ink,
    tracking,
  });
  const text = (face: Style['face'], size: number, pitch: number, color: string): Style => ({
    face,
    size,
    pitch,
    color,
  });
  return {
    title: display(29, 30, -0.028),
    price: display(29, 30, -0.03),
    figure: display(17, 21),
    lede: display(15.5, 20.5, -0.008),
    name: text('bold', 10.5, 15.5, ink),
    contact: text('medium', 10.5, 15.5, ink),
    beside: text('medium', 10.5, 14.5, colors['ink-3']),
    body: text('regular', 10, 16, colors['ink-2']),
    label: text('regular', 9.5, 12.5, colors['ink-3']),
    value: text('medium', 9.5, 12.5, ink),
    heading: text('bold', 10.5, 14, ink),
    note: text('regular', 9, 13, colors['ink-3']),
    legal: text('regular', 8, 10.8, colors['ink-3']),
  };
}

export type Styles = ReturnType<typeof stylesOf>;

export type Look = { colors: Colors; styles: Styles };

/** How an agency prints, by the colours of its theme. */
export function lookOf(theme: Theme): Look {
  const colors = themeColors(theme.colors);
  return { colors, styles: stylesOf(colors) };
}

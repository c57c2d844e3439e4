import { changedColors, themeColors } from '#site/settings/theme-colors.ts';
import type { Theme } from '#site/settings/theme-schema.ts';

const families = {
  georgia: 'Georgia,"Liberation Serif",serif',
  system: 'system-ui,sans-serif',
  text: 'var(--font-text)',
} as const;

/**
 * Takes the theme of an agency; gives the style that makes the tokens (app/styles/tokens.css) its own, '' where it is
 * the product's, the colour for the browser's own bars, and which of the product's faces a page needs at once.
 */
export function presentTheme({ colors, displayFont, textFont, radius }: Theme) {
  const tokens = changedColors(colors).map(([name, color]) => `--color-${name}:${color}`);
  if (displayFont !== 'own') tokens.push(`--font-display:${families[displayFont]}`);
  if (textFont !== 'own') tokens.push(`--font-text:${families[textFont]}`);
  if (radius !== 2) tokens.push(`--radius-operate:${radius}px`);
  return {
    style: tokens.length > 0 ? `:root{${tokens.join(';')}}` : '',
    color: themeColors(colors).paper,
    displayFont: displayFont === 'own',
    textFont: textFont === 'own',
  };
}

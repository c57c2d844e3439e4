import { changedColors, themeColors } from '#site/settings/theme-colors.ts';
import type { Theme } from '#site/settings/theme-schema.ts';

const families = {
  georgia: 'Georgia,"Liberation Serif",serif',
  system: 'system-ui,sans-serif',
  text: 'var(--font-text)',
} as const;

/**
 * `style` replaces the tokens (interface/styles/tokens.css), '' for the product's own. `color` is for the browser's bars.
 * `displayFont` and `textFont` are true if a page needs that face of the product at once.
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

import type { Settings } from '#site/settings/settings.ts';
import { type PageColor, themeColors } from '#site/settings/theme-colors.ts';

export type MailLook = {
  colors: Record<PageColor, string>;
  displayFont: string;
  textFont: string;
  radius: number;
};

// Mail programs load no fonts: these are installed on every device.
const georgia = "Georgia, 'Times New Roman', serif";
const plain = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

export function mailLook({ colors, displayFont, textFont, radius }: Settings['theme']): MailLook {
  const text = textFont === 'georgia' ? georgia : plain;
  const display = displayFont === 'system' ? plain : displayFont === 'text' ? text : georgia;
  return { colors: themeColors(colors), displayFont: display, textFont: text, radius };
}

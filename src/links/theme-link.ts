import { ownColors, type ThemeColor } from '#site/settings/theme-colors.ts';
import type { Theme } from '#site/settings/theme-schema.ts';
import { readToken, signToken } from './signed-link.ts';

/** The key in the table `secret` that signs the links. */
export const THEME_KEY = 'theme';

const names = Object.keys(ownColors) as ThemeColor[];
const displayFonts = ['own', 'text', 'georgia', 'system'] as const;
const textFonts = ['own', 'georgia', 'system'] as const;

const UNSET = '______';
const SUBJECT = /^((?:[0-9a-f]{6}|_{6}){13})\.([0-3])([0-2])\.(\d{1,2})$/;

/** A link to preview an unsaved look in a frame: the link itself contains the look. */
export function signTheme(
  key: string,
  { colors, displayFont, textFont, radius }: Theme,
  until: Date,
): string {
  const written = names.map((name) => colors[name]?.slice(1).toLowerCase() ?? UNSET).join('');
  const fonts = `${displayFonts.indexOf(displayFont)}${textFonts.indexOf(textFont)}`;
  return signToken(key, 'theme', `${written}.${fonts}.${radius}`, until);
}

/** Undefined for a token that is not ours or has expired. */
export function readTheme(key: string, token: string, now: Date): Theme | undefined {
  const { subject = '', until } = readToken(key, 'theme', token, now) ?? {};
  const [, written = '', display, text, radius] = SUBJECT.exec(subject) ?? [];
  if (!written || !until) return undefined;
  const colors: Theme['colors'] = {};
  for (const [index, name] of names.entries()) {
    const color = written.slice(index * 6, index * 6 + 6);
    if (color !== UNSET) colors[name] = `#${color}`;
  }
  const [displayFont, textFont] = [displayFonts[Number(display)], textFonts[Number(text)]];
  return displayFont && textFont && { colors, displayFont, textFont, radius: Number(radius) };
}

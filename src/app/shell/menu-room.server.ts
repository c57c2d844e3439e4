import { type Language, languages } from '#domain/language.ts';
import type { Settings } from '#site/settings/settings.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { ShellMenuEntry } from './shell-links.server.ts';

/**
 * From which width on the menu stands in the bar, and how far its entries are apart; styles/shell.css has the widths.
 *
 * - airy: from 1280 px, further apart from 1400 px.
 * - close: from 1280 px.
 * - late: from 1440 px.
 * - drawer: never, since it would not fit into one row on any screen.
 */
export type MenuRoom = 'airy' | 'close' | 'late' | 'drawer';

/** Inside the column at 1280, 1400 and 1440 px. */
const room = { at1280: 1120, at1400: 1240, at1440: 1280 };

const gap = { parts: 32, entries: 20, icons: 20, airy: 100 };
const px = { mark: 46, logoPicture: 176, icon: 44, smallIcon: 20, arrow: 22, button: 40, language: 46 };

type Bar = {
  settings: Pick<Settings, 'agency' | 'header' | 'languages' | 'theme'>;
  language: Language;
  menu: readonly ShellMenuEntry[];
  freeValuation: boolean;
};

/**
 * The widths are estimated from the letters, a little too wide: a server that knows them draws the bar right before any
 * script runs, and nothing moves. `header-room.spec.ts` measures what comes of it.
 */
export function menuRoom({ settings, language, menu, freeValuation }: Bar): MenuRoom {
  const { agency, header, theme } = settings;
  // The product's own display font is narrower than those that an agency may choose.
  const display = theme.displayFont === 'own' ? 0.97 : 1.1;
  const t = textsFor(language);
  const inUse = languages.filter((code) =>
    settings.languages.some((each) => each.code === code && each.inUse),
  );
  const width = {
    logo: header.logo.pictureId
      ? px.logoPicture
      : px.mark + widthOf(agency.name, logoPx(agency.name)) * display,
    menu: sumWithGaps(
      menu.map(({ label, children }) => widthOf(label, 15) + (children.length > 0 ? px.arrow : 0)),
      gap.entries,
    ),
    languageSwitch: inUse.length > 1 ? px.language : 0,
  };
  const icons = px.icon + gap.icons + px.smallIcon;
  const button = freeValuation ? gap.icons + px.button + widthOf(t('FREE_EVALUATION'), 14) : 0;
  const owners = gap.icons + widthOf(t('OWNERS'), 15);
  const at = (side: 'left' | 'center' | 'right') =>
    (['logo', 'menu', 'languageSwitch'] as const)
      .filter((part) => header[part].position === side && width[part] > 0)
      .map((part) => width[part]);
  const left = sumWithGaps(at('left'), gap.parts);
  const center = sumWithGaps(at('center'), gap.parts);
  const right = sumWithGaps([...at('right'), icons + Math.max(button, owners)], gap.icons);
  // What is in the middle has as much room on either side.
  const need = center > 0 ? center + 2 * (Math.max(left, right) + gap.parts) : left + gap.parts + right;
  if (need + gap.airy <= room.at1400 && need <= room.at1280) return 'airy';
  if (need <= room.at1280) return 'close';
  return need <= room.at1440 ? 'late' : 'drawer';
}

/** As `.logo` in styles/shell.css on a wide screen. */
function logoPx(name: string): number {
  return Math.min(28, Math.max(18, 408 / name.length));
}

function sumWithGaps(widths: readonly number[], gapPx: number): number {
  return widths.reduce((sum, each) => sum + each, 0) + gapPx * Math.max(0, widths.length - 1);
}

/** Of a text in one of the site's fonts. */
function widthOf(text: string, fontPx: number): number {
  let ems = 0;
  for (const letter of text) ems += emsOf(letter);
  return ems * fontPx;
}

function emsOf(letter: string): number {
  if (/[ijlI'’.,:;!|]/.test(letter)) return 0.28;
  if (/[frt\s()/-]/.test(letter)) return 0.36;
  if (/[mwMW&@%]/.test(letter)) return 0.86;
  return /[\p{Lu}\d]/u.test(letter) ? 0.66 : 0.56;
}

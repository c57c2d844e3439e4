import { type Language, languages } from '#domain/language.ts';
import type { Settings } from '#site/settings/settings.ts';
import { textsFor } from '#texts/server/texts.ts';
import { displayShare, emsOf, widthOf } from './letter-widths.server.ts';
import type { ShellMenuEntry } from './shell-links.server.ts';

/**
 * The screen width from which the menu stands in the bar, and how far apart its entries are; styles/shell.css has the
 * widths.
 *
 * - airy: from 1280 px, further apart from 1400 px.
 * - close: from 1280 px.
 * - late: from 1440 px.
 * - drawer: never, since it would not fit into one row on any screen.
 */
type MenuRoom = 'airy' | 'close' | 'late' | 'drawer';

/** The width inside the column on screens of 1280, 1400 and 1440 px. */
const room = { at1280: 1120, at1400: 1240, at1440: 1280 };

const gap = { parts: 32, entries: 20, icons: 20, airy: 100 };
/** The narrowest screen with the menu in its bar. */
const fromPx = { airy: 1280, close: 1280, late: 1440, drawer: Number.POSITIVE_INFINITY };
/** The largest size of the name. */
const largestPx = 28;
const px = {
  mark: 46,
  widestPicture: 176,
  pictureHeight: 40,
  icon: 44,
  smallIcon: 20,
  arrow: 22,
  button: 40,
  language: 46,
};

type Bar = {
  settings: Pick<Settings, 'agency' | 'header' | 'languages' | 'theme'>;
  language: Language;
  menu: readonly ShellMenuEntry[];
  /** The agency's own logo, in place of the name. */
  picture: { width: number; height: number } | null;
  freeValuation: boolean;
};

/**
 * Chooses the room of the menu and the size of the name beside it, from 1280 and from 1440 px on: the largest that
 * leaves the menu on the same screens as the smallest would. The widths are estimated from the letters, a little too
 * wide: the server knows them, so the bar is right before any script runs and nothing moves. `header-room.spec.ts`
 * measures the result.
 */
export function menuRoom(bar: Bar): { menuRoom: MenuRoom; namePx: number; wideNamePx: number } {
  const least = Math.round(Math.min(largestPx, Math.max(18, 408 / bar.settings.agency.name.length)));
  const largestWith = (fits: (needPx: number) => boolean) => {
    const sizes = Array.from({ length: largestPx - least + 1 }, (_, step) => largestPx - step);
    return sizes.find((px) => fits(widthNeeded(bar, px))) ?? least;
  };
  const screens = fromPx[roomFor(widthNeeded(bar, least))];
  const namePx = largestWith((needPx) => fromPx[roomFor(needPx)] === screens);
  const menuRoom = roomFor(widthNeeded(bar, namePx));
  const more = menuRoom === 'airy' ? gap.airy : 0;
  return { menuRoom, namePx, wideNamePx: largestWith((needPx) => needPx + more <= room.at1440) };
}

function roomFor(needPx: number): MenuRoom {
  if (needPx + gap.airy <= room.at1400 && needPx <= room.at1280) return 'airy';
  if (needPx <= room.at1280) return 'close';
  return needPx <= room.at1440 ? 'late' : 'drawer';
}

function widthNeeded({ settings, language, menu, picture, freeValuation }: Bar, namePx: number): number {
  const { agency, header, theme } = settings;
  const t = textsFor(language);
  const inUse = languages.filter((code) =>
    settings.languages.some((each) => each.code === code && each.inUse),
  );
  const width = {
    logo: picture
      ? Math.min(px.widestPicture, (px.pictureHeight * picture.width) / picture.height)
      : (header.logo.icon === 'gable' ? px.mark : 0) + emsOf(agency.name) * displayShare(theme) * namePx,
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
  // The part in the middle needs equal room on both sides.
  return center > 0 ? center + 2 * (Math.max(left, right) + gap.parts) : left + gap.parts + right;
}

function sumWithGaps(widths: readonly number[], gapPx: number): number {
  return widths.reduce((sum, each) => sum + each, 0) + gapPx * Math.max(0, widths.length - 1);
}

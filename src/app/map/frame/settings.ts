import type { Language } from '#domain/language.ts';
import type { MapBox } from '#domain/search/area.ts';
import type { namesFrom } from './name-ranks.ts';

/** Taken from the tokens. */
export type MapColors = Record<
  'paper' | 'sheet' | 'tint' | 'tint-2' | 'line' | 'line-2' | 'ink-3' | 'ink-2' | 'ink',
  string
>;

/** The product's own drawing, a style of another host, or a file of tiles drawn in the same colours. */
export type BaseMap =
  | { kind: 'own' }
  | { kind: 'style'; address: string }
  | { kind: 'tiles'; address: string };

export type MapWords = {
  map: string;
  zoomIn: string;
  zoomOut: string;
  follow: string;
  draw: string;
  drawHint: string;
  finish: string;
  stop: string;
  clear: string;
  attribution: string;
  notSupported: string;
  /** How many properties are out of sight: `{{count}}` stands for their number. */
  farther: { one: string; other: string };
  loading: string;
  failed: string;
  showStreets: string;
  hideStreets: string;
  streetsFailed: string;
  tryAgain: string;
};

/** `rank`: 1 cities, 2 towns, 3 municipalities, 4 the localities in them. */
export type StillName = { name: string; rank: keyof typeof namesFrom; longitude: number; latitude: number };

/**
 * The box that fills the still drawing, and the names on it, larger places first. `farther`: as in the message of the
 * page (domain/map/map-message.ts).
 */
export type Still = { box: MapBox; farther?: MapBox; names: StillName[] };

/** Written into the page by server/map/frame-page.ts, read by the frame. */
export type FrameSettings = {
  language: Language;
  colors: MapColors;
  base: BaseMap;
  /** Those of another host, which a visitor of a list may ask for. */
  streets: 'none' | 'offered' | 'shown';
  words: MapWords;
  /** Null if the page asked for none. */
  still: Still | null;
};

/** The id of the element that holds the settings. */
export const settingsId = 'map-settings';
/** The id of the element that holds the still drawing. */
export const stillId = 'still';

import type { Language } from '#domain/language.ts';

/** The colours of the tokens that the map is drawn in. */
export type MapColors = Record<
  'paper' | 'sheet' | 'tint' | 'tint-2' | 'line' | 'line-2' | 'ink-3' | 'ink-2' | 'ink',
  string
>;

/** What the map lies on: the product's own drawing, a style of others, or a file of tiles drawn in the same colours. */
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
};

/** What the page of the frame says of itself; the server writes it (server/map/frame-page.ts), the frame reads it. */
export type FrameSettings = {
  language: Language;
  colors: MapColors;
  base: BaseMap;
  words: MapWords;
};

/** The id of the element that holds them. */
export const settingsId = 'map-settings';

import type { Language } from '#domain/language.ts';

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
  failed: string;
  streetsFailed: string;
  tryAgain: string;
};

/** Written into the page by server/map/frame-page.ts, read by the frame. */
export type FrameSettings = {
  language: Language;
  colors: MapColors;
  base: BaseMap;
  words: MapWords;
};

/** The id of the element that holds the settings. */
export const settingsId = 'map-settings';

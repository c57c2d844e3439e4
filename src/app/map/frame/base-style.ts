import type { StyleSpecification } from 'maplibre-gl';
import { ownStyle } from './own-style.ts';
import type { FrameSettings } from './settings.ts';
import { tilesStyle } from './tiles-style.ts';

/** A string is the address of a style. */
export function baseStyle(settings: FrameSettings): StyleSpecification | string {
  const { base } = settings;
  if (base.kind === 'style') return base.address;
  return base.kind === 'tiles' ? tilesStyle(settings, base.address) : ownStyle(settings);
}

import type { StyleSpecification } from 'maplibre-gl';
import { ownStyle } from './own-style.ts';
import type { FrameSettings } from './settings.ts';
import { tilesStyle } from './tiles-style.ts';

/** The style of another host replaces our own drawing once it has loaded (frame/place-map.ts). */
export function baseStyle(settings: FrameSettings): StyleSpecification {
  const { base } = settings;
  return base.kind === 'tiles' ? tilesStyle(settings, base.address) : ownStyle(settings);
}

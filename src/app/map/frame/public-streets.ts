import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import type { Language } from '#domain/language.ts';
import { loadPublicStyle } from './public-style.ts';

type Wanted = {
  address: string;
  language: Language;
  /** The product's own drawing. */
  own: () => StyleSpecification;
  /** What the map draws over each style. */
  dress?: (style: StyleSpecification) => StyleSpecification;
  replaced?: (isByStreets: boolean) => void;
};

/**
 * Replaces the own drawing by the style of another host. The drawing stays until that is there, and comes back if the
 * streets do not load: then false.
 */
export async function showPublicStreets(
  map: MapLibre,
  { address, language, own, dress = (style) => style, replaced }: Wanted,
): Promise<boolean> {
  try {
    const { style, arrived } = await loadPublicStyle(map, address, language);
    map.setStyle(dress(style), { diff: false });
    replaced?.(true);
    await arrived;
    return true;
  } catch (error) {
    console.warn(error);
    map.setStyle(own(), { diff: false });
    replaced?.(false);
    return false;
  }
}

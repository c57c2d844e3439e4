import type { BaseMap } from './settings.ts';

/**
 * The deepest zoom of the map; properties that still overlap there are shown side by side in a list. The product's own
 * drawing has nothing to show at the zoom of single streets.
 */
export function deepestOf({ kind }: BaseMap): number {
  return kind === 'own' ? 14 : 17;
}

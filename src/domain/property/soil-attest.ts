import type { Region } from '#domain/place/region.ts';
import type { OptionValue } from './option-sets.ts';

const flemish = ['blank', 'registered'] as const satisfies readonly OptionValue<'soilAttest'>[];

/**
 * What the document about the soil can say. Flanders tells whether the land is in its register, Brussels the category of
 * its inventory (ordinance of 5 March 2009), Wallonia the colour of the BDES (decree of 1 March 2018, art. 12).
 */
const inRegion: Record<Region, readonly OptionValue<'soilAttest'>[]> = {
  flanders: flemish,
  brussels: ['not_in_inventory', 'category_0', 'category_1', 'category_2', 'category_3', 'category_4'],
  wallonia: ['white', 'lavender', 'peach'],
  // Luxembourg has no such document.
  luxembourg: flemish,
};

export function soilAttestsIn(region: Region): readonly OptionValue<'soilAttest'>[] {
  return inRegion[region];
}

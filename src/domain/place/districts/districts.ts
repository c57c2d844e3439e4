import { districtsOfAntwerpAndLimburg } from './antwerp-and-limburg.ts';
import type { District } from './district.ts';
import { districtsOfFlandersAndBrabant } from './flanders-and-brabant.ts';
import { districtsOfLuxembourg } from './luxembourg.ts';
import { districtsOfWallonia } from './wallonia.ts';

/** The districts that every site knows; an agency adds its own in the settings. */
export const districts: readonly District[] = [
  ...districtsOfFlandersAndBrabant,
  ...districtsOfAntwerpAndLimburg,
  ...districtsOfWallonia,
  ...districtsOfLuxembourg,
];

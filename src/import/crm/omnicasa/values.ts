import type { ValueTable } from '#import/crm/mapping.ts';

// Omnicasa's own lists, as far as public code shows them. A value that is not here is reported and waits for a choice
// of the agency; null is known, and without a meaning here on purpose. Each agency makes its own lists of `subStatus`
// and `marquee`.

/** `Status`; a cancelled or inactive property is withdrawn, and the sub-status of an active one decides. */
export const statusOf: ValueTable = {
  0: null,
  1: 'available',
  2: 'sold',
  3: 'withdraw',
  4: 'rented',
  5: 'withdraw',
  6: 'sold',
};

/** `SubStatusName` in lower case: the words that agencies use most. Staff choose the meaning of any other. */
export const subStatusOf: ValueTable = {
  'te koop': 'available',
  'te huur': 'available',
  'à vendre': 'available',
  'à louer': 'available',
  'zu verkaufen': 'available',
  'zu vermieten': 'available',
  'in optie': 'option',
  optie: 'option',
  option: 'option',
  'sous option': 'option',
  'onder optie': 'option',
  reserviert: 'option',
  verkocht: 'sold',
  vendu: 'sold',
  verhuurd: 'rented',
  loué: 'rented',
};

/** `Goal`; 2 is a business that is taken over. */
export const purposeOf: ValueTable = { 0: 'sale', 1: 'rent', 2: 'sale' };

/** `CountryID`. */
export const countryOf: ValueTable = { 10: 10, 50: 50 };

/** `MainTypeID`. */
export const typeOf: ValueTable = {
  ...each('apartment', [1, 7]),
  ...each('duplex', [10]),
  ...each('studio', [11, 17]),
  ...each('ground_floor_flat', [12]),
  ...each('loft', [14]),
  ...each('penthouse', [15, 131]),
  ...each('student_room', [128]),
  ...each('building_plot', [3, 27]),
  ...each('agricultural_land', [30, 137]),
  ...each('project_land', [138]),
  ...each('office', [42, 127, 134]),
  ...each('industrial', [136]),
  ...each('retail', [133, 159, 165]),
  ...each('warehouse', [157]),
  ...each('mixed_use_building', [129]),
  ...each('apartment_building', [132, 135]),
  ...each('investment_property', [162]),
  ...each('dwelling', [139, 140, 145, 146, 148, 151, 153, 154, 163, 164]),
  ...each('farmhouse', [141, 142, 147]),
  ...each('bungalow', [143]),
  ...each('chalet', [144]),
  ...each('villa', [149, 156]),
  ...each('manor', [150]),
  ...each('castle', [152]),
  ...each('town_house', [155]),
  ...each('garage_box', [158]),
  125: null,
};

/** `TypeDescription` or `MainTypeName` in lower case, if there is no `MainTypeID`; staff choose the others. */
export const typeOfWord: ValueTable = {
  woning: 'dwelling',
  huis: 'house',
  rijwoning: 'terraced_house',
  villa: 'villa',
  appartement: 'apartment',
  studio: 'studio',
  duplex: 'duplex',
  penthouse: 'penthouse',
  loft: 'loft',
  bouwgrond: 'building_plot',
  garage: 'garage_box',
  kantoor: 'office',
  handelspand: 'retail',
  magazijn: 'warehouse',
  opbrengsteigendom: 'investment_property',
  maison: 'house',
  'terrain à bâtir': 'building_plot',
  bureau: 'office',
  entrepôt: 'warehouse',
  haus: 'house',
  wohnung: 'apartment',
};

/** `Construction`. */
export const facadesOf: ValueTable = { 1: 4, 2: 2, 3: 3 };

/** `ConditionID`. */
export const conditionOf: ValueTable = {
  ...each('new', [2, 3]),
  ...each('good', [1, 5, 7]),
  ...each('to_refresh', [9]),
  ...each('to_renovate', [4, 6]),
  ...each('to_demolish', [8]),
};

/** `FreeAvailable`; 'after works', 'at the private deed' and 'at a date' say no more than the date does. */
export const availabilityTermsOf: ValueTable = {
  1: 'at_deed',
  3: 'to_be_agreed',
  5: 'immediately',
  6: 'let',
  ...each(null, [2, 4, 7]),
};

/** `RearOrientation`; 9 and 10 say whether the sea is seen. */
export const orientationOf: ValueTable = {
  1: 'east',
  2: 'west',
  3: 'south',
  4: 'north',
  5: 'south_west',
  6: 'south_east',
  7: 'north_west',
  8: 'north_east',
  ...each(null, [9, 10]),
};

/** `HeatingB`: the source of the heat. */
export const heatingOf: ValueTable = {
  ...each('electric', [2, 13]),
  ...each('gas', [3, 9]),
  ...each('fuel_oil', [4, 8]),
  ...each('solar', [12]),
  ...each('heat_pump', [15]),
  ...each('pellets', [17]),
  ...each('wood', [18]),
  ...each(null, [1, 5, 6, 7, 10, 11, 14]),
};

/** `HeatingB` too, for values that say how the heat is given off. */
export const heatEmissionOf: Readonly<Record<string, string>> = {
  5: 'warm_air',
  10: 'underfloor',
  14: 'convectors',
};

/** `Heating`. */
export const heatingSystemOf: ValueTable = { 1: 'individual', 2: 'communal', 7: null, 8: 'communal' };

/** `Kitchen`; null for connections alone, which are no kitchen. */
export const kitchenOf: ValueTable = {
  1: 'none',
  ...each('fitted', [2, 9]),
  8: 'semi_equipped',
  ...each('fully_equipped', [3, 4, 5, 7, 10]),
  ...each('open', [11, 12, 13, 14, 15]),
  6: null,
};

/** `Roof`. */
export const roofOf: ValueTable = {
  ...each('pitched', [1, 3, 4, 5, 7, 8, 9, 11, 12]),
  6: 'flat',
  ...each(null, [2, 10]),
};

/** `RoofMaterial`. */
export const roofMaterialOf: ValueTable = {
  1: 'tiles',
  2: 'bitumen',
  3: 'thatch',
  6: 'slate',
  ...each(null, [4, 5, 7, 8, 9]),
};

/** `WindowFrame`. */
export const windowFrameOf: ValueTable = { 1: 'wood', 2: 'pvc', 3: 'aluminium', 4: 'aluminium' };

/** `WindowGlazing`. */
export const glazingOf: ValueTable = { 1: 'single', 2: 'double', 3: 'triple' };

/** `AreaApplication`; the others have no code in the Flemish list. */
export const zoningOf: ValueTable = {
  1: 'wg',
  4: 'igb',
  7: 'bg',
  8: 'ag',
  11: 'pg',
  12: 'ng',
  14: 'gdr',
  17: 'lwag',
  18: 'nr',
  19: 'wche',
  20: 'wp',
  21: 'wug',
  22: 'wglk',
  23: 'gvr',
  1000: 'requested',
  ...each(null, [2, 3, 5, 6, 9, 10, 13, 15, 16, 1001]),
};

function each(token: string | null, ids: readonly number[]): ValueTable {
  return Object.fromEntries(ids.map((id) => [id, token]));
}

import type { ValueTable } from '#import/crm/mapping.ts';

// Whise's own lists (api.whise.eu/reference), as far as public code and its demonstration account show them. Ids
// that are not here are reported and wait for a choice of the agency.

/** `purposeStatus.id`; ids neither here nor below are reported. */
export const availabilityOf: ValueTable = {
  1: 'available',
  2: 'available',
  15: 'available',
  5: 'option',
  6: 'option',
  12: 'option',
  13: 'option',
  14: 'option',
  16: 'option',
  21: 'option',
  22: 'option',
  3: 'sold',
  17: 'sold',
  4: 'rented',
  8: 'withdraw',
  9: 'withdraw',
  10: 'withdraw',
  11: 'withdraw',
  19: null,
  20: null,
  23: null,
  24: null,
  25: null,
  26: null,
  27: null,
  28: null,
};

/** `displayStatusId`: offline; online in three ways; past work of the agency. */
export const visibilityOf: ValueTable = {
  1: 'withdraw',
  2: 'publish',
  3: 'publish',
  4: 'publish',
  5: 'publish',
};

/** `purpose.id`; 3 is a life annuity, whose price means something else. */
export const purposeOf: ValueTable = { 1: 'sale', 2: 'rent', 3: null };

/** `country.id`. */
export const countryOf: ValueTable = { 1: 10, 5: 50 };

/** `subCategory.id`. */
export const typeOf: ValueTable = {
  ...ofType('villa', [9, 13, 36, 155]),
  ...ofType('bungalow', [5]),
  ...ofType('manor', [12]),
  ...ofType('castle', [14]),
  ...ofType('farmhouse', [4]),
  ...ofType('chalet', [10, 158, 174]),
  ...ofType('semi_detached_house', [90]),
  ...ofType('dwelling', [1, 7, 71, 89]),
  ...ofType('apartment', [17, 20, 69, 72, 156]),
  ...ofType('studio', [21]),
  ...ofType('ground_floor_flat', [25, 73]),
  ...ofType('duplex', [18]),
  ...ofType('triplex', [22]),
  ...ofType('penthouse', [19, 94]),
  ...ofType('loft', [23]),
  ...ofType('service_flat', [95, 165]),
  ...ofType('student_room', [93, 160]),
  ...ofType('building_plot', [26, 161]),
  ...ofType('agricultural_land', [27, 30, 31, 33]),
  ...ofType('forest', [32]),
  ...ofType('project_land', [78, 88, 159]),
  ...ofType('garage_box', [6, 51, 52, 85, 86]),
  ...ofType('parking_space', [48, 49, 170]),
  ...ofType('retail', [42, 65, 151, 162, 164]),
  ...ofType('catering', [43, 54]),
  ...ofType('warehouse', [53, 84]),
  ...ofType('apartment_building', [3]),
  ...ofType('mixed_use_building', [8, 37, 45, 47, 171, 172]),
};

/** `category.id`, if the sub-category says nothing. */
export const typeOfCategory: ValueTable = {
  1: 'dwelling',
  2: 'apartment',
  3: 'building_plot',
  4: 'office',
  6: 'industrial',
};

/** `state.id`. */
export const conditionOf: ValueTable = {
  ...ofType('new', [1, 11, 13, 21]),
  ...ofType('as_new', [2]),
  ...ofType('good', [3, 4, 15]),
  ...ofType('to_refresh', [5, 14]),
  ...ofType('to_renovate', [6]),
  ...ofType('to_demolish', [7, 8]),
  ...ofType('shell', [12, 19, 20]),
};

/** `availability.id`. */
export const availabilityTermsOf: ValueTable = {
  1: 'to_be_agreed',
  2: 'to_be_agreed',
  3: 'to_be_agreed',
  5: 'immediately',
  6: 'at_deed',
  7: 'to_be_agreed',
};

/** The kinds of detail 1020. Underfloor heating names no source of heat. */
export const heatingOf: ValueTable = {
  ...ofType('gas', [659, 660, 668, 670, 673]),
  ...ofType('fuel_oil', [661, 669, 671, 1168]),
  ...ofType('electric', [662, 675]),
  ...ofType('heat_pump', [667, 1490]),
  ...ofType('pellets', [1000]),
  ...ofType('wood', [664, 1001]),
  ...ofType('district', [674]),
  ...ofType('solar', [665]),
  672: null,
};

/** Detail 53. */
export const heatingSystemOf: ValueTable = { 638: 'individual', 639: 'communal' };

/** Detail 1595. */
export const kitchenOf: ValueTable = {
  683: 'none',
  684: 'semi_equipped',
  685: 'fitted',
  686: 'fully_equipped',
  687: 'open',
  688: 'open',
  689: 'open',
};

/** Detail 1736; the others have no code in the Flemish list. */
export const zoningOf: ValueTable = {
  12: 'wg',
  13: 'wche',
  999: 'wglk',
  14: 'wp',
  15: 'wug',
  6: 'igb',
  19: 'iab',
  7: 'gdr',
  8: 'gvr',
  1: 'ag',
  18: 'lwag',
  5: 'bg',
  10: 'ng',
  17: 'nr',
  11: 'pg',
  ...ofType(null, [2, 3, 4, 9, 16, 1839, 1871]),
};

/** Detail 2712; nobody has confirmed the meaning of 1833 and 1835, so they are reported. */
export const summonsOf: ValueTable = { 1832: 'dv', 1834: 'bo', 1836: 'ms', 1837: 'gdv' };

/** Detail 2223. */
export const floodZoneOf: ValueTable = { 1231: 'area', 1232: 'zone' };

function ofType(token: string | null, ids: readonly number[]): ValueTable {
  return Object.fromEntries(ids.map((id) => [id, token]));
}

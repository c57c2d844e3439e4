import type { ValueTable } from '#import/crm/mapping.ts';

// SweepBright's own lists, as far as public code shows them. A value that is not here is reported and waits for a
// choice of the agency; null is known, and without a meaning here on purpose.

/** `status`; an agreement is not a deed yet: agencies that call it sold say so in their own list. */
export const availabilityOf: ValueTable = {
  prospect: null,
  available: 'available',
  bid: 'option',
  option: 'option',
  agreement: 'option',
  under_contract: 'option',
  sold: 'sold',
  rented: 'rented',
};

export const publicationOf: ValueTable = { public: 'publish' };

export const purposeOf: ValueTable = { sale: 'sale', let: 'rent' };

/** `location.country`. */
export const countryOf: ValueTable = { BE: 10, LU: 50 };

/** `sub_type`; null leaves the choice to `type`. */
export const typeOfSubType: ValueTable = {
  detached: 'detached_house',
  semi_detached: 'semi_detached_house',
  'semi-detached': 'semi_detached_house',
  terraced: 'terraced_house',
  townhouse: 'town_house',
  bungalow: 'bungalow',
  cottage: 'chalet',
  mansion: 'manor',
  farm: 'farmhouse',
  condo: 'apartment',
  loft: 'loft',
  duplex: 'duplex',
  penthouse: 'penthouse',
  student_accommodation: 'student_room',
  investment_property: 'investment_property',
  agricultural: 'agricultural_land',
  pasture_land: 'agricultural_land',
  buildable: 'building_plot',
  recreational: null,
  private_garage: 'garage_box',
  indoor_parking_space: 'parking_space',
  outdoor_parking_space: 'parking_space',
  covered_outdoor_space: 'parking_space',
  coworking: 'office',
  flex_office: 'office',
  open_office: 'office',
  retail: 'retail',
  shop: 'retail',
  restaurant_and_café: 'catering',
  warehouse: 'warehouse',
  industrial: 'industrial',
  healthcare: null,
  leasure_and_sport: null,
  leasure_and_sports: null,
};

/** `type`. */
export const typeOf: ValueTable = {
  apartment: 'apartment',
  house: 'house',
  land: 'land',
  office: 'office',
  parking: 'garage',
  commercial: 'business',
  commercial_property: 'business',
};

/** Fronts of a house, by `sub_type`. */
export const facadesOf: Readonly<Record<string, number>> = {
  detached: 4,
  semi_detached: 3,
  'semi-detached': 3,
  terraced: 2,
};

/** `general_condition`. */
export const conditionOf: ValueTable = {
  new: 'new',
  mint: 'as_new',
  good: 'good',
  fair: 'to_refresh',
  poor: 'to_renovate',
};

export const orientationOf: ValueTable = {
  N: 'north',
  NE: 'north_east',
  E: 'east',
  SE: 'south_east',
  S: 'south',
  SW: 'south_west',
  W: 'west',
  NW: 'north_west',
};

/** `amenities`: the attribute of ours that each one answers. A parking space is no garage, and has none here. */
export const amenityOf: ValueTable = {
  garden: 'hasGarden',
  terrace: 'hasTerrace',
  balcony: 'hasBalcony',
  garage: 'hasGarage',
  pool: 'hasSwimmingPool',
  lift: 'hasLift',
  basement: 'hasCellar',
  attic: 'hasAttic',
  storage_space: 'hasStorageRoom',
  sewer_access: 'hasSewer',
  water_access: 'hasWater',
  climate_control: 'hasAirConditioning',
  parking: null,
  guesthouse: null,
  cooling_room: null,
  display_window: null,
  reception_area: null,
  waiting_area: null,
  drainage: null,
  road_access: null,
  print_and_copy_area: null,
  server_room: null,
  electrical_gate: null,
  manual_gate: null,
  fenced: null,
  remote_control: null,
  key_card: null,
  code: null,
};

/** `rooms[].type`, which occurs in the singular and in the plural. */
export const roomKindOf: ValueTable = {
  living_room: 'living_room',
  living_rooms: 'living_room',
  kitchen: 'kitchen',
  kitchens: 'kitchen',
  bedroom: 'bedroom',
  bedrooms: 'bedroom',
  bathroom: 'bathroom',
  bathrooms: 'bathroom',
  shower_room: 'shower_room',
  shower_rooms: 'shower_room',
  toilet: 'toilet',
  toilets: 'toilet',
  storage_room: 'storage_room',
  storage_rooms: 'storage_room',
  showroom: 'shop',
  showrooms: 'shop',
  manufacturing_area: 'workshop',
  manufacturing_areas: 'workshop',
  terrace: 'terrace',
  basement: 'cellar',
  attic: 'attic',
  balcony: null,
  garden: null,
};

/** A unit of a size, in m². */
export const unitM2: ValueTable = {
  sq_m: 1,
  are: 100,
  hectare: 10_000,
  sq_ft: 0.092_903_04,
  acre: 4046.856_422_4,
};

/** `report_electricity_gas`. */
export const inspectionOf: ValueTable = {
  conform: 'compliant',
  not_conform: 'not_compliant',
  no_report: null,
  not_applicable: null,
};

/** `flood_risk`: a potential risk is no delimited area. */
export const floodAreaOf: ValueTable = {
  effective_flood_sensitive_area: 'area',
  potential_flood_sensitive_area: null,
  no_flood_risk_area: null,
};

export const floodScoreOf: ValueTable = { A: 'a', B: 'b', C: 'c', D: 'd' };

/** `land_use_designation`; the mixed area has no code in the Flemish list. */
export const zoningOf: ValueTable = { residential: 'wg', mixed_residential: null };

/** `urban_planning_breach`: a breach does not say which kind of summons came of it. */
export const summonsOf: ValueTable = { false: 'gdv' };

export const asbestosOf: ValueTable = { conform: 'safe', not_conform: 'not_safe' };

/** `rent_period`: a rent is shown by the month. */
export const rentPeriodOf: ValueTable = { month: 'month', week: null };

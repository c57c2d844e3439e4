import type { ValueTable } from '#import/crm/mapping.ts';

// The closed lists of Skarabee's Weblink, with what each value means here; null: nothing, on purpose. Skarabee writes
// UNDEFINED for no value.

/** `FlowStatus`: the purpose and the availability. */
export const flowOf: ValueTable = {
  FOR_SALE: 'sale available',
  FOR_SALE_WITH_BID: 'sale option',
  FOR_SALE_RESERVED: 'sale option',
  TO_COMPLETE_OPTION_FOR_SALE: 'sale option',
  TO_COMPLETE_FOR_SALE: 'sale option',
  SOLD_UNDER_RESERVE: 'sale option',
  SOLD: 'sale sold',
  SOLD_DEED_EXECUTED: 'sale sold',
  FOR_SALE_ON_HOLD: 'sale withdraw',
  FOR_RENT: 'rent available',
  TO_NEGOTIATE_FOR_RENT: 'rent available',
  FOR_RENT_RESERVED: 'rent option',
  TO_COMPLETE_FOR_RENT: 'rent option',
  RENTED_WITH_CONTRACT: 'rent rented',
  RENTED_MOVED: 'rent rented',
  FOR_RENT_ON_HOLD: 'rent withdraw',
  RENTED_IN_MANAGEMENT: null,
  PROSPECT_FOR_RENT: null,
  PREPARATION_FOR_RENT: null,
  PROSPECT_FOR_SALE: null,
  PREPARATION_FOR_SALE: null,
};

/** `Status`: the same, coarser. */
export const statusOf: ValueTable = {
  FOR_SALE: 'sale available',
  FOR_RENT: 'rent available',
  OPTION_FOR_SALE: 'sale option',
  OPTION_FOR_RENT: 'rent option',
  SOLD: 'sale sold',
  RENTED: 'rent rented',
  FOR_SALE_ORDER_ENDED: 'sale withdraw',
  FOR_RENT_ORDER_ENDED: 'rent withdraw',
  PROSPECT_FOR_SALE: null,
  PROSPECT_FOR_RENT: null,
  PRICING: null,
  IN_MANAGEMENT: null,
};

/** `Address.CountryID`; homes elsewhere have no place here. */
export const countryOf: ValueTable = { BE: 10, LU: 50 };

/** `Typo.Genre`. */
export const typeOf: ValueTable = {
  ...each('villa', ['Villa', 'ExclusiveVilla']),
  ...each('bungalow', ['Bungalow', 'PatioBungalow', 'SemiBungalow']),
  ...each('town_house', ['TownDwelling', 'CityDwelling', 'CanalHouse']),
  ...each('manor', ['Mansion', 'LordHouse', 'StandingDwelling', 'Domain', 'Bastide', 'Presbytery']),
  ...each('castle', ['Castle']),
  ...each('farmhouse', [
    'Farm',
    'Farmhouse',
    'CourtyardHouse',
    'Mas',
    'WatermillHouse',
    'WindmillHouse',
    'Barn',
  ]),
  ...each('chalet', ['Chalet', 'Cottage']),
  ...each('holiday_home', ['HolidayHouse', 'HouseBoat', 'Caravan', 'Pavilion']),
  ...each('dwelling', [
    ...['ArchitectDwelling', 'DriveInHouse', 'DykeHouse', 'FishermanDwelling', 'GroundfloorBasementHouse'],
    ...['HotelDwelling', 'Dwelling_Other', 'PileDwelling', 'SingleFamilyDwelling', 'SmallDwelling'],
    ...['SplitLevelHouse', 'WaterDwelling', 'Dwelling_Unspecified', 'Dwelling_Kangaroo'],
  ]),
  ...each('mixed_use_building', ['MixedDwelling']),
  ...each('apartment_building', ['Dwelling_Building', 'Flat_Building']),
  ...each('apartment', [
    ...['Flat_Other', 'Flat_Unspecified', 'BasementFlat', 'RoofAppartement', 'UpstairsDwelling'],
    ...['T1', 'T2', 'T3', 'T4', 'T5', 'T6'],
  ]),
  ...each('ground_floor_flat', ['GroundfloorFlat', 'GroundfloorBasementFlat']),
  ...each('duplex', ['Duplex', 'Maisonette']),
  ...each('triplex', ['Triplex']),
  ...each('penthouse', ['Penthouse']),
  ...each('loft', ['Loft']),
  ...each('studio', ['Studio', 'IndependentRoom']),
  ...each('student_room', ['StudentRoom', 'Room_Other']),
  ...each('garage_box', ['GarageBox', 'Carport']),
  ...each('parking_space', ['ParkingCellar', 'ParkingLot', 'ParkingPlace']),
  ...each('forest', ['Forest']),
  ...each('agricultural_land', ['PastureLand', 'Agricultural', 'ArableLand', 'Orchard', 'Vineyard']),
  ...each('land', ['RecreationGround', 'ProfessionalLand_Other', 'Catering', 'Industry', 'Office', 'Shop']),
  ...each('catering', [
    ...['Bar', 'Cafe', 'Catering_Other', 'Disco', 'Hotel', 'MotorwayRestaurant', 'PartyHall', 'Restaurant'],
    'TeaRoom',
  ]),
  ...each('office', ['Office_Commercial', 'Office_Other', 'Services', 'Practice']),
  ...each('warehouse', ['Hangar', 'Warehouse']),
  ...each('industrial', ['Industry_Other', 'Workshop', 'Garage']),
  ...each('retail', ['Boutique', 'Shop_Commercial', 'Shop_Other', 'Showroom']),
  ...each('business', ['ProfessionalOther_Unspecified']),
  Other_Unspecified: null,
};

/** `Typo.Sort`, if the genre says nothing. */
export const typeOfSort: ValueTable = {
  Dwelling: 'dwelling',
  Flat: 'apartment',
  Land: 'building_plot',
  ServiceFlat: 'service_flat',
  Room: 'student_room',
  Parking: 'garage',
  Catering: 'catering',
  Office: 'office',
  Industry: 'industrial',
  Shop: 'retail',
  ProfessionalOther: 'business',
  ProfessionalLand: 'land',
  Other: null,
};

/** The end of `Typo.Characterisation`; a quadrant has neighbours on two sides, at right angles. */
export const facadesOf: ValueTable = {
  Detached: 4,
  SemiDetached: 3,
  LinkedSemiDetached: 3,
  HalfDetached: 3,
  Corner: 3,
  End: 3,
  Terraced: 2,
  Linked: 2,
  Quadrant: 2,
  ...each(null, [
    'Corridor',
    'Gallery',
    'Highrise',
    'Porch',
    'Condominium',
    'Villa',
    'Townhouse',
    'Haussmann',
  ]),
  ...each(null, [
    'InComplex',
    'InDwelling',
    'InFlat',
    'Annex',
    'Inbuilt',
    'InShoppingCenter',
    'InOfficeBuilding',
  ]),
};

/** `CommonWalls`. */
export const facadesOfWalls: ValueTable = { ONE_WALL: 3, TWO_WALLS: 2, THREE_WALLS: 1, FOUR_WALLS: null };

/** `GeneralState`. */
export const conditionOf: ValueTable = {
  READY_FOR_ENTRY: 'good',
  NORMAL: 'good',
  LUXURY_FINISH: 'as_new',
  TO_REFURBISH: 'to_refresh',
  TO_RENOVATE: 'to_renovate',
  TO_BE_DEMOLISHED: 'to_demolish',
  SIMPLE: null,
};

/** `HeatingTypes`: first the sources of heat, then the ways of heating. */
export const heatingOf: ValueTable = {
  ...each('gas', ['NATURAL_GAS', 'GAS_STOVE', 'GAS_FIREPLACE']),
  ...each('fuel_oil', ['HEATING_OIL']),
  ...each('electric', ['ELECTRICITY', 'ELECTRICAL_BOILER_RENT', 'ELECTRICAL_BOILER_OWN']),
  ...each('heat_pump', ['HEATING_PUMP', 'GEOTHERMAL', 'HP_BOILER']),
  ...each('pellets', ['PELLET_STOVE']),
  ...each('district', ['DISTRICT_HEATING']),
  ...each('solar', ['SOLAR_COLLECTORS']),
  ...each('individual', ['INDIVIDUAL']),
  ...each('communal', ['COLLECTIVE_HEATING', 'CENTRAL_FACILITIES']),
  ...each('underfloor', ['FLOOR_HEATING_FULLY', 'FLOOR_HEATING_PARTIAL']),
  ...each('warm_air', ['HOT_AIR_HEATING']),
  ...each(null, [
    'NONE',
    'OTHER',
    'CENTRALLY_HEATED',
    'GEYSER_RENT',
    'GEYSER_OWN',
    'BOILER_RENT',
    'BOILER_OWN',
  ]),
  ...each(null, ['COALS', 'PARENT_HEARTH', 'AIRCO', 'WINDMILL', 'FIRE_PLACE', 'FIRE_PLACE_POSSIBLE']),
  ...each(null, ['CONDENSING_BOILER', 'COMBI_BOILER']),
};

/** `GlazingTypes`. */
export const glazingOf: ValueTable = {
  SINGLE: 'single',
  DOUBLE: 'double',
  TRIPLE: 'triple',
  HIGHEFFICIENCY: 'high_yield',
  SUPERINSULATING: 'high_yield',
  PARTLY_DOUBLE: null,
  BAY: null,
  OTHER: null,
};

export const windowOf: ValueTable = { PVC: 'pvc', WOOD: 'wood', ALUMINIUM: 'aluminium', OTHER: null };

export const roofOf: ValueTable = {
  ...each('pitched', [
    'PITCHED_ROOF',
    'LEAN_TO_ROOF',
    'MANSARD_ROOF',
    'CROSS_GABLE_ROOF',
    'SHIELD_ROOF',
    'TENT_ROOF',
  ]),
  ...each('flat', ['FLAT_FELT_ROOF', 'FLAT_WOODEN_ROOF', 'FLAT_CONCRETE_ROOF', 'FLAT_ROOF']),
  ...each(null, ['COMPOSITE_ROOF', 'DOME_ROOF', 'OTHER']),
};

export const roofMaterialOf: ValueTable = {
  ...each('tiles', ['TILES', 'INDUSTRIAL_TILES', 'TILES_TERRA_COTTA']),
  SLATE: 'slate',
  STUBBLE: 'thatch',
  ZINC: 'zinc',
  ...each(null, ['CONCRETE', 'SHEETING', 'IN_TERRACE', 'OTHER', 'UNKNOWN']),
};

/** `KitchenType`. */
export const kitchenOf: ValueTable = {
  BUILD_WITHOUT_APPLIANCES: 'fitted',
  BUILD_WITH_APPLIANCES: 'fully_equipped',
  OPEN_KITCHEN: 'open',
};

/** `KitchenGenre`, if the type says nothing. */
export const kitchenOfGenre: ValueTable = {
  OPEN_KITCHEN: 'open',
  AMERICAN_KITCHEN: 'open',
  SEMI_OPEN_KITCHEN: 'open',
  BUILD_WITH_APPLIANCES: 'fully_equipped',
  CLOSED_KITCHEN: null,
  LARGE_KITCHEN: null,
  KITCHENETTE: null,
};

/** `Acception`; for 'by a date' only the date itself says when. */
export const availabilityTermsOf: ValueTable = {
  IMMEDIATELY: 'immediately',
  IN_CONSULTATION: 'to_be_agreed',
  BY_DEED: 'at_deed',
  BY_DATE: null,
  WHEN_READY: null,
};

/** `Garnished`. */
export const furnishedOf: ValueTable = { TOTAL: 'true', NO: 'false', PARTIAL: null };

/** `RentTime`, in months. */
export const leaseMonthsOf: ValueTable = {
  ONE_YEAR: 12,
  TWO_YEARS: 24,
  THREE_YEARS: 36,
  SIX_YEARS: 72,
  NINE_YEARS: 108,
  RENOVATION: null,
  LIFETIME: null,
};

/** `ServiceChargesPayment`. */
export const chargesKindOf: ValueTable = { ADVANCE: 'advance', FIXED_RATE: 'flat_rate' };

/** `Energy.Class`; ECR, PN and BLANK say that there is no class, not why. */
export const energyLabelOf: ValueTable = {
  ...Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => [letter, letter.toLowerCase()])),
  'A+': 'a_plus',
  'A++': 'a_plusplus',
  ...each(null, ['A_3PLUS', 'A_4PLUS', 'A_5PLUS', 'O', 'ECR', 'PN', 'BLANK']),
};

/** `UrbanDevelopment.AreaApplication`. */
export const zoningOf: ValueTable = {
  ...Object.fromEntries(
    [
      ...[
        'Wg',
        'Wug',
        'Wp',
        'Wche',
        'Wglk',
        'Igb',
        'Iab',
        'Ag',
        'Bg',
        'Ng',
        'Nr',
        'Pg',
        'Lwag',
        'Gdr',
        'Gvr',
      ],
    ].map((code) => [code, code.toLowerCase()]),
  ),
  OTHER: null,
};

/** `UrbanDevelopment.JudicialDecisionType`. */
export const summonsOf: ValueTable = { Dv: 'dv', Ho: 'ho', Bo: 'bo', Lod: 'lod', Ms: 'ms', Gmo: 'gmo' };

/** `UrbanDevelopment.ProtectedMonument`; an inventory protects nothing. */
export const heritageOf: ValueTable = { PROTECTED: 'true', NOT_PROTECTED: 'false', INVENTORIED: null };

/** `DelimitedFloodplainOrRiverbank`: in an area, in a zone beside water. */
export const floodZoneOf: ValueTable = { FLOODPLAIN: 'area', RIVERBANK: 'zone', NONE: 'none' };

/** `DistanceTo…`: the upper bound, in metres. */
export const distanceOf: ValueTable = {
  LESS_THAN_500M: 500,
  BETWEEN_500M_1000M: 1000,
  BETWEEN_1000M_1500M: 1500,
  BETWEEN_1500M_2000M: 2000,
  BETWEEN_2KM_3KM: 3000,
  BETWEEN_3KM_4KM: 4000,
  BETWEEN_4KM_5KM: 5000,
  MORE_THAN_5KM: null,
};

/** `Areas`: the kinds of rooms; other areas are left out. */
export const roomOf: ValueTable = {
  LIVING_ROOM: 'living_room',
  DINING_ROOM: 'dining_room',
  KITCHEN: 'kitchen',
  BEDROOM: 'bedroom',
  DRESSING: 'dressing_room',
  BATHROOM: 'bathroom',
  ...each('shower_room', ['LAVATORYROOM', 'SHOWERROOM']),
  TOILET: 'toilet',
  ...each('hall', ['HALL', 'LANDING', 'CLOAKROOM', 'PORCH']),
  OFFICE: 'study',
  ...each('storage_room', ['STORAGE', 'SCULLERY', 'STORAGEROOM']),
  ...each('laundry_room', ['LAUNDRY_ROOM', 'UTILITY_ROOM']),
  VERANDAH: 'conservatory',
  ...each('cellar', ['CELLAR', 'BASEMENTROOM']),
  ATTICK: 'attic',
  GARAGE: 'garage',
  ...each('workshop', ['WORKSHOP', 'ATELIER', 'LABROOM']),
  ...each('terrace', ['TERRACE', 'ROOF_TERRACE']),
  ...each('office', ['OFFICESPACE', 'FLEXROOM']),
  MEETINGROOM: 'meeting_room',
  ...each('shop', ['SHOWROOM', 'SHOPPINGSPACE']),
  ...each('warehouse', ['PRODUCTIONHALL', 'LOGISTICSROOM']),
  ...each('other', ['BACKROOM', 'KABINET', 'CANTINE', 'OTHER']),
  ...each(null, ['PARKING', 'GARDEN', 'CORNER', 'DORMER', 'BALCONY', 'LOGGIA']),
};

/** `PictureType`. */
export const pictureOf: ValueTable = {
  ...each('photo', ['FIRST_PICTURE', 'INTERIEUR', 'EXTERIEUR', 'GARDEN']),
  ...each('plan', ['MAP_OVERALL', 'MAP_UPSTAIRS', 'MAP_DOWNSTAIRS']),
  ...each(null, ['PRINTS', 'POSTER']),
};

function each(token: string | null, values: readonly string[]): ValueTable {
  return Object.fromEntries(values.map((value) => [value, token]));
}

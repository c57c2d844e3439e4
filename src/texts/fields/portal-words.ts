/**
 * The words of portals and other programs for values, with their most likely meaning, for a guess that a user confirms.
 * They
 * add to the synonyms, which are always read. By attribute, then by token.
 */
export const portalWords: Record<string, Record<string, string>> = {
  purpose: {
    sale: 'FOR_SALE|SALE|KAUF|TO_SELL|verkopen|vendre',
    rent: 'FOR_RENT|RENT|LET|TO_RENT|verhuren|louer|lease',
  },
  availability: {
    available: 'online|on the market|te koop|te huur|a vendre|a louer|PUBLISHED|for sale|for rent',
    option: 'UNDER_OPTION|UNDER_OFFER|under offer|sale agreed|RESERVED|gereserveerd|compromis',
    sold: 'SOLD|SOLD_STC|sold subject to contract',
    rented: 'RENTED|LET_AGREED|let agreed',
  },
  type: {
    house: 'HOUSE|single family house|home|woonhuis|woning',
    apartment: 'APARTMENT|FLAT_STUDIO|condo|unit',
    land: 'LAND|PLOT',
    garage: 'GARAGE',
    office: 'OFFICE',
    villa: 'VILLA',
    business: 'COMMERCIAL|BUSINESS',
    apartment_building: 'APARTMENT_GROUP|APARTMENT_BLOCK',
    investment_property: 'MIXED_USE_BUILDING|INCOME_PROPERTY',
    parking_space: 'OUTDOOR_PARKING_SPACE|INDOOR_PARKING_SPACE',
    student_room: 'KOT|STUDENT_HOUSING',
    ground_floor_flat: 'GROUND_FLOOR',
    town_house: 'TOWN_HOUSE',
    farmhouse: 'FARMHOUSE|COUNTRY_COTTAGE',
  },
  condition: {
    new: 'NEW|NEW_BUILD|neubau',
    as_new: 'AS_NEW|JUST_RENOVATED|pas gerenoveerd|recemment renove|excellent',
    good: 'GOOD|goed|bon etat|bon|gut|WELL_MAINTAINED',
    to_refresh: 'TO_BE_DONE_UP|TO_REFRESH|op te frissen|a rafraichir|NEEDS_REFRESH',
    to_renovate: 'TO_RENOVATE|TO_RESTORE|te renoveren|a renover|renovierungsbedurftig|poor|FIXER_UPPER',
    to_demolish: 'TO_DEMOLISH|af te breken|a demolir|abbruchreif',
    shell: 'SHELL|CASCO|gros oeuvre|rohbau',
  },
  kitchen: {
    none: 'NOT_INSTALLED|NOT_EQUIPPED',
    fitted: 'INSTALLED|EQUIPPED',
    semi_equipped: 'SEMI_EQUIPPED|half ingericht',
    fully_equipped: 'HYPER_EQUIPPED|FULLY_EQUIPPED|super equipped|volledig ingericht',
    open: 'USA_HYPER_EQUIPPED|USA_INSTALLED|USA_SEMI_EQUIPPED|OPEN|AMERICAN|cuisine americaine',
  },
  heating: {
    gas: 'GAS|NATURAL_GAS',
    fuel_oil: 'FUELOIL|OIL|FUEL_OIL',
    electric: 'ELECTRIC|ELECTRICITY',
    pellets: 'PELLET',
    wood: 'WOOD',
    solar: 'SOLAR',
    heat_pump: 'HEAT_PUMP|HEATPUMP',
    district: 'DISTRICT_HEATING',
  },
};

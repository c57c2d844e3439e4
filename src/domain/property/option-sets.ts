import { regions } from '#domain/place/region.ts';

/**
 * The closed lists of values that attributes choose from. Fields may share one: three fields have an orientation.
 * Numbers are codes that come from outside (countries, price units) or that are a count (facades).
 */
export const optionSets = {
  purpose: ['sale', 'rent'],
  publication: ['draft', 'published', 'withdrawn'],
  availability: ['available', 'option', 'sold', 'sold_out', 'rented'],
  marquee: ['new', 'price_reduced', 'open_house'],
  countryId: [10, 50],
  region: regions,
  taxRegime: ['registration_duties', 'vat', 'vat_and_registration_duties'],
  chargesKind: ['advance', 'flat_rate'],
  availabilityTerms: ['immediately', 'at_deed', 'to_be_agreed', 'let'],
  orientation: ['north', 'north_east', 'east', 'south_east', 'south', 'south_west', 'west', 'north_west'],
  facades: [1, 2, 3, 4],
  condition: ['new', 'as_new', 'good', 'to_refresh', 'to_renovate', 'to_demolish', 'shell'],
  roof: ['pitched', 'flat', 'green'],
  roofMaterial: ['tiles', 'slate', 'bitumen', 'zinc', 'thatch'],
  windowFrame: ['wood', 'pvc', 'aluminium', 'steel'],
  glazing: ['single', 'double', 'triple', 'high_yield'],
  heating: ['gas', 'fuel_oil', 'electric', 'heat_pump', 'pellets', 'wood', 'district', 'solar'],
  heatingSystem: ['individual', 'communal'],
  heatEmission: ['radiators', 'underfloor', 'convectors', 'warm_air'],
  ventilation: ['natural', 'extraction', 'balanced'],
  kitchen: ['none', 'fitted', 'semi_equipped', 'fully_equipped', 'open'],
  electricalInspection: ['compliant', 'not_compliant'],
  floodScore: ['a', 'b', 'c', 'd'],
  floodHazard: ['none', 'very_low', 'low', 'medium', 'high'],
  buildingPermit: ['vg', 'gvg'],
  zoning: [
    'wg',
    'wglk',
    'wche',
    'wp',
    'wug',
    'igb',
    'iab',
    'gdr',
    'gvr',
    'ag',
    'lwag',
    'bg',
    'ng',
    'nr',
    'pg',
  ],
  summons: ['dv', 'gdv', 'ho', 'bo', 'lod', 'ms', 'gmo'],
  preemptiveRight: ['vkr', 'gvkr'],
  subdivisionPermit: ['vv', 'gvv'],
  asbestosResult: ['safe', 'not_safe', 'none_found'],
  soilAttest: ['blank', 'registered'],
} as const;

export type OptionSet = keyof typeof optionSets;
export type OptionValue<Set extends OptionSet = OptionSet> = (typeof optionSets)[Set][number];

import type { PropertyType } from '#domain/property/types.ts';

type Kind = readonly [element: string, attribute?: string, value?: string];

/** `objektart` of each of our types; the nearest if OpenImmo has none of its own. */
export const kindOf: Readonly<Record<PropertyType, Kind>> = {
  house: ['haus'],
  dwelling: ['haus'],
  terraced_house: ['haus', 'haustyp', 'REIHENHAUS'],
  semi_detached_house: ['haus', 'haustyp', 'DOPPELHAUSHAELFTE'],
  detached_house: ['haus', 'haustyp', 'EINFAMILIENHAUS'],
  villa: ['haus', 'haustyp', 'VILLA'],
  bungalow: ['haus', 'haustyp', 'BUNGALOW'],
  town_house: ['haus', 'haustyp', 'STADTHAUS'],
  manor: ['haus', 'haustyp', 'HERRENHAUS'],
  castle: ['haus', 'haustyp', 'SCHLOSS'],
  farmhouse: ['haus', 'haustyp', 'BAUERNHAUS'],
  holiday_home: ['haus', 'haustyp', 'FERIENHAUS'],
  chalet: ['haus', 'haustyp', 'CHALET'],
  apartment: ['wohnung'],
  studio: ['wohnung', 'wohnungtyp', 'APARTMENT'],
  ground_floor_flat: ['wohnung', 'wohnungtyp', 'ERDGESCHOSS'],
  duplex: ['wohnung', 'wohnungtyp', 'MAISONETTE'],
  triplex: ['wohnung', 'wohnungtyp', 'MAISONETTE'],
  penthouse: ['wohnung', 'wohnungtyp', 'PENTHOUSE'],
  loft: ['wohnung', 'wohnungtyp', 'LOFT-STUDIO-ATELIER'],
  service_flat: ['wohnung'],
  student_room: ['zimmer', 'zimmertyp', 'ZIMMER'],
  new_build_project: ['wohnung'],
  land: ['grundstueck'],
  building_plot: ['grundstueck', 'grundst_typ', 'WOHNEN'],
  project_land: ['grundstueck'],
  agricultural_land: ['grundstueck', 'grundst_typ', 'LAND_FORSTWIRSCHAFT'],
  forest: ['land_und_forstwirtschaft', 'land_typ', 'JAGD_UND_FORSTWIRTSCHAFT'],
  garage: ['parken'],
  garage_box: ['parken', 'parken_typ', 'EINZELGARAGE'],
  parking_space: ['parken', 'parken_typ', 'STELLPLATZ'],
  business: ['sonstige'],
  office: ['buero_praxen'],
  retail: ['einzelhandel'],
  catering: ['gastgewerbe'],
  warehouse: ['hallen_lager_prod', 'hallen_typ', 'LAGER'],
  industrial: ['hallen_lager_prod'],
  business_goodwill: ['sonstige'],
  investment_property: ['zinshaus_renditeobjekt'],
  apartment_building: ['zinshaus_renditeobjekt', 'zins_typ', 'MEHRFAMILIENHAUS'],
  mixed_use_building: ['zinshaus_renditeobjekt', 'zins_typ', 'WOHN_UND_GESCHAEFTSHAUS'],
};

/** `zustand_art`: the element needs a value in this attribute, so other conditions are not written. */
export const conditionOf: Readonly<Record<string, string>> = {
  new: 'ERSTBEZUG',
  as_new: 'NEUWERTIG',
  good: 'GEPFLEGT',
  to_refresh: 'TEIL_VOLLRENOVIERUNGSBED',
  to_renovate: 'SANIERUNGSBEDUERFTIG',
  to_demolish: 'ABRISSOBJEKT',
  shell: 'ROHBAU',
};

export const fuelOf: Readonly<Record<string, string>> = {
  gas: 'GAS',
  fuel_oil: 'OEL',
  electric: 'ELEKTRO',
  heat_pump: 'LUFTWP',
  pellets: 'PELLET',
  wood: 'HOLZ',
  district: 'FERN',
  solar: 'SOLAR',
};

export const orientationOf: Readonly<Record<string, string>> = {
  north: 'NORD',
  north_east: 'NORDOST',
  east: 'OST',
  south_east: 'SUEDOST',
  south: 'SUED',
  south_west: 'SUEDWEST',
  west: 'WEST',
  north_west: 'NORDWEST',
};

/** `stand`; OpenImmo has one word for sold and rented. */
export const standOf: Readonly<Record<string, string>> = {
  available: 'OFFEN',
  option: 'RESERVIERT',
  sold: 'VERKAUFT',
  sold_out: 'VERKAUFT',
  rented: 'VERKAUFT',
};

export const countryOf: Readonly<Record<number, string>> = { 10: 'BEL', 50: 'LUX' };

import type { ValueTable } from '#import/crm/mapping.ts';

// The closed lists of OpenImmo 1.2.7, with what each value means here; null: nothing, on purpose.

/** `objektart`: the element, and the value of its attribute if it has one. */
export const typeOf: ValueTable = {
  zimmer: 'student_room',
  'zimmer ZIMMER': 'student_room',
  wohnung: 'apartment',
  ...each('wohnung', 'apartment', [
    ...['DACHGESCHOSS', 'TERRASSEN', 'ETAGE', 'SOUTERRAIN', 'APARTMENT', 'FERIENWOHNUNG', 'GALERIE'],
    ...['ROHDACHBODEN', 'KEINE_ANGABE'],
  ]),
  ...each('wohnung', 'duplex', ['MAISONETTE']),
  ...each('wohnung', 'loft', ['LOFT-STUDIO-ATELIER']),
  ...each('wohnung', 'penthouse', ['PENTHOUSE', 'ATTIKAWOHNUNG']),
  ...each('wohnung', 'ground_floor_flat', ['ERDGESCHOSS']),
  haus: 'dwelling',
  ...each('haus', 'dwelling', ['KEINE_ANGABE', 'ZWEIFAMILIENHAUS']),
  ...each('haus', 'terraced_house', ['REIHENHAUS', 'REIHENMITTEL']),
  ...each('haus', 'semi_detached_house', ['REIHENEND', 'REIHENECK', 'DOPPELHAUSHAELFTE']),
  ...each('haus', 'detached_house', ['EINFAMILIENHAUS', 'FERTIGHAUS']),
  ...each('haus', 'town_house', ['STADTHAUS']),
  ...each('haus', 'bungalow', ['BUNGALOW']),
  ...each('haus', 'villa', ['VILLA', 'LANDHAUS']),
  ...each('haus', 'farmhouse', ['RESTHOF', 'BAUERNHAUS', 'FINCA', 'RUSTICO']),
  ...each('haus', 'castle', ['SCHLOSS', 'BURG']),
  ...each('haus', 'manor', ['HERRENHAUS']),
  ...each('haus', 'chalet', ['BERGHUETTE', 'CHALET']),
  ...each('haus', 'holiday_home', ['FERIENHAUS', 'STRANDHAUS', 'LAUBE-DATSCHE-GARTENHAUS']),
  ...each('haus', 'apartment_building', ['MEHRFAMILIENHAUS', 'APARTMENTHAUS']),
  grundstueck: 'land',
  ...each('grundstueck', 'building_plot', ['WOHNEN']),
  ...each('grundstueck', 'agricultural_land', ['LAND_FORSTWIRSCHAFT']),
  ...each('grundstueck', 'land', [
    ...['GEWERBE', 'INDUSTRIE', 'FREIZEIT', 'GEMISCHT', 'GEWERBEPARK', 'SONDERNUTZUNG', 'SEELIEGENSCHAFT'],
  ]),
  buero_praxen: 'office',
  ...each('buero_praxen', 'office', [
    ...['BUEROFLAECHE', 'BUEROHAUS', 'BUEROZENTRUM', 'LOFT_ATELIER', 'PRAXIS', 'PRAXISFLAECHE', 'PRAXISHAUS'],
    ...['COWORKING', 'SHARED_OFFICE'],
  ]),
  ...each('buero_praxen', 'retail', ['AUSSTELLUNGSFLAECHE']),
  einzelhandel: 'retail',
  ...each('einzelhandel', 'retail', [
    ...['LADENLOKAL', 'EINZELHANDELSLADEN', 'VERBRAUCHERMARKT', 'EINKAUFSZENTRUM', 'KAUFHAUS'],
    ...['FACTORY_OUTLET', 'KIOSK', 'VERKAUFSFLAECHE', 'AUSSTELLUNGSFLAECHE'],
  ]),
  gastgewerbe: 'catering',
  ...each('gastgewerbe', 'catering', [
    ...['GASTRONOMIE', 'GASTRONOMIE_UND_WOHNUNG', 'PENSIONEN', 'HOTELS', 'WEITERE_BEHERBERGUNGSBETRIEBE'],
    ...['BAR', 'CAFE', 'DISCOTHEK', 'RESTAURANT', 'RAUCHERLOKAL', 'EINRAUMLOKAL'],
  ]),
  hallen_lager_prod: 'industrial',
  ...each('hallen_lager_prod', 'industrial', [
    ...['HALLE', 'INDUSTRIEHALLE', 'PRODUKTION', 'WERKSTATT', 'SERVICE'],
  ]),
  ...each('hallen_lager_prod', 'warehouse', [
    ...['LAGER', 'LAGERFLAECHEN', 'LAGER_MIT_FREIFLAECHE', 'HOCHREGALLAGER', 'SPEDITIONSLAGER', 'KUEHLHAUS'],
  ]),
  ...each('hallen_lager_prod', 'land', ['FREIFLAECHEN']),
  land_und_forstwirtschaft: 'agricultural_land',
  ...each('land_und_forstwirtschaft', 'farmhouse', [
    ...['LANDWIRTSCHAFTLICHE_BETRIEBE', 'BAUERNHOF', 'AUSSIEDLERHOF', 'REITERHOEFE', 'ANWESEN'],
  ]),
  ...each('land_und_forstwirtschaft', 'agricultural_land', [
    ...['GARTENBAU', 'ACKERBAU', 'WEINBAU', 'VIEHWIRTSCHAFT', 'TEICH_UND_FISCHWIRTSCHAFT', 'SCHEUNEN'],
    'SONSTIGE_LANDWIRTSCHAFTSIMMOBILIEN',
  ]),
  ...each('land_und_forstwirtschaft', 'forest', ['JAGD_UND_FORSTWIRTSCHAFT', 'JAGDREVIER']),
  parken: 'parking_space',
  ...each('parken', 'parking_space', [
    ...['STELLPLATZ', 'DUPLEX', 'TIEFGARAGE', 'PARKHAUS', 'TIEFGARAGENSTELLPLATZ', 'PARKPLATZ_STROM'],
  ]),
  ...each('parken', 'garage_box', ['CARPORT', 'DOPPELGARAGE', 'EINZELGARAGE']),
  ...each('parken', null, ['BOOTSLIEGEPLATZ']),
  sonstige: null,
  ...each('sonstige', 'business', ['PARKHAUS', 'TANKSTELLE', 'KRANKENHAUS']),
  ...each('sonstige', null, ['SONSTIGE']),
  freizeitimmobilie_gewerblich: 'business',
  ...each('freizeitimmobilie_gewerblich', 'business', [
    ...['SPORTANLAGEN', 'VERGNUEGUNGSPARKS_UND_CENTER', 'FREIZEITANLAGE'],
  ]),
  zinshaus_renditeobjekt: 'investment_property',
  ...each('zinshaus_renditeobjekt', 'apartment_building', ['MEHRFAMILIENHAUS', 'WOHNANLAGEN']),
  ...each('zinshaus_renditeobjekt', 'mixed_use_building', ['WOHN_UND_GESCHAEFTSHAUS']),
  ...each('zinshaus_renditeobjekt', 'investment_property', [
    ...['GESCHAEFTSHAUS', 'BUEROGEBAEUDE', 'SB_MAERKTE', 'EINKAUFSCENTREN', 'VERBRAUCHERMAERKTE'],
    ...['INDUSTRIEANLAGEN', 'PFLEGEHEIM', 'SANATORIUM', 'SENIORENHEIM', 'BETREUTES-WOHNEN'],
  ]),
};

/** The attribute in which each element of `objektart` says more. */
export const kindAttributes = {
  zimmer: 'zimmertyp',
  wohnung: 'wohnungtyp',
  haus: 'haustyp',
  grundstueck: 'grundst_typ',
  buero_praxen: 'buero_typ',
  einzelhandel: 'handel_typ',
  gastgewerbe: 'gastgew_typ',
  hallen_lager_prod: 'hallen_typ',
  land_und_forstwirtschaft: 'land_typ',
  parken: 'parken_typ',
  zinshaus_renditeobjekt: 'zins_typ',
  freizeitimmobilie_gewerblich: 'freizeit_typ',
  sonstige: 'sonstige_typ',
} as const;

/** By `haustyp`; a house of one family can be anything. */
export const facadesOf: Readonly<Record<string, number>> = {
  DOPPELHAUSHAELFTE: 3,
  REIHENECK: 3,
  REIHENEND: 3,
  REIHENHAUS: 2,
  REIHENMITTEL: 2,
};

/** `vermarktungsart`; heritable building rights and leasing are neither. */
export const purposeOf: ValueTable = { KAUF: 'sale', MIETE_PACHT: 'rent', ERBPACHT: null, LEASING: null };

/** `verkaufstatus@stand`; `VERKAUFT` on a home to let means that it is let. */
export const availabilityOf: ValueTable = { OFFEN: 'available', RESERVIERT: 'option', VERKAUFT: 'sold' };

export const countryOf: ValueTable = { BEL: 10, LUX: 50 };

/** `zustand@zustand_art`. */
export const conditionOf: ValueTable = {
  ERSTBEZUG: 'new',
  PROJEKTIERT: 'new',
  NEUWERTIG: 'as_new',
  GEPFLEGT: 'good',
  MODERNISIERT: 'good',
  VOLL_SANIERT: 'good',
  TEIL_VOLLSANIERT: 'good',
  TEIL_VOLLRENOVIERT: 'good',
  TEIL_SANIERT: 'good',
  TEIL_VOLLRENOVIERUNGSBED: 'to_refresh',
  SANIERUNGSBEDUERFTIG: 'to_renovate',
  BAUFAELLIG: 'to_demolish',
  ABRISSOBJEKT: 'to_demolish',
  ROHBAU: 'shell',
  ENTKERNT: 'shell',
  NACH_VEREINBARUNG: null,
};

/** `alter@alter_attr`. */
export const newBuildOf: ValueTable = { NEUBAU: 1, ALTBAU: 0 };

/** The attributes of `befeuerung`. A block's own power station heats by whatever it burns. */
export const heatingOf: ValueTable = {
  OEL: 'fuel_oil',
  GAS: 'gas',
  FLUESSIGGAS: 'gas',
  ELEKTRO: 'electric',
  SOLAR: 'solar',
  ERDWAERME: 'heat_pump',
  LUFTWP: 'heat_pump',
  FERN: 'district',
  PELLET: 'pellets',
  HOLZ: 'wood',
  ALTERNATIV: null,
  BLOCK: null,
  'WASSER-ELEKTRO': null,
  KOHLE: null,
};

/** The attributes of `heizungsart`: 'ZENTRAL' says the same of a house as of a flat in it, and so nothing. */
export const heatingKindOf: ValueTable = {
  ETAGE: 'individual',
  FUSSBODEN: 'underfloor',
  FERN: 'district',
  OFEN: null,
  ZENTRAL: null,
};

/** The attributes of `kueche`. */
export const kitchenOf: ValueTable = { OFFEN: 'open', EBK: 'fitted', PANTRY: null };

/** The attributes of `dachform`. */
export const roofOf: ValueTable = {
  FLACHDACH: 'flat',
  KRUEPPELWALMDACH: 'pitched',
  MANSARDDACH: 'pitched',
  PULTDACH: 'pitched',
  SATTELDACH: 'pitched',
  WALMDACH: 'pitched',
  PYRAMIDENDACH: 'pitched',
};

/** `moebliert@moeb`; a partly furnished home is neither. */
export const furnishedOf: ValueTable = { VOLL: 1, TEIL: null };

/** `unterkellert@keller`. */
export const cellarOf: ValueTable = { JA: 1, TEIL: 1, NEIN: 0 };

/** The attributes of `ausricht_balkon_terrasse`. */
export const orientationOf: ValueTable = {
  NORD: 'north',
  NORDOST: 'north_east',
  OST: 'east',
  SUEDOST: 'south_east',
  SUED: 'south',
  SUEDWEST: 'south_west',
  WEST: 'west',
  NORDWEST: 'north_west',
};

/** `distanzen@distanz_zu`. */
export const distanceOf: ValueTable = {
  GRUNDSCHULE: 'schoolDistanceM',
  HAUPTSCHULE: 'schoolDistanceM',
  REALSCHULE: 'schoolDistanceM',
  GESAMTSCHULE: 'schoolDistanceM',
  GYMNASIUM: 'schoolDistanceM',
  EINKAUFSMOEGLICHKEITEN: 'shopDistanceM',
  BUS: 'publicTransportDistanceM',
  US_BAHN: 'publicTransportDistanceM',
  FERNBAHNHOF: 'publicTransportDistanceM',
  AUTOBAHN: 'motorwayDistanceM',
  FLUGHAFEN: null,
  KINDERGAERTEN: null,
  ZENTRUM: null,
  GASTSTAETTEN: null,
};

/** `anhang@gruppe`; a film is an address, and we draw the energy scale ourselves. */
export const mediaOf: ValueTable = {
  TITELBILD: 'photo',
  INNENANSICHTEN: 'photo',
  AUSSENANSICHTEN: 'photo',
  BILD: 'photo',
  PANORAMA: 'photo',
  GRUNDRISS: 'plan',
  KARTEN_LAGEPLAN: 'plan',
  DOKUMENTE: 'document',
  FILMLINK: 'video',
  LINKS: 'tour',
  ANBIETERLOGO: null,
  QRCODE: null,
  FILM: null,
  'EPASS-SKALA': null,
  ANBOBJURL: null,
};

function each(element: string, token: string | null, values: readonly string[]): ValueTable {
  return Object.fromEntries(values.map((value) => [`${element} ${value}`, token]));
}

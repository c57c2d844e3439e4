import type { Language } from '#domain/language.ts';
import type { PropertyType } from '#domain/property/types.ts';

/** How a property type is written in an address. Permanent: a slug that changes needs a redirect. */
const typeSlugs: Record<PropertyType, Record<Language, string>> = {
  house: { nl: 'huis', fr: 'maison', de: 'haus', en: 'house' },
  dwelling: { nl: 'woning', fr: 'habitation', de: 'wohnhaus', en: 'dwelling' },
  terraced_house: { nl: 'rijwoning', fr: 'maison-mitoyenne', de: 'reihenhaus', en: 'terraced-house' },
  semi_detached_house: {
    nl: 'halfopen-woning',
    fr: 'maison-3-facades',
    de: 'doppelhaushaelfte',
    en: 'semi-detached-house',
  },
  detached_house: {
    nl: 'alleenstaande-woning',
    fr: 'maison-4-facades',
    de: 'freistehendes-haus',
    en: 'detached-house',
  },
  villa: { nl: 'villa', fr: 'villa', de: 'villa', en: 'villa' },
  bungalow: { nl: 'bungalow', fr: 'bungalow', de: 'bungalow', en: 'bungalow' },
  town_house: { nl: 'herenhuis', fr: 'maison-de-maitre', de: 'herrenhaus', en: 'town-house' },
  manor: { nl: 'landhuis', fr: 'manoir', de: 'landhaus', en: 'manor' },
  castle: { nl: 'kasteel', fr: 'chateau', de: 'schloss', en: 'castle' },
  farmhouse: { nl: 'hoeve', fr: 'ferme', de: 'bauernhof', en: 'farmhouse' },
  holiday_home: { nl: 'vakantiewoning', fr: 'maison-de-vacances', de: 'ferienhaus', en: 'holiday-home' },
  chalet: { nl: 'chalet', fr: 'chalet', de: 'chalet', en: 'chalet' },

  apartment: { nl: 'appartement', fr: 'appartement', de: 'wohnung', en: 'apartment' },
  studio: { nl: 'studio', fr: 'studio', de: 'studio', en: 'studio' },
  ground_floor_flat: {
    nl: 'gelijkvloers-appartement',
    fr: 'rez-de-chaussee',
    de: 'erdgeschosswohnung',
    en: 'ground-floor-flat',
  },
  duplex: { nl: 'duplex', fr: 'duplex', de: 'duplex', en: 'duplex' },
  triplex: { nl: 'triplex', fr: 'triplex', de: 'triplex', en: 'triplex' },
  penthouse: { nl: 'penthouse', fr: 'penthouse', de: 'penthouse', en: 'penthouse' },
  loft: { nl: 'loft', fr: 'loft', de: 'loft', en: 'loft' },
  service_flat: {
    nl: 'assistentiewoning',
    fr: 'residence-services',
    de: 'seniorenwohnung',
    en: 'service-flat',
  },
  student_room: { nl: 'studentenkamer', fr: 'kot-etudiant', de: 'studentenzimmer', en: 'student-room' },

  land: { nl: 'grond', fr: 'terrain', de: 'grundstueck', en: 'land' },
  building_plot: { nl: 'bouwgrond', fr: 'terrain-a-batir', de: 'baugrundstueck', en: 'building-plot' },
  project_land: {
    nl: 'projectgrond',
    fr: 'terrain-a-projet',
    de: 'projektgrundstueck',
    en: 'development-land',
  },
  agricultural_land: {
    nl: 'landbouwgrond',
    fr: 'terrain-agricole',
    de: 'landwirtschaftsflaeche',
    en: 'agricultural-land',
  },
  forest: { nl: 'bos', fr: 'bois', de: 'wald', en: 'woodland' },

  garage: { nl: 'garage', fr: 'garage', de: 'garage', en: 'garage' },
  garage_box: { nl: 'garagebox', fr: 'box-de-garage', de: 'garagenbox', en: 'lock-up-garage' },
  parking_space: { nl: 'parkeerplaats', fr: 'parking', de: 'stellplatz', en: 'parking-space' },

  business: {
    nl: 'bedrijfspand',
    fr: 'bien-professionnel',
    de: 'gewerbeimmobilie',
    en: 'commercial-property',
  },
  office: { nl: 'kantoor', fr: 'bureau', de: 'buero', en: 'office' },
  retail: { nl: 'handelspand', fr: 'commerce', de: 'geschaeftslokal', en: 'retail' },
  catering: { nl: 'horeca', fr: 'horeca', de: 'gastronomie', en: 'hospitality' },
  warehouse: { nl: 'magazijn', fr: 'entrepot', de: 'lagerhalle', en: 'warehouse' },
  industrial: {
    nl: 'industriegebouw',
    fr: 'batiment-industriel',
    de: 'industriegebaeude',
    en: 'industrial-building',
  },
  business_goodwill: {
    nl: 'handelsfonds',
    fr: 'fonds-de-commerce',
    de: 'handelsfonds',
    en: 'business-transfer',
  },

  investment_property: {
    nl: 'opbrengsteigendom',
    fr: 'immeuble-de-rapport',
    de: 'mehrfamilienhaus',
    en: 'investment-property',
  },
  apartment_building: {
    nl: 'appartementsgebouw',
    fr: 'immeuble-a-appartements',
    de: 'apartmenthaus',
    en: 'apartment-building',
  },
  mixed_use_building: {
    nl: 'gemengd-gebouw',
    fr: 'immeuble-mixte',
    de: 'gemischt-genutztes-gebaeude',
    en: 'mixed-use-building',
  },
  new_build_project: {
    nl: 'nieuwbouwproject',
    fr: 'projet-neuf',
    de: 'neubauprojekt',
    en: 'new-build-project',
  },
};

export function typeSlug(type: PropertyType, language: Language): string {
  return typeSlugs[type][language];
}

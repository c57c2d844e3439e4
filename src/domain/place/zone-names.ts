import type { Language } from '#domain/language.ts';
import type { Region } from './region.ts';

export type Names = Record<Language, string>;

export const regionNames: Record<Region, Names> = {
  flanders: { nl: 'Vlaanderen', fr: 'Flandre', de: 'Flandern', en: 'Flanders' },
  wallonia: { nl: 'Wallonië', fr: 'Wallonie', de: 'Wallonie', en: 'Wallonia' },
  brussels: {
    nl: 'Brussels Hoofdstedelijk Gewest',
    fr: 'Région de Bruxelles-Capitale',
    de: 'Region Brüssel-Hauptstadt',
    en: 'Brussels-Capital Region',
  },
  luxembourg: {
    nl: 'Groothertogdom Luxemburg',
    fr: 'Grand-Duché de Luxembourg',
    de: 'Großherzogtum Luxemburg',
    en: 'Grand Duchy of Luxembourg',
  },
};

const belgium = ['België', 'Belgique', 'Belgien', 'Belgium'];

/** Other names of the regions. A capital shares its name with the region around it: the visitor is asked which one. */
export const regionAliases: Record<Region, string[]> = {
  flanders: [...belgium, 'Vlaams Gewest', 'Région flamande', 'Flemish Region'],
  wallonia: [...belgium, 'Waals Gewest', 'Région wallonne', 'Wallonien', 'Walloon Region'],
  brussels: [...belgium, 'Brussel', 'Bruxelles', 'Brüssel', 'Brussels', 'Brussels Gewest'],
  luxembourg: ['Luxemburg', 'Luxembourg', 'Lëtzebuerg', 'Groothertogdom', 'Grand-Duché', 'Großherzogtum'],
};

/** Names that tell a municipality from the region of the same name, under its official name. */
export const cityNames: Record<string, Names> = {
  Bruxelles: { nl: 'Brussel-Stad', fr: 'Bruxelles-Ville', de: 'Brüssel-Stadt', en: 'City of Brussels' },
  Luxembourg: { nl: 'Luxemburg-Stad', fr: 'Luxembourg-Ville', de: 'Luxemburg-Stadt', en: 'Luxembourg City' },
};

/** Other names of a municipality: that of a part that is no place of its own, or of the area around it. */
export const municipalityAliases: Record<string, string[]> = {
  Voeren: ['Voerstreek', 'Les Fourons'],
  'Beveren-Kruibeke-Zwijndrecht': ['Beveren'],
};

/** The provinces of Belgium, under their names in the table `place`. Brussels is in none. */
export const provinceNames: Record<string, Names> = {
  antwerp: { nl: 'Antwerpen', fr: 'Anvers', de: 'Antwerpen', en: 'Antwerp' },
  limburg: { nl: 'Limburg', fr: 'Limbourg', de: 'Limburg', en: 'Limburg' },
  'east-flanders': {
    nl: 'Oost-Vlaanderen',
    fr: 'Flandre orientale',
    de: 'Ostflandern',
    en: 'East Flanders',
  },
  'west-flanders': {
    nl: 'West-Vlaanderen',
    fr: 'Flandre occidentale',
    de: 'Westflandern',
    en: 'West Flanders',
  },
  'flemish-brabant': {
    nl: 'Vlaams-Brabant',
    fr: 'Brabant flamand',
    de: 'Flämisch-Brabant',
    en: 'Flemish Brabant',
  },
  'walloon-brabant': {
    nl: 'Waals-Brabant',
    fr: 'Brabant wallon',
    de: 'Wallonisch-Brabant',
    en: 'Walloon Brabant',
  },
  hainaut: { nl: 'Henegouwen', fr: 'Hainaut', de: 'Hennegau', en: 'Hainaut' },
  liege: { nl: 'Luik', fr: 'Liège', de: 'Lüttich', en: 'Liège' },
  luxembourg: { nl: 'Luxemburg', fr: 'Luxembourg', de: 'Luxemburg', en: 'Luxembourg' },
  namur: { nl: 'Namen', fr: 'Namur', de: 'Namur', en: 'Namur' },
};

/** The cantons of Luxembourg, under their names in the table `place`. */
export const cantonNames: Record<string, Names> = {
  capellen: sameIn('Capellen'),
  clervaux: { ...sameIn('Clervaux'), de: 'Clerf' },
  diekirch: sameIn('Diekirch'),
  echternach: sameIn('Echternach'),
  'esch-sur-alzette': { ...sameIn('Esch-sur-Alzette'), de: 'Esch an der Alzette' },
  grevenmacher: sameIn('Grevenmacher'),
  luxembourg: { nl: 'Luxemburg', fr: 'Luxembourg', de: 'Luxemburg', en: 'Luxembourg' },
  mersch: sameIn('Mersch'),
  redange: { ...sameIn('Redange'), de: 'Redingen' },
  remich: sameIn('Remich'),
  vianden: sameIn('Vianden'),
  wiltz: sameIn('Wiltz'),
};

/** 'Province d’Anvers'. */
export function nameOfProvince(name: Names): Names {
  return {
    nl: `Provincie ${name.nl}`,
    fr: name.fr.startsWith('Brabant') ? `Province du ${name.fr}` : `Province ${frenchOf(name.fr)}`,
    de: `Provinz ${name.de}`,
    en: `Province of ${name.en}`,
  };
}

/** 'Canton d’Echternach'. */
export function nameOfCanton(name: Names): Names {
  return {
    nl: `Kanton ${name.nl}`,
    fr: `Canton ${frenchOf(name.fr)}`,
    de: `Kanton ${name.de}`,
    en: `Canton of ${name.en}`,
  };
}

function frenchOf(name: string): string {
  return /^[aeiouéè]/i.test(name) ? `d’${name}` : `de ${name}`;
}

function sameIn(name: string): Names {
  return { nl: name, fr: name, de: name, en: name };
}

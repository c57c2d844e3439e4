import type { Names } from '#domain/place/zone-names.ts';

/** Provinces as Belgians abbreviate them, for a drawing without room for the whole name. */
export const shortNames: Record<string, Names> = {
  'province-antwerp': { nl: 'Antw.', fr: 'Anv.', de: 'Antw.', en: 'Antw.' },
  'province-limburg': { nl: 'Limb.', fr: 'Limb.', de: 'Limb.', en: 'Limb.' },
  'province-east-flanders': { nl: 'O.-Vl.', fr: 'Fl. or.', de: 'Ostfl.', en: 'E. Fl.' },
  'province-west-flanders': { nl: 'W.-Vl.', fr: 'Fl. occ.', de: 'Westfl.', en: 'W. Fl.' },
  'province-flemish-brabant': { nl: 'Vl.-Br.', fr: 'Br. fl.', de: 'Fl.-Br.', en: 'Fl. Br.' },
  'province-walloon-brabant': { nl: 'W.-Br.', fr: 'Br. w.', de: 'W.-Br.', en: 'W. Br.' },
  'province-hainaut': { nl: 'Hen.', fr: 'Hain.', de: 'Henn.', en: 'Hain.' },
  'province-luxembourg': { nl: 'Lux.', fr: 'Lux.', de: 'Lux.', en: 'Lux.' },
};

/** Names that are broken although they have neither a space nor a hyphen. */
export const brokenNames: Record<string, string[]> = {
  Henegouwen: ['Hene-', 'gouwen'],
  Ostflandern: ['Ost-', 'flandern'],
  Westflandern: ['West-', 'flandern'],
};

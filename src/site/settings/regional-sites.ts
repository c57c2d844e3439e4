/** Sites of regions that write in one language. Readers of another one are told so: no page there is in theirs. */
export const flemishSite = {
  nl: 'vlaanderen.be',
  fr: 'vlaanderen.be (en néerlandais)',
  de: 'vlaanderen.be (auf Niederländisch)',
  en: 'vlaanderen.be (in Dutch)',
} as const;

export const walloonHousing = {
  nl: 'logement.wallonie.be (in het Frans)',
  fr: 'logement.wallonie.be',
  de: 'logement.wallonie.be (auf Französisch)',
  en: 'logement.wallonie.be (in French)',
} as const;

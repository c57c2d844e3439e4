import type { LocalisedText } from '#domain/language.ts';

/**
 * What a picture shows of a property. `impression`: drawn or computed, as new build is before it stands; `staged`: the
 * rooms are real, the furniture is not; `ai_edited`: changed or made by artificial intelligence.
 */
export const pictureNatures = ['real', 'impression', 'staged', 'ai_edited'] as const;

export type PictureNature = (typeof pictureNatures)[number];

/** Reads the words that people use in a file. Undefined for any other word. */
export function readNature(text: string): PictureNature | undefined {
  const word = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/gu, ' ')
    .trim();
  return natureOfWord.get(word);
}

/** The nature that a caption names, alone or in brackets at its end: 'Woonkamer (virtueel ingericht)'. */
export function natureOfCaption(caption: LocalisedText | undefined): PictureNature | undefined {
  const said = Object.values(caption ?? {}).flatMap((text) => {
    const [, aside = ''] = /\(([^()]+)\)\s*$/u.exec(text) ?? [];
    return [readNature(text), readNature(aside)];
  });
  return said.find((each) => each !== undefined && each !== 'real');
}

const natureOfWord = new Map<string, PictureNature>([
  ...entries('real', ['', 'real', 'photo', 'foto', 'echt', 'reel', 'reelle', 'photograph']),
  ...entries('impression', [
    ...['impression', 'artist impression', 'artist s impression', 'impressie', 'sfeerbeeld', 'render'],
    ...['rendering', 'd render', '3d', 'image de synthese', 'vue d artiste', 'visualisierung'],
  ]),
  ...entries('staged', [
    ...['staged', 'virtually staged', 'virtual staging', 'home staging virtuel', 'meuble virtuellement'],
    ...['virtueel ingericht', 'virtuell eingerichtet'],
  ]),
  ...entries('ai_edited', [
    ...['ai edited', 'ai', 'edited by ai', 'edited with ai', 'bewerkt met ai', 'bewerkt door ai'],
    ...['modifie par ia', 'ia', 'mit ki bearbeitet', 'ki'],
  ]),
]);

function entries(nature: PictureNature, words: readonly string[]): [string, PictureNature][] {
  return words.map((word) => [word, nature]);
}

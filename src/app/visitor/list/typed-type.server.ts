import { getField } from '#domain/property/fields.ts';
import type { PropertyType } from '#domain/property/types.ts';
import { plainWord, vocabularyOf } from '#domain/reading/word.ts';
import { wordsFor } from '#texts/fields/vocabulary.ts';

/** Words of visitors in addition to those in the files of agencies: plurals, and 'woning' for any house. */
const ofVisitors = vocabularyOf([
  ['house', ['huizen', 'woning', 'woningen', 'maisons', 'habitation', 'habitations', 'Häuser', 'houses']],
  ['apartment', ['appartementen', 'appartements', 'Wohnungen', 'apartments', 'flats']],
  ['land', ['gronden', 'percelen', 'terrains', 'Grundstücke', 'plots']],
  ['garage', ['garages', 'Garagen']],
  ['villa', ['villa’s', 'villas', 'Villen']],
  ['studio', ['studio’s', 'studios']],
  ['building_plot', ['bouwgronden', 'terrains à bâtir', 'Bauplatz', 'Bauplätze', 'building plots']],
  ['office', ['kantoren', 'Büros', 'offices']],
]);

/** The type that a visitor typed in the field for places: 'villa', 'maison', 'Haus'. */
export function typeNamed(typed: string): PropertyType | undefined {
  const word = plainWord(typed);
  const named = ofVisitors.get(word) ?? wordsFor(getField('type')).get(word);
  return named?.size === 1 ? ([...named][0] as PropertyType) : undefined;
}

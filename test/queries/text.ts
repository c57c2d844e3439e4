import { readHomesToTranslate } from '#database/text/homes-to-translate.ts';
import { listTextStates } from '#database/text/text-states.ts';
import { charactersOn } from '#database/text/translated-characters.ts';
import { countHomeTexts, listHomesWithTextEdits } from '#database/text/written-homes.ts';
import { sample, today } from './sample.ts';

export const samples = [
  sample(readHomesToTranslate, [12, 13], false),
  sample(readHomesToTranslate, [12, 13], true),
  sample(listTextStates),
  sample(listTextStates, { kind: 'property', id: 12 }),
  sample(charactersOn, today),
  sample(countHomeTexts, false),
  sample(countHomeTexts, true),
  sample(listHomesWithTextEdits),
];

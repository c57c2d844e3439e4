import { readPropertiesToTranslate } from '#database/text/properties-to-translate.ts';
import { listTextStates } from '#database/text/text-states.ts';
import { charactersOn } from '#database/text/translated-characters.ts';
import { countPropertyTexts, listPropertiesWithTextEdits } from '#database/text/written-properties.ts';
import { sample, today } from './sample.ts';

export const samples = [
  sample(readPropertiesToTranslate, [12, 13], false),
  sample(readPropertiesToTranslate, [12, 13], true),
  sample(listTextStates),
  sample(listTextStates, { kind: 'property', id: 12 }),
  sample(charactersOn, today),
  sample(countPropertyTexts, false),
  sample(countPropertyTexts, true),
  sample(listPropertiesWithTextEdits),
];

import type { Field } from '#domain/property/field.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { type Vocabulary, vocabularyOf } from '#domain/reading/word.ts';
import { screaming } from '#texts/screaming.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import { synonyms } from './synonyms.ts';

const languages: Record<string, string>[] = [nl, fr, de, en];
const vocabularies = new Map<string, Vocabulary>();

/**
 * For an attribute that chooses from a closed list, or the property type: the token of each value, its label in
 * the four languages, and other words that agencies use. Empty for other attributes.
 */
export function wordsFor(field: Field): Vocabulary {
  const set = 'options' in field ? field.options : field.kind;
  let vocabulary = vocabularies.get(set);
  if (!vocabulary) {
    vocabulary = vocabularyOf(tokensOf(field).map((token) => [String(token), wordsOf(set, String(token))]));
    vocabularies.set(set, vocabulary);
  }
  return vocabulary;
}

function tokensOf(field: Field): readonly (string | number)[] {
  if (field.kind === 'type') return propertyTypes.map(({ key }) => key);
  return 'options' in field ? optionSets[field.options] : [];
}

function wordsOf(set: string, token: string): string[] {
  const key = `${set === 'type' ? 'TYPE' : `OPTION_${screaming(set)}`}_${token.toUpperCase()}`;
  return [...languages.flatMap((texts) => texts[key] ?? []), ...(synonyms[set]?.[token] ?? [])];
}

import type { Language } from '#domain/language.ts';
import type { PropertyType } from '#domain/property/types.ts';
import { fieldTexts } from '#texts/fields/texts.ts';

/** Feminine in French; all other types are masculine. */
const feminine = new Set<PropertyType>([
  'house',
  'dwelling',
  'terraced_house',
  'semi_detached_house',
  'detached_house',
  'villa',
  'town_house',
  'farmhouse',
  'holiday_home',
]);

/** With 'eine' in German; all other types take 'ein'. */
const withEine = new Set<PropertyType>([
  'apartment',
  'garage',
  'business',
  'semi_detached_house',
  'villa',
  'ground_floor_flat',
  'duplex',
  'service_flat',
  'agricultural_land',
  'garage_box',
  'warehouse',
]);

/** German names that begin with an adjective, which has a capital only when it stands alone. */
const withAdjective = new Set<PropertyType>(['detached_house', 'mixed_use_building']);

/** Without plural and article in English. */
const uncountable = new Set<PropertyType>(['land', 'project_land', 'agricultural_land', 'forest']);

/** The type within a sentence: its article, or '', and the noun. */
export function typeNoun(type: PropertyType, language: Language): { article: string; noun: string } {
  const name = fieldTexts(language).type(type);
  const lowered = name.charAt(0).toLowerCase() + name.slice(1);
  switch (language) {
    case 'nl':
      return { article: 'een', noun: lowered };
    case 'fr':
      return { article: feminine.has(type) ? 'une' : 'un', noun: lowered };
    case 'de':
      return {
        article: withEine.has(type) ? 'eine' : 'ein',
        noun: withAdjective.has(type) ? lowered : name,
      };
    case 'en':
      return { article: uncountable.has(type) ? '' : /^[aeiou]/.test(lowered) ? 'an' : 'a', noun: lowered };
  }
}

import { type Language, languages } from '#domain/language.ts';
import { districts } from '#domain/place/districts/districts.ts';
import { textsFor } from '#texts/server/texts.ts';

/** The beginnings of names that are no town, with the preposition and article that they need. */
const beginnings: Record<Language, readonly (readonly [name: string, inside: string])[]> = {
  nl: [
    ['Provincie ', 'in de provincie '],
    ['Kanton ', 'in het kanton '],
    ['Brussels Hoofdstedelijk ', 'in het Brussels Hoofdstedelijk '],
    ['Groothertogdom ', 'in het Groothertogdom '],
  ],
  fr: [
    ['Province ', 'en province '],
    ['Canton ', 'dans le canton '],
    ['Région ', 'en Région '],
    ['Grand-Duché ', 'au Grand-Duché '],
    ['Brabant ', 'en Brabant '],
    ['Flandre', 'en Flandre'],
    ['Hainaut', 'en Hainaut'],
    ['Wallonie', 'en Wallonie'],
  ],
  de: [
    ['Provinz ', 'in der Provinz '],
    ['Kanton ', 'im Kanton '],
    ['Region ', 'in der Region '],
    ['Großherzogtum ', 'im Großherzogtum '],
    ['Hennegau', 'im Hennegau'],
    ['Wallonie', 'in der Wallonie'],
  ],
  en: [
    ['Province of ', 'in the province of '],
    ['Canton of ', 'in the canton of '],
    ['Brussels-Capital ', 'in the Brussels-Capital '],
    ['Grand Duchy ', 'in the Grand Duchy '],
  ],
};

/** By the name of a district: 'in de Kempen'. */
const insideOf = new Map(
  languages.map((language) => [
    language,
    new Map(districts.map(({ names, inside }) => [names[language], inside[language]])),
  ]),
);

const surroundings: Record<Language, string> = {
  nl: ' en omgeving',
  fr: ' et environs',
  de: ' und Umgebung',
  en: ' and around it',
};

/** 'in Gent', 'en province de Namur', 'im Kanton Clerf'; `around` adds the surroundings. */
export function inPlace(name: string, language: Language, around = false): string {
  const district = insideOf.get(language)?.get(name);
  if (district) return district + (around ? surroundings[language] : '');
  const [begins, inside] = beginnings[language].find(([begins]) => name.startsWith(begins)) ?? [];
  if (begins === undefined || inside === undefined) {
    return textsFor(language)(around ? 'IN_PLACE_AROUND' : 'IN_PLACE', { place: name });
  }
  return inside + name.slice(begins.length) + (around ? surroundings[language] : '');
}

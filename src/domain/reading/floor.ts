import { readNumber } from './number.ts';
import { quote, type Reading, saysNothing } from './reading.ts';
import { plainWord } from './word.ts';

/** The words are as `plainWord` gives them. */
const named = new Map<string, number>(
  Object.entries({
    '-1': 'kelder|kelderverdieping|souterrain|sous sol|keller|untergeschoss|ug|basement|lower ground floor',
    0: 'gelijkvloers|gelijkvloerse verdieping|gelijkvloerse|gvl|begane grond|benedenverdieping|rdc|rez|rez de chaussee|rez de jardin|erdgeschoss|eg|parterre|ground floor|ground|gf',
    1: 'eerste|premier|erster|erste|first',
    2: 'tweede|deuxieme|second|zweiter|zweite',
    3: 'derde|troisieme|third|dritter|dritte',
    4: 'vierde|quatrieme|fourth|vierter|vierte',
    5: 'vijfde|cinquieme|fifth|funfter|funfte',
  }).flatMap(([floor, words]) => words.split('|').map((word) => [word, Number(floor)] as const)),
);

const word = '(?:verdieping|verdiep|verd|etage|et|obergeschoss|og|stock|stockwerk|floor|niveau)';
const counted = new RegExp(
  `^(?:${word} )?(\\d{1,2}) ?(?:e|de|ste|er|ere|re|eme|ieme|st|nd|rd|th)?(?: ?${word})?$`,
  'u',
);

/** A floor as a number or as people say it: 'gelijkvloers', 'rdc', '1ste', '2e verdieping', '3. OG'. */
export function readFloor(text: string): Reading<number> {
  const number = readNumber(text, { decimals: 0 });
  if (number.problem === undefined || saysNothing(text)) return number;
  const plain = plainWord(text);
  const floor = named.get(plain) ?? named.get(plain.replace(new RegExp(` ${word}$`, 'u'), ''));
  const digits = counted.exec(plain)?.[1];
  if (floor === undefined && digits === undefined)
    return { problem: `${quote(text)} is not a floor such as 2 or gelijkvloers` };
  return { value: floor ?? Number(digits) };
}

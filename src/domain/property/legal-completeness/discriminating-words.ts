import type { PropertyFacts } from '#domain/property/values.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** What landlords ask for but must not, without accents. A first net, not a judgment: it only warns. */
const patterns = [
  /\bgeen (kinderen|ocmw|leefloon|uitkering\w*|werkloz\w*|buitenlanders|asielzoekers)\b/,
  /\b(enkel|alleen|uitsluitend) (voor )?(werkenden|tweeverdieners|belgen|koppels)\b/,
  /\bpas d['’ ]?(enfants?|allocataires?|etrangers?)\b|\bpas de (cpas|chomeurs?|ris)\b/,
  /\b(uniquement|exclusivement|seulement) (pour )?(cdi|belges|couples|travailleurs)\b/,
  /\bkeine? (kinder|sozialhilfe\w*|oshz|arbeitslose\w*|auslander)\b/,
  /\bnur (an )?(berufstatige|belgier|paare|doppelverdiener)\b/,
  /\bno (children|benefits|dss|welfare|foreigners)\b|\b(professionals|couples|belgians) only\b/,
];

export function discriminates({ title, lede, description }: PropertyFacts): boolean {
  const texts = [title, lede, description].flatMap((text) => Object.values(text ?? {}));
  return texts.some((text) => {
    const folded = foldText(text);
    return patterns.some((pattern) => pattern.test(folded));
  });
}

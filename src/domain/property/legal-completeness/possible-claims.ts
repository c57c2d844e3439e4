import type { PropertyFacts } from '#domain/property/values.ts';
import { foldText } from '#domain/text/fold-text.ts';

const possible =
  /\b(mogelijk\w*|inrichtbaar|te realiseren|(kan|kunnen|kon)\b.*\bworden|possib\w+|eventuel\w*|(peut|peuvent|pourra\w*|pourrai\w*) (etre|accueillir)|moglich\w*|l[ae]sst sich|lassen sich|(kann|konnen|konnte\w*)\b.*\bwerden|could|can be)\b/;

/** What takes a permit in most places: an attic to live in, a second home, an extension, horses, a practice. */
const uses =
  /\b(zolder\w*|opsplits\w*|opdel\w*|uitbreid\w*|tweede wo\w+|paarden\w*|vrij beroep|combles?|grenier|divis\w+|extension|second logement|chevaux|profession liberale|dachboden|dachgeschoss|aufteil\w*|anbau\w*|zweite wohn\w*|pferde\w*|freier beruf|attic|split\w*|second (home|unit|dwelling)|extend\w*|horses)\b/;

const permit = /vergun|toelating|permi[st]|autoris|genehmig/;

/** A first net, not a judgment: it warns. Reads each sentence by itself, and the whole text for the word permit. */
export function claimsWithoutPermit({ title, lede, description }: PropertyFacts): boolean {
  const texts = [title, lede, description].flatMap((text) => Object.values(text ?? {}));
  return texts.some((text) => {
    const folded = foldText(text);
    const sentences = folded.split(/[.!?;]/);
    return (
      !permit.test(folded) && sentences.some((sentence) => possible.test(sentence) && uses.test(sentence))
    );
  });
}

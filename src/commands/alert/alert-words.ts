import { writeCriteria } from '#domain/search/criteria.ts';
import { withoutAddresses } from '#domain/text/without-addresses.ts';
import type { Zones } from '#search/zones/zones.ts';
import { href } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { type SentenceRun, searchSentence, sentenceText } from '#texts/wording/search-sentence.ts';
import type { Alert } from './alert.ts';
import { criteriaOf } from './alert-search.ts';

type Words = Pick<Alert, 'purpose' | 'query' | 'language'>;

const longestLine = 480;
const longestPath = 2000;

/** Leaves out links: a stranger may have typed one as the text to look for. */
export function alertSentence({ purpose, query, language }: Words, zones: Zones): SentenceRun[] {
  const zoneName = (key: string) => {
    const zone = zones.resolve(key);
    return zone ? zones.nameOf(zone, language) : key;
  };
  const criteria = criteriaOf({ purpose, query });
  const text = criteria.text && withoutAddresses(criteria.text);
  return searchSentence({ ...criteria, text }, { t: textsFor(language), language, zoneName });
}

/** The sentence for a mail, shortened if it is long. */
export function alertInLine(alert: Words, zones: Zones): string {
  const line = sentenceText(alertSentence(alert, zones));
  return line.length > longestLine ? `${line.slice(0, longestLine)} …` : line;
}

/** The list of all that an alert finds, without filters if the address would be too long for a mail. */
export function alertListPath({ purpose, query, language }: Words): string {
  const list = href(language, purpose === 'rent' ? 'forRent' : 'forSale');
  const written = writeCriteria(criteriaOf({ purpose, query })).toString();
  const path = written ? `${list}?${written}` : list;
  return path.length > longestPath ? list : path;
}

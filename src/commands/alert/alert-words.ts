import { chosenFilters } from '#domain/search/chosen-filters.ts';
import { writeCriteria } from '#domain/search/criteria.ts';
import type { Zones } from '#search/zones/zones.ts';
import { href } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { filterInWords } from '#texts/wording/criteria-words.ts';
import type { Alert } from './alert.ts';
import { criteriaOf } from './alert-search.ts';

type Words = Pick<Alert, 'purpose' | 'query' | 'language'>;

const longestLine = 480;
const longestPath = 2000;

/** One text for each filter: 'Kopen', 'Gent', 'max. € 400.000'. */
export function alertInWords({ purpose, query, language }: Words, zones: Zones): string[] {
  const t = textsFor(language);
  const criteria = criteriaOf({ purpose, query });
  const zoneName = (key: string) => {
    const zone = zones.resolve(key);
    return zone ? zones.nameOf(zone, language) : key;
  };
  const filters = chosenFilters(criteria).map((filter) =>
    filterInWords(criteria, filter, { t, language, zoneName }),
  );
  return [purpose === 'rent' ? t('RENT') : t('BUY'), ...filters];
}

/** The same on one line, as a mail shows it. */
export function alertInLine(alert: Words, zones: Zones): string {
  const line = alertInWords(alert, zones).join(', ');
  return line.length > longestLine ? `${line.slice(0, longestLine)} …` : line;
}

/** The list of all that an alert finds. Without filters where the address would be too long for a mail. */
export function alertListPath({ purpose, query, language }: Words): string {
  const list = href(language, purpose === 'rent' ? 'forRent' : 'forSale');
  const written = writeCriteria(criteriaOf({ purpose, query })).toString();
  const path = written ? `${list}?${written}` : list;
  return path.length > longestPath ? list : path;
}

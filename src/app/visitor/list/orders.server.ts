import { type SearchCriteria, type Sort, sorts } from '#domain/search/criteria.ts';
import type { TextKey } from '#texts/server/texts.ts';
import type { Words } from '#texts/wording/criteria-words.ts';
import { listAddress } from './list-address.server.ts';

const labels: Record<Sort, TextKey> = {
  newest: 'SORT_NEWEST',
  price: 'SORT_PRICE_UP',
  '-price': 'SORT_PRICE_DOWN',
  '-area': 'SORT_AREA',
  price_per_m2: 'SORT_PRICE_PER_M2',
  open_day: 'SORT_OPEN_DAY',
};

export function listOrders(criteria: SearchCriteria, { t }: Words, path: string) {
  const offered = sorts.filter((sort) => sort !== 'open_day' || criteria.openDays);
  return offered.map((sort) => ({
    label: t(labels[sort]),
    href: listAddress(path, { ...criteria, sort, page: 1 }),
    chosen: sort === criteria.sort,
  }));
}

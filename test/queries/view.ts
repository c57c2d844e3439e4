import { countViews, forgetVisitors, getViewSalt } from '#database/view/count-views.ts';
import {
  listFavouriteCounts,
  listViewsBetween,
  listViewTotals,
  readViews,
} from '#database/view/view-counts.ts';
import { answered, sample, today } from './sample.ts';

export const samples = [
  answered([[], [{ salt: 'salt' }]], getViewSalt, today),
  sample(countViews, [
    { kind: 'visit', propertyId: 12, day: today, source: 'direct', language: 'nl', visitor: 'hash' },
  ]),
  sample(forgetVisitors, today),
  sample(readViews, [12, 13], today),
  sample(listViewTotals, [12, 13], today),
  sample(listViewsBetween, [12, 13], '2026-02-01', today),
  sample(listFavouriteCounts, [12, 13]),
];

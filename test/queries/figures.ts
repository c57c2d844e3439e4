import {
  countRequestsByProperty,
  countRequestsIn,
  countViewingsIn,
} from '#database/figures/counted-requests.ts';
import { countFavouritesIn, countViewsByDay, countViewsIn } from '#database/figures/counted-views.ts';
import {
  findDaysUntilGone,
  listNewestOpen,
  listPropertiesOnline,
} from '#database/figures/properties-online.ts';
import { sample, today } from './sample.ts';

const ofAll = { from: '2026-02-01', until: '2026-02-28', propertyId: undefined };
const ofOne = { ...ofAll, propertyId: 12 };

export const samples = [
  sample(countRequestsIn, ofAll),
  sample(countRequestsIn, ofOne),
  sample(countRequestsByProperty, ofAll),
  sample(countRequestsByProperty, ofOne),
  sample(countViewingsIn, ofAll),
  sample(countViewingsIn, ofOne),
  sample(countViewsIn, ofAll),
  sample(countViewsIn, ofOne),
  sample(countViewsByDay, ofAll),
  sample(countViewsByDay, ofOne),
  sample(countFavouritesIn, ofAll),
  sample(countFavouritesIn, ofOne),
  sample(listPropertiesOnline, [12, 13], ofAll, today),
  sample(findDaysUntilGone, ofAll),
  sample(findDaysUntilGone, ofOne),
  sample(listNewestOpen, 10),
];

import { listMapPlaces } from '#database/place/map-places.ts';
import { suggestPlaces, suggestStreets } from '#database/place/suggest-address.ts';
import { sample } from './sample.ts';

export const samples = [
  sample(listMapPlaces),
  sample(suggestPlaces, '90'),
  sample(suggestPlaces, 'Gen'),
  sample(suggestStreets, { postalCode: '9000', typed: 'Kou' }),
];

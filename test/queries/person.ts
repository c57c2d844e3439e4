import { findPersonState, listAlertsOfPerson, listLeadsOfPerson } from '#database/person/person-page.ts';
import { sample } from './sample.ts';

export const samples = [
  sample(listLeadsOfPerson, 'An@example.be'),
  sample(listAlertsOfPerson, 'An@example.be'),
  sample(findPersonState, 'An@example.be'),
];

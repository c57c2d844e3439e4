import { findStoredOffice } from '#database/agency-office/offices.ts';
import { sample } from './sample.ts';

export const samples = [sample(findStoredOffice, 2)];

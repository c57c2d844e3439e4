import type { OfficeRecords } from '#test/office-records.ts';
import { agencyAnswers } from './agency.ts';
import { clientAnswers } from './clients.ts';
import { contentAnswers } from './content.ts';
import { doorAnswers } from './door.ts';
import { homeAnswers } from './homes.ts';

/** Every screen of the office, each with its address, by the paths of `screens`. */
export const allAnswers = (records: OfficeRecords) =>
  [homeAnswers, clientAnswers, contentAnswers, agencyAnswers, doorAnswers].flatMap((answers) =>
    Object.entries(answers(records)).map(([path, row]) => ({ path, at: `/${path}/`, ...row })),
  );

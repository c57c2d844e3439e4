import {
  findAccount,
  findPortal,
  listExcluded,
  listPortalListings,
  listPortals,
} from '#database/portal/portals.ts';
import {
  askToSend,
  askToSendChanged,
  beginSending,
  claimPortal,
  findDueSending,
  holdPortal,
  listPortalsToSend,
  mayHaveAny,
  passOver,
} from '#database/portal/sendings.ts';
import { answered, later, now, sample, today, uuid } from './sample.ts';

const sending = {
  ...{ property_id: 12, asked: 2, attempts: 0, may_be_there: true },
  ...{ remote_id: null, content: null, answer: null },
};

export const samples = [
  sample(findPortal, uuid),
  sample(listPortals),
  sample(findAccount, 2),
  sample(listExcluded, 2),
  sample(listPortalListings, 2),
  sample(listPortalsToSend, now),
  sample(claimPortal, 2, now, later),
  sample(holdPortal, 2, later),
  sample(askToSend, 2, 12, now),
  answered([[{ told: 3, last: 9, is_whole: false }]], askToSendChanged, 2, today, now),
  answered([[{ told: 3, last: 9, is_whole: true }]], askToSendChanged, 2, today, now),
  sample(findDueSending, 2, now),
  sample(beginSending, 2, sending, later),
  sample(mayHaveAny, 2),
  sample(passOver, 2, sending),
];

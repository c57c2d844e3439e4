import type { nl, nlOnServer } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  OPEN_DAY: 'Open house',
  OPEN_DAYS: 'Open houses',
  OPEN_DAYS_NONE: 'No open houses yet',
  OPEN_DAYS_NONE_HINT: 'At an open house anybody may come and look, without an appointment.',
  OPEN_DAY_ADD: 'Add an open house',
  OPEN_DAY_NOTE: 'Note',
  OPEN_DAY_NOTE_HINT:
    'What a visitor has to know: where to park, which bell. May stay empty. A language without a text shows the note of another.',
  OPEN_DAY_REMOVE: 'Remove',
  OPEN_DAY_TOLD_REMOVED: '{{when}}: removed.',
};

export const enOnServer: Record<keyof typeof nlOnServer, string> = {
  OPEN_DAYS_SHOWN: 'Visitors see each one on the site until it is over.',
  OPEN_DAYS_SHOWN_WITHOUT_ADDRESS:
    'Visitors see each one on the site until it is over. The address is not there: the site tells them to ask you for it.',
  OPEN_DAYS_WHEN_PUBLISHED: 'Visitors see this only once the property is on the site.',
  OPEN_DAYS_NOT_ON_OFFER: 'Visitors do not see this: the property is sold or let.',
  OPEN_DAYS_FED:
    'These come from {{system}}. As soon as you add or remove one here, you manage them yourself and imports leave them alone.',
  OPEN_DAYS_MANAGED: 'You manage the open houses of this property yourself.',
  OPEN_DAYS_OFFERED: '{{system}} has:',
  OPEN_DAYS_OFFERED_NONE: '{{system}} has none.',
  OPEN_DAYS_MOST: 'There are {{most}} already: remove one first',
  OPEN_DAY_NOTE_LONG: 'A note has at most {{most}} characters',
  OPEN_DAY_NOTE_SIGNS: 'Write the note without | and ;',
  OPEN_DAY_TOO_LONG: 'An open house lasts at most {{hours}} hours',
  OPEN_DAY_TOLD_ADDED: 'The open house is added.',
  OPEN_DAY_TOLD_CHANGED: 'An open house began at that time already: it is changed.',
  OPEN_DAY_TOLD_UNCHANGED: 'That open house was there already.',
  OPEN_DAY_TOLD_GONE: 'That open house was removed already.',
  OPEN_DAY_TOLD_UNLOCKED: 'The next import takes the open houses over again.',
};

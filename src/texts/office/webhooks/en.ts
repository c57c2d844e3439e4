import type { nl, nlOnServer } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  WEBHOOKS: 'Webhooks',
  WEBHOOKS_NONE: 'There is no receiver yet',
  WEBHOOKS_NONE_HINT:
    'Let a partner’s program know at once when a property appears on the site, changes or disappears. First ask whoever builds that program to which address the messages should go.',
  WEBHOOKS_THEN_KEY:
    'You see a key once. Give it to whoever builds the program, which checks each message with it.',
  WEBHOOKS_THEN_SAYS:
    'A message only says which property changed. The program reads the rest on the site itself, so never a hidden price or address.',
  WEBHOOKS_THEN_FAILED:
    'If a message does not arrive, the site tries again for a day and a half. If it fails, Today says so.',
  WEBHOOKS_ADDRESS: 'Address of the receiver',
  WEBHOOKS_ADDRESS_HINT: 'It begins with https://. Whoever builds the program knows it.',
  WEBHOOKS_ADD: 'Add a receiver',
  WEBHOOKS_SECRET: 'Signing key',
  WEBHOOKS_SECRET_HINT:
    'Give this key to the receiver, who checks each message with it. You see it only this once.',
  WEBHOOKS_STATE: 'Status',
  WEBHOOKS_WAITING: 'Waiting',
  WEBHOOKS_FAILED: 'Failed',
  WEBHOOKS_LAST: 'Last received',
  WEBHOOKS_PROBLEM: 'The receiver could not be reached',
  WEBHOOKS_PAUSED_HINT:
    'The receiver is sent nothing now. Once resumed, everything that changed in the meantime is sent.',
  WEBHOOKS_NO_MESSAGES: 'Nothing has changed since this receiver was added.',
  WEBHOOKS_ABOUT: 'About',
  WEBHOOKS_AT: 'Changed',
  WEBHOOKS_RESULT: 'Receipt',
  WEBHOOKS_ACT: 'Again',
  WEBHOOKS_AGAIN: 'Send again',
  WEBHOOKS_AGAIN_OF: 'Send message {{number}} again',
  WEBHOOKS_END: 'Remove the receiver',
  WEBHOOKS_END_HINT: 'The program is sent nothing more, and the list of messages disappears.',
  WEBHOOKS_END_SURE: 'Yes, this receiver can go',
};

export const enOnServer: Record<keyof typeof nlOnServer, string> = {
  WEBHOOKS_NOTE_ONE: '{{count}} receiver',
  WEBHOOKS_NOTE_OTHER: '{{count}} receivers',
  WEBHOOKS_ADDRESS_WRONG:
    'Fill in an address that begins with https://, without a user, a password or a port.',
  WEBHOOKS_ADDRESS_TAKEN: 'There is already a receiver at this address.',
  WEBHOOKS_KEY_LACKS: 'The key cannot be saved: IMPORT_KEY is missing on the server. See the manual.',
  WEBHOOKS_NOTHING: 'nothing yet',
  WEBHOOKS_STATE_PAUSED: 'Paused',
  WEBHOOKS_STATE_WRONG: 'Not reached',
  WEBHOOKS_STATE_GOOD: 'All is well',
  WEBHOOKS_PROPERTY_PUBLISHED: 'Property {{id}} appeared on the site',
  WEBHOOKS_PROPERTY_CHANGED: 'Property {{id}} changed',
  WEBHOOKS_PROPERTY_WITHDRAWN: 'Property {{id}} disappeared',
  WEBHOOKS_PROJECT_PUBLISHED: 'Project {{id}} appeared on the site',
  WEBHOOKS_PROJECT_CHANGED: 'Project {{id}} changed',
  WEBHOOKS_PROJECT_WITHDRAWN: 'Project {{id}} disappeared',
  WEBHOOKS_DELIVERED: 'received',
  WEBHOOKS_GIVEN_UP_ONE: 'given up after {{count}} try',
  WEBHOOKS_GIVEN_UP_OTHER: 'given up after {{count}} tries',
  WEBHOOKS_WAITS: 'waiting',
  WEBHOOKS_WAITS_AGAIN: 'waiting, next try: {{when}}',
  WEBHOOKS_AGAIN_DONE: 'The message will leave within a minute.',
  WEBHOOKS_END_SURE_EMPTY: 'Confirm that this receiver can go.',
  WEBHOOKS_TROUBLE: 'Changes do not reach {{address}}',
  WEBHOOKS_TROUBLE_LOST_ONE: '{{count}} message was given up after many tries.',
  WEBHOOKS_TROUBLE_LOST_OTHER: '{{count}} messages were given up after many tries.',
};

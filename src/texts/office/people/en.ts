import type { nl, nlOnServer } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  PERSON_REQUESTS: 'Requests and viewings',
  PERSON_ALERTS: 'Search alerts',
  PERSON_ALERTS_NONE: 'No search alerts.',
  PERSON_ALERT_FINDS: 'What it finds',
  PERSON_ALERT_EDIT: 'Change',
  PERSON_ALERT_STOP: 'End',
  PERSON_NEWSLETTER: 'Newsletter',
  PERSON_OWNER: 'Is also an owner with us',
  PERSON_MAILS: 'Last emails',
  PERSON_DATA: 'Data',
  PERSON_EXPORT: 'Export everything as a file',
  PERSON_ERASE: 'Erase everything',
  PERSON_ERASE_HINT:
    'All requests, emails, search alerts and notes of this person are erased. Future viewings are cancelled. This cannot be undone.',
  PERSON_ERASE_TYPE: 'Type the email address to confirm',
  PERSON_ERASED: 'Everything about this person is erased',
  PERSON_OF_AGENCY: 'This address is the agency’s own: what is stored with it is about its clients.',
};

export const enOnServer: Record<keyof typeof nlOnServer, string> = {
  PERSON_NOTE_ONE: '{{count}} request',
  PERSON_NOTE_OTHER: '{{count}} requests',
  PERSON_VIEWING: 'viewing {{when}}',
  PERSON_ALERT_INSTANT: 'at once',
  PERSON_ALERT_DAILY: 'daily',
  PERSON_ALERT_WEEKLY: 'weekly',
  PERSON_ALERT_UNCONFIRMED: 'not confirmed',
  PERSON_ALERT_ACTIVE: 'active',
  PERSON_ALERT_PAUSED: 'paused',
  PERSON_ALERT_ENDED: 'ended',
  PERSON_ALERT_STOPPED: 'The search alert has ended',
  PERSON_NEWSLETTER_NONE: 'not subscribed',
  PERSON_NEWSLETTER_UNCONFIRMED: 'asked for, not confirmed',
  PERSON_NEWSLETTER_ACTIVE: 'subscribed since {{day}}',
  PERSON_NEWSLETTER_ENDED: 'unsubscribed',
  PERSON_ERASE_DIFFERS: 'This is not the same address',
};

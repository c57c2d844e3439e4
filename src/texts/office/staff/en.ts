import type { nl, nlOnServer } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  // Staff
  STAFF: 'Staff',
  INVITE: 'Invite',
  INVITE_HINT: 'The email has a link to choose a password, valid for seven days.',
  INVITE_AGAIN: 'Invite again',
  STATE: 'Status',
  STAFF_END: 'End the account',
  STAFF_END_HINT:
    'This person is logged out everywhere at once and can no longer log in. What they did stays in the log.',
  STAFF_RESTORE: 'Reopen the account',
  // Log
  LOG: 'Log',
  LOG_EMPTY: 'Nothing found',
  LOG_EMPTY_HINT: 'There may be something with other filters.',
  WHEN: 'When',
  WHO: 'Who',
  FROM_DAY: 'From',
  UNTIL_DAY: 'Up to',
  FILTER: 'Filter',
  EVERYBODY: 'Everybody',
  FACTOR_FORGET: 'Remove code and passkeys',
  TEAM_MEMBER: 'On the site',
  TEAM_MEMBER_HINT:
    'Which member of the team this is: that person’s properties, requests and viewings are then their own.',
  NOBODY: 'Nobody',
  SHOW_ALL: 'Show everything',
  LOG_OLDER: 'Older',
  LOG_NEWEST: 'To the latest',
};

export const enOnServer: Record<keyof typeof nlOnServer, string> = {
  // Staff
  STAFF_COUNT_ONE: '{{count}} person',
  STAFF_COUNT_OTHER: '{{count}} people',
  INVITED: 'Invited: an email is on its way to {{email}}.',
  EMAIL_WRONG: 'This is not an email address',
  EMAIL_TAKEN: 'This address has an account already',
  STAFF_WAITING: 'Not logged in yet',
  STAFF_ENDED: 'Ended',
  STAFF_ACTIVE: 'Active',
  WITH_FACTOR: 'With code',
  WITHOUT_FACTOR: 'Without code',
  LAST_ADMIN: 'One administrator must remain. Give somebody else that role first.',
  // Log
  WHAT: 'What',
  SUBJECT: 'About what',
  FACTOR_FORGOTTEN: 'Code and passkeys have been removed. One of them is set up after the next log-in.',
  ACTOR_COMMAND: 'Command line',
  ACTOR_VISITOR: 'Visitor to the site',
  ACTOR_UNKNOWN: 'Not known',
};

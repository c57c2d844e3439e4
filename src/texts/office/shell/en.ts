import type { nl } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  // Around the screens
  SKIP_TO_CONTENT: 'Skip to content',
  MENU_OFFICE: 'Parts of the office',
  MENU: 'Menu',
  ACCOUNT_OF: 'Account of {{name}}',
  LOG_OUT: 'Log out',
  PAGE_TITLE: '{{page}} · {{agency}} office',
  // Parts of screens
  ERROR_PREFIX: 'Error: ',
  PROBLEMS_ONE: 'There is one thing to check',
  PROBLEMS_OTHER: 'There are {{count}} things to check',
  OPTIONAL: '(optional)',
  TEXT_LANGUAGE: 'Language of this text',
  TEXT_LANGUAGE_UNKNOWN: 'not known',
  PAGES: 'Pages',
  PAGE_NUMBER: 'Page {{page}}',
  PREVIOUS_PAGE: 'Previous page',
  NEXT_PAGE: 'Next page',
  WHAT_THEN: 'What happens then',
  // Errors
  NOT_FOUND: 'This page does not exist',
  NOT_FOUND_HINT: 'What was here may have been removed, or the address is not complete.',
  PROPERTY_GONE: 'This property no longer exists',
  PROPERTY_GONE_HINT:
    'Somebody has deleted it, or the address is not complete. It is neither in the list nor on the site.',
  NOT_ALLOWED: 'You do not have the right to see this',
  NOT_ALLOWED_HINT: 'An administrator of the office can give you that right.',
  NO_CONNECTION: 'No connection',
  NO_CONNECTION_HINT: 'Try again once you are connected. What had been saved is still there.',
  SERVER_ERROR: 'That did not work',
  SERVER_ERROR_HINT: 'The fault is ours and has been noted. What had been saved is still there.',
  TRY_AGAIN: 'Try again',
  TO_TODAY: 'To Today',
};

import type { nl, nlOnServer } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  PALETTE: 'Find and go',
  PALETTE_OPEN: 'Find',
  PALETTE_HINT: 'Property, person, screen…',
  PALETTE_FOUND: 'Found',
  PALETTE_COUNT_ONE: '{{count}} result',
  PALETTE_COUNT_OTHER: '{{count}} results',
  PALETTE_NONE: 'Nothing found. Try part of a street, a name or a reference.',
  PALETTE_AWAY: 'There is no connection just now. Keep typing to try again.',
  PALETTE_SCREENS: 'Screens',
  PALETTE_COMMANDS: 'Do',
  PALETTE_PROJECTS: 'Projects',
  PALETTE_LEADS: 'People who asked',
  PALETTE_PAGES: 'Pages',
  KEYS: 'Keys',
  KEYS_EVERYWHERE: 'Everywhere',
  KEYS_IN_LISTS: 'In lists and properties',
  KEYS_GO: 'Go to',
  KEYS_PALETTE: 'Find and go (⌘ K on a Mac)',
  KEYS_SEARCH: 'Search this screen',
  KEYS_SHOW: 'Show these keys',
  KEYS_NEXT: 'Next row',
  KEYS_PREVIOUS: 'Previous row',
  KEYS_ENTER: 'Open the row',
  KEYS_CHOOSE: 'Tick the row',
  KEYS_NEXT_HOME: 'Next property of the list',
  KEYS_PREVIOUS_HOME: 'Previous property of the list',
  KEYS_CLOSE: 'Close',
  KEYS_SWITCH: 'Switch single keys on or off',
  KEYS_ARE_OFF: 'Single keys are off in this browser; only Ctrl K works.',
  KEYS_SINGLE: 'Use single keys',
  KEYS_SINGLE_HINT:
    'Such as j, k and x. If you speak to the computer, or sometimes hit a key by mistake, you may want them off. This holds for this browser; Ctrl K keeps working.',
};

export const enOnServer: Record<keyof typeof nlOnServer, string> = {
  PALETTE_NEW_PROPERTY: 'New property',
  PALETTE_INCOMPLETE: 'Properties that lack what the law requires',
  PALETTE_INVITE: 'Invite a colleague',
  PALETTE_LANGUAGE: 'Change language or password',
};

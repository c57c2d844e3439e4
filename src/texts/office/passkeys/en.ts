import type { nl, nlOnServer } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  PASSKEYS: 'Passkeys',
  PASSKEYS_HINT:
    'Log in with the fingerprint, face or PIN of your device, without a password and without a code.',
  PASSKEY_OR: 'or in one step',
  PASSKEY_WITH: 'With a passkey',
  PASSKEY_TOO_MANY: 'This was tried too often. Try again in a quarter of an hour.',
  PASSKEY_UNUSED: 'No passkey was used. Try again, or log in with your password.',
  PASSKEY_ADD: 'Add a passkey',
  PASSKEY_ADD_HINT:
    'With a passkey and no code, the password alone no longer opens the office. Add one on a second device too, or set up a code.',
  PASSKEY_NAME: 'Name of the passkey',
  PASSKEY_NAME_HINT: 'So that you know the device again later.',
  PASSKEY_MAKE: 'Make the passkey',
  PASSKEY_MAKE_HINT: 'Your browser asks where to keep the passkey, and then for your finger, face or PIN.',
  PASSKEY_NOT_MADE: 'The passkey was not made. Try again.',
  PASSKEY_CHANGE: 'Rename or remove',
  PASSKEY_SAVE: 'Save the name',
  PASSKEY_REMOVE: 'Remove the passkey',
  PASSKEY_DOES:
    'With your passkey no code is needed, and without it the password does not open the office. A code is a second way in.',
  PASSKEY_CANNOT: 'This browser cannot make a passkey',
  PASSKEY_CANNOT_HINT: 'That takes a recent browser and JavaScript.',
  PASSKEY_INSTEAD: 'A passkey instead',
  PASSKEY_CODE_INSTEAD: 'A code from an app instead',
};

export const enOnServer: Record<keyof typeof nlOnServer, string> = {
  PASSKEY_REFUSED: 'This passkey is not known here or is not right',
  PASSKEY_OVER: 'That took too long. Try again.',
  PASSKEY_NEEDED: 'The password is right, but this account opens with a passkey. Choose ‘With a passkey’.',
  PASSKEY_NAME_MISSING: 'Give the passkey a name',
  PASSKEY_FULL: 'You have ten passkeys already. Remove one first.',
  PASSKEY_ADDED: 'The passkey has been added. You are logged out on your other devices.',
  PASSKEY_REMOVED: 'The passkey has been removed. You are logged out on your other devices.',
  PASSKEY_MADE_ON: 'Made: {{day}}',
  PASSKEY_USED_ON: 'Last used: {{day}}',
  PASSKEY_NEVER_USED: 'Not used yet',
};

import type { Whose } from '#login/engine/whose.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';

export const ownerAccounts: Whose = {
  name: 'owner',
  sessionCookie: ownKeys.ownerSession.key,
  knownBrowser: { cookie: ownKeys.knownBrowser.key, days: ownKeys.knownBrowser.days },
  idleHours: 7 * 24,
  longestDays: 30,
};

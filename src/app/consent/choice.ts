// biome-ignore-all lint/plugin/clock: the visitor's own clock.

import { useSyncExternalStore } from 'react';
import { type ChoosableCategory, type Consent, makeConsent, readConsent } from '#domain/consent/consent.ts';
import { keptValue } from '#interface/browser-storage.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { consentTextVersion } from '#texts/versions/consent-version.ts';

const kept = keptValue(ownKeys.consent, (text) =>
  readConsent(text, { now: new Date(), textVersion: consentTextVersion }),
);

/** Undefined if the choice is no longer valid, and always on the server. */
export function useChoice(): Consent | undefined {
  return useSyncExternalStore(kept.subscribe, kept.get, () => undefined);
}

/** The same as `useChoice`, outside a render. */
export const currentChoice = kept.get;

/** Refuses every category that is not named. `asked`: the categories that the visitor could choose from. */
export function choose(categories: readonly ChoosableCategory[], asked: readonly ChoosableCategory[]): void {
  const { lang } = document.documentElement;
  const about = { now: new Date(), textVersion: consentTextVersion, language: lang, asked };
  kept.set(JSON.stringify(makeConsent(categories, about)));
}

export function forgetChoice(): void {
  kept.set(null);
}

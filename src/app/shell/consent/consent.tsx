import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { writeEntry } from '#app/browser-storage.ts';
import { forgetsConsent, isPreview } from '#domain/consent/consent.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { currentChoice, forgetChoice, useChoice } from './choice.ts';
import type { ConsentDialogProps, Layer } from './consent-dialog.tsx';
import { settingsWanted } from './open-consent.tsx';

/** Asks once per document while nothing is chosen, and shows the dialog again on wish. */
export function ConsentQuestion({ cookiePolicy }: { cookiePolicy: string | null }) {
  const { pathname, search } = useLocation();
  const choice = useChoice();
  const hasAsked = useRef(false);
  const [layer, setLayer] = useState<Layer>();
  const [Dialog, setDialog] = useState<ComponentType<ConsentDialogProps>>();

  useEffect(() => {
    if (forgetsConsent(search)) {
      forgetChoice();
      writeEntry(ownKeys.person, null);
      hasAsked.current = false;
    }
    // Not `choice`: while a page is hydrated that is what the server knew.
    if (currentChoice() || hasAsked.current || isPreview({ pathname, search })) return;
    hasAsked.current = true;
    setLayer('question');
  }, [pathname, search]);

  useEffect(() => {
    const show = () => setLayer('settings');
    settingsWanted.addEventListener('wanted', show);
    return () => settingsWanted.removeEventListener('wanted', show);
  }, []);

  // Chosen here or in another tab.
  useEffect(() => {
    if (choice) setLayer(undefined);
  }, [choice]);

  useEffect(() => {
    if (layer) import('./consent-dialog.tsx').then((module) => setDialog(() => module.ConsentDialog));
  }, [layer]);

  if (!layer || !Dialog) return null;
  return (
    <Dialog
      layer={layer}
      agreed={choice?.categories ?? []}
      cookiePolicy={cookiePolicy}
      onSettings={() => setLayer('settings')}
      onClose={() => setLayer(undefined)}
    />
  );
}

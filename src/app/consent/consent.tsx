import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetsConsent, isAnswered, isPreview } from '#domain/consent/consent.ts';
import { writeEntry } from '#interface/browser-storage.ts';
import type { AskedConsent } from '#site/settings/asked-consent.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { currentChoice, forgetChoice, useChoice } from './choice.ts';
import type { ConsentDialogProps, Layer } from './consent-dialog.tsx';
import { settingsWanted } from './open-consent.tsx';

/**
 * Asks once per document while a choice is missing, and shows the dialog again if the visitor wants it. Asks nothing if
 * the site uses nothing that needs consent.
 */
export function ConsentQuestion({
  asked,
  cookiePolicy,
}: {
  asked: AskedConsent;
  cookiePolicy: string | null;
}) {
  const { categories } = asked;
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
    // Not `choice`: during hydration it is what the server knew.
    if (isAnswered(currentChoice(), categories) || hasAsked.current || isPreview({ pathname, search }))
      return;
    hasAsked.current = true;
    setLayer('question');
  }, [categories, pathname, search]);

  useEffect(() => {
    const show = () => setLayer('settings');
    settingsWanted.addEventListener('wanted', show);
    return () => settingsWanted.removeEventListener('wanted', show);
  }, []);

  // Chosen here or in another tab.
  useEffect(() => {
    if (choice && isAnswered(choice, categories)) setLayer(undefined);
  }, [categories, choice]);

  useEffect(() => {
    if (layer) import('./consent-dialog.tsx').then((module) => setDialog(() => module.ConsentDialog));
  }, [layer]);

  if (!layer || !Dialog) return null;
  return (
    <Dialog
      layer={layer}
      asked={asked}
      agreed={choice?.categories ?? []}
      cookiePolicy={cookiePolicy}
      onSettings={() => setLayer('settings')}
      onClose={() => setLayer(undefined)}
    />
  );
}

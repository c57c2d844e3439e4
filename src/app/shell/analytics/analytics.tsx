import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { currentChoice, useChoice } from '#app/shell/consent/choice.ts';
import { isPreview } from '#domain/consent/consent.ts';
import type { Settings } from '#site/settings/settings.ts';

/**
 * Tells the services of the settings what the visitor agreed to, and of each page; nothing of them is loaded before.
 * Never in a preview: its address opens a draft to whoever has it.
 */
export function Analytics({ ids }: { ids: Settings['siteInfo'] }) {
  const { pathname, search } = useLocation();
  const choice = useChoice();
  const hasStarted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `choice` says when; what was chosen is asked below.
  useEffect(() => {
    if (isPreview({ pathname, search })) return;
    // Not `choice`: while a page is hydrated it is what the server knew.
    const current = currentChoice();
    const categories = current?.categories ?? [];
    // A refusal of just now takes back what was agreed to on an earlier appointment.
    const isNew = current && Date.parse(current.at) >= performance.timeOrigin;
    if (!hasStarted.current && !isNew && categories.length === 0) return;
    hasStarted.current = true;
    void import('./measure.ts').then(({ measure }) => measure(ids, categories, pathname + search));
  }, [ids, choice, pathname, search]);

  return null;
}

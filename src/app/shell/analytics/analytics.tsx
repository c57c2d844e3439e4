import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { currentChoice, useChoice } from '#app/consent/choice.ts';
import { isPreview } from '#domain/consent/consent.ts';
import type { Settings } from '#site/settings/settings.ts';

/**
 * Loads nothing of a service before the visitor agrees to it, and nothing at all in a preview: its address opens a
 * draft to anybody who has it.
 */
export function Analytics({ ids }: { ids: Settings['siteInfo'] }) {
  const { pathname, search } = useLocation();
  const choice = useChoice();
  const hasStarted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `choice` only says when; the choice is read below.
  useEffect(() => {
    if (isPreview({ pathname, search })) return;
    // Not `choice`: during hydration it is what the server knew.
    const current = currentChoice();
    const categories = current?.categories ?? [];
    // A refusal on this page takes back what was agreed to on an earlier visit.
    const isNew = current && Date.parse(current.at) >= performance.timeOrigin;
    if (!hasStarted.current && !isNew && categories.length === 0) return;
    hasStarted.current = true;
    void import('./measure.ts').then(({ measure }) => measure(ids, categories, pathname + search));
  }, [ids, choice, pathname, search]);

  return null;
}

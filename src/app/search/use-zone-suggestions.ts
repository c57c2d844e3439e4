import { useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';

export type SuggestedZone = { key: string; name: string; detail: string };

const pauseMs = 120;
const leastLetters = 2;
const answers = new Map<string, SuggestedZone[]>();

/** Undefined while there are no suggestions yet. */
export function useZoneSuggestions(typed: string, language: Language): SuggestedZone[] | undefined {
  const [suggested, show] = useState<SuggestedZone[]>();
  const query = new URLSearchParams({ q: typed.trim(), lng: language }).toString();
  const isEnough = typed.trim().length >= leastLetters;

  useEffect(() => {
    if (!isEnough) return show(undefined);
    const known = answers.get(query);
    if (known) return show(known);
    const asking = new AbortController();
    const pause = setTimeout(async () => {
      try {
        const answer = await fetch(`/zones/?${query}`, { signal: asking.signal });
        if (!answer.ok) return;
        const zones: SuggestedZone[] = await answer.json();
        answers.set(query, zones);
        show(zones);
      } catch {
        // Aborted for a newer request, or there is no connection: the server understands the typed text without
        // suggestions.
      }
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [query, isEnough]);

  return suggested;
}

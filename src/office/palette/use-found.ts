import { useEffect, useState } from 'react';
import type { FoundGroup } from './found.ts';

const PAUSE_MS = 120;

/** The server's results; `failed` while it cannot be reached. Undefined before the first answer. */
export function useFound(typed: string): { groups: FoundGroup[] | undefined; failed: boolean } {
  const [groups, show] = useState<FoundGroup[]>();
  const [failed, setFailed] = useState(false);
  const query = new URLSearchParams({ q: typed.trim() }).toString();
  useEffect(() => {
    const asking = new AbortController();
    const pause = setTimeout(async () => {
      try {
        const answer = await fetch(`/office/search/?${query}`, { signal: asking.signal });
        if (!answer.ok) throw new Error(`The palette was answered ${answer.status}.`);
        const found: FoundGroup[] = await answer.json();
        show(found);
        setFailed(false);
      } catch {
        // Aborted for a newer request, or there is no connection.
        if (!asking.signal.aborted) setFailed(true);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [query]);
  return { groups, failed };
}

// The server counts without knowing who it was: see docs/decisions/015-views.md.

/** Does not wait for an answer. */
export function sendBeacon(kind: 'visit' | 'added' | 'removed', id: number): void {
  // Both belong to the document: they stay the same while the visitor goes from page to page.
  const { referrer } = document;
  const [entry] = performance.getEntriesByType('navigation');
  const campaign = new URLSearchParams(entry?.name.split('?', 2)[1]?.split('#', 1)[0]);
  navigator.sendBeacon?.(
    '/visits/',
    JSON.stringify({
      kind,
      id,
      language: document.documentElement.lang,
      referrer: referrer.split('/', 3)[2],
      source: campaign.get('utm_source') ?? undefined,
      medium: campaign.get('utm_medium') ?? undefined,
    }),
  );
}

/**
 * Counts that the page of a property is shown: once it is seen, and each time it returns. The returned function ends
 * the counting.
 */
export function countShowings(id: number): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isTold = false;
  const tell = () => {
    // A tab in the background is hidden, and so is a page that is drawn before anybody asks for it.
    if (isTold || document.hidden) return;
    isTold = true;
    sendBeacon('visit', id);
  };
  tell();
  addEventListener('visibilitychange', tell, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      isTold = false;
      tell();
    },
    { signal },
  );
  return () => controller.abort();
}

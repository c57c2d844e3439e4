import { useCallback, useEffect, useState } from 'react';
import type { Answering } from '#office/request-presence/route.tsx';

const POLL_MS = 20_000;

/** Tells the server that an answer is being written once `begin` is called, and gives who else is writing one. */
export function useAnswering(
  requestId: number,
  known: Answering['others'],
): { others: Answering['others']; begin: () => void } {
  const [others, setOthers] = useState(known);
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    if (!isWriting) return;
    const path = `/office/requests/${requestId}/presence/`;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const response = await fetch(path, { method: 'POST', body: new URLSearchParams() }).catch(
        () => undefined,
      );
      if (!response?.ok || response.redirected) return;
      const answering: Answering = await response.json();
      setOthers(answering.others);
    };
    const leave = () => navigator.sendBeacon(path, new URLSearchParams({ left: '1' }));
    void ask();
    const timer = setInterval(ask, POLL_MS);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [requestId, isWriting]);
  return { others, begin: useCallback(() => setWriting(true), []) };
}

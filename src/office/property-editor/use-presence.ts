import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Presence } from '#office/property-presence/route.tsx';
import type { Autosave } from './autosave.ts';

const POLL_MS = 20_000;

/** Who else has this editor open. Their changes show here as soon as no own value is unsent. */
export function usePresence(
  propertyId: number,
  version: string | undefined,
  autosave: Autosave | undefined,
): Presence['others'] {
  const [others, setOthers] = useState<Presence['others']>([]);
  const { revalidate } = useRevalidator();
  const shown = useRef(version);
  shown.current = version;
  useEffect(() => {
    const path = `/office/properties/${propertyId}/presence/`;
    const ask = async () => {
      // A user in another tab is not at work here.
      if (document.visibilityState === 'hidden') return;
      const response = await fetch(path, { method: 'POST', body: new URLSearchParams() }).catch(
        () => undefined,
      );
      if (!response?.ok || response.redirected) return;
      const presence: Presence = await response.json();
      setOthers(presence.others);
      if (presence.version !== shown.current && !autosave?.waiting) void revalidate();
    };
    const leave = () => navigator.sendBeacon(path, new URLSearchParams({ left: '1' }));
    const turn = () => void ask();
    turn();
    const timer = setInterval(turn, POLL_MS);
    document.addEventListener('visibilitychange', turn);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [propertyId, autosave, revalidate]);
  return others;
}

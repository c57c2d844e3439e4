import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import type { loader } from '#office/root.tsx';
import { Autosave } from './autosave.ts';
import type { FieldAnswer } from './shown-field.ts';
import { unsentKey } from './unsent-storage.ts';

/** After the last key; a field that is left is sent at once. */
const PAUSE_MS = 600;

/** The meter and the counts are updated after this pause in sending. */
const REFRESH_MS = 1200;

/** Saves each field of the editor by itself. Undefined until JavaScript runs: then the forms are sent whole. */
export function useAutosave(propertyId: number): Autosave | undefined {
  const [autosave, setAutosave] = useState<Autosave>();
  const [, redraw] = useState(0);
  const { revalidate } = useRevalidator();
  const staffId = useRouteLoaderData<typeof loader>('root')?.shell?.staffId ?? '';
  const refresh = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const storage = storageOf(staffId, propertyId);
    const made: Autosave = new Autosave({
      client: crypto.randomUUID(),
      storage,
      send: (sent) => send(propertyId, sent),
      onChange: () => {
        redraw((count) => count + 1);
        clearTimeout(refresh.current);
        refresh.current = setTimeout(() => {
          if (made.waiting === 0) void revalidate();
        }, REFRESH_MS);
      },
    });
    setAutosave(made);
    const flush = () => void made.flush();
    flush();
    addEventListener('online', flush);
    return () => {
      removeEventListener('online', flush);
      clearTimeout(refresh.current);
      made.stop();
    };
  }, [staffId, propertyId, revalidate]);
  return autosave;
}

/** `save` gets the text of the field, a while after the last key and when the field is left. */
export function useTyping(save: (typed: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string>(undefined);
  const send = () => {
    clearTimeout(timer.current);
    if (pending.current === undefined) return;
    const typed = pending.current;
    pending.current = undefined;
    save(typed);
  };
  const sendLast = useRef(send);
  sendLast.current = send;
  // A page that is closed or hidden sends its fields no blur event.
  useEffect(() => {
    const leave = () => sendLast.current();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
  const isTyping = useCallback(() => pending.current !== undefined, []);
  return {
    isTyping,
    onTyped: (typed: string) => {
      pending.current = typed;
      clearTimeout(timer.current);
      timer.current = setTimeout(send, PAUSE_MS);
    },
    onLeft: send,
  };
}

async function send(
  propertyId: number,
  {
    key,
    typed,
    seen,
    client,
    sequence,
  }: { key: string; typed: string; seen: string[]; client: string; sequence: number },
): Promise<FieldAnswer> {
  const body = new URLSearchParams({ key, typed, client, sequence: String(sequence) });
  for (const each of seen) body.append('seen', each);
  const response = await fetch(`/office/properties/${propertyId}/field/`, {
    method: 'POST',
    body,
    // Browsers allow only so much in a request that outlives its page.
    keepalive: body.toString().length < 60_000,
  });
  // The user is logged out, or the property is gone: a reload shows it, and the typed values stay in the browser.
  if (response.redirected || response.status === 403 || response.status === 404) location.reload();
  else if (response.ok || response.status === 409) return response.json();
  else if (response.status < 500 && response.status !== 429) return { outcome: 'refused' };
  throw new Error(String(response.status));
}

type Unsent = ReturnType<ConstructorParameters<typeof Autosave>[0]['storage']['read']>;

function storageOf(staffId: string, propertyId: number) {
  const name = unsentKey(staffId);
  const all = (): Record<string, Unsent> => {
    try {
      return JSON.parse(localStorage.getItem(name) ?? '{}');
    } catch {
      return {};
    }
  };
  return {
    read: () => all()[propertyId] ?? {},
    write: (unsent: Unsent) => {
      const { [propertyId]: _, ...others } = all();
      const next = Object.keys(unsent).length > 0 ? { ...others, [propertyId]: unsent } : others;
      // A full or forbidden storage must not stop the typing.
      try {
        localStorage.setItem(name, JSON.stringify(next));
      } catch {}
    },
  };
}

import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';

const IDLE_MS = 1200;

/** As far as the form itself must know what was answered. */
type Answer = { refusal?: string; over?: string; seen?: string };

/**
 * Keeps the form when one stops typing; a refusal ends that until the form is sent by a button. `loaded`, `answered`:
 * which state of the text the form came with, and which a button has made since.
 */
export function useKeeping(
  form: RefObject<HTMLFormElement | null>,
  { loaded, answered }: { loaded: string; answered: string | undefined },
  onKept: (seen: string) => void,
) {
  const fetcher = useFetcher<Answer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { refusal, over } = fetcher.data ?? {};
  const [seen, setSeen] = useState(answered ?? loaded);
  // React Router shows what a button was answered before it has loaded the screen again: who presses the next one then
  // sends what this form knows. Never what is loaded later, which may be a colleague's.
  useEffect(() => {
    if (answered) setSeen(answered);
  }, [answered]);
  const isSaving = fetcher.state !== 'idle';
  // A timer that was set before knows only what was so then.
  const latest = useRef({ isSaving, refusal });
  useEffect(() => {
    latest.current = { isSaving, refusal };
  }, [isSaving, refusal]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (fetcher.data?.refusal || !fetcher.data?.seen) return;
    setSeen(fetcher.data.seen);
    onKept(fetcher.data.seen);
  }, [fetcher.data, onKept]);
  const touch = () => {
    clearTimeout(timer.current);
    if (refusal) return;
    timer.current = setTimeout(() => {
      if (!form.current || latest.current.refusal) return;
      // What is under way has not told yet what it kept: a second one would be refused as somebody else's.
      if (latest.current.isSaving) {
        touch();
        return;
      }
      const sent = new FormData(form.current);
      // A picture is sent by a button, whose answer shows it.
      if ([...sent.values()].some((value) => value instanceof File && value.size > 0)) return;
      sent.set('do', 'auto');
      fetcher.submit(sent, { method: 'post', encType: 'multipart/form-data' });
    }, IDLE_MS);
  };
  // What a button sends must not meet what was just kept in the background.
  const heldBack = useRef<HTMLElement>(undefined);
  const holdBack = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    clearTimeout(timer.current);
    if (!isSaving) return;
    event.preventDefault();
    heldBack.current = event.nativeEvent.submitter ?? undefined;
  };
  useEffect(() => {
    if (isSaving || !heldBack.current) return;
    form.current?.requestSubmit(heldBack.current);
    heldBack.current = undefined;
  }, [isSaving, form]);
  return { seen, refusal, over, isSaving, touch, holdBack };
}

import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';

const IDLE_MS = 1200;

/** The part of an answer that the form itself must know. */
type Answer = { refusal?: string; over?: string; seen?: string };

/**
 * Saves the form when typing stops; a refusal ends that until a button sends the form. `opened`: the state of the text
 * that the form is drawn with.
 */
export function useKeeping(
  form: RefObject<HTMLFormElement | null>,
  opened: string,
  onKept: (seen: string) => void,
) {
  const fetcher = useFetcher<Answer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { refusal, over } = fetcher.data ?? {};
  // A button sends the state that this form knows, never one loaded later, which may be a colleague's.
  const [seen, setSeen] = useState(opened);
  const isSaving = fetcher.state !== 'idle';
  // A timer set earlier sees only the values of that moment.
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
      // The save under way has not yet told its new state: a second one would be refused as somebody else's.
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
  // A button must not send while a save in the background is under way.
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

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation, useSubmit } from 'react-router';
import { isBesideForm } from './beside-form.ts';

const IDLE_MS = 1200;

/** The part of an answer that the form itself must know. */
type Answer = { refusal?: string; over?: string; seen?: string };

/**
 * Saves the form when typing stops or its screen is left; a refusal ends that until a button sends the form. `opened`:
 * the state of the text that the form is drawn with.
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
  const [isUnsaved, setIsUnsaved] = useState(false);
  const isSaving = fetcher.state !== 'idle';
  // A timer set earlier sees only the values of that moment.
  const latest = useRef({ isSaving, refusal });
  useEffect(() => {
    latest.current = { isSaving, refusal };
  }, [isSaving, refusal]);
  useEffect(() => {
    if (fetcher.data?.refusal || !fetcher.data?.seen) return;
    setSeen(fetcher.data.seen);
    onKept(fetcher.data.seen);
  }, [fetcher.data, onKept]);
  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const touch = () => {
    forget();
    setIsUnsaved(true);
    if (refusal) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (!form.current || latest.current.refusal) return;
      // The save under way has not yet told its new state: a second one would be refused as somebody else's.
      if (latest.current.isSaving) {
        touch();
        return;
      }
      const sent = new FormData(form.current);
      // A picture is sent by a button, whose answer shows it.
      if (picturesIn(sent).length > 0) return;
      sent.set('do', 'auto');
      setIsUnsaved(false);
      fetcher.submit(sent, { method: 'post', encType: 'multipart/form-data' });
    }, IDLE_MS);
  };
  useKeepingWhenLeft(form, timer);
  // No button may send while a save in the background is under way, and no save may follow one that replaces the text.
  const heldBack = useRef<SubmitEvent>(undefined);
  useEffect(() => {
    const holdBack = (event: SubmitEvent) => {
      const { submitter } = event;
      if (submitter instanceof HTMLButtonElement && isBesideForm(submitter.value)) return;
      forget();
      if (!isSaving) return;
      event.preventDefault();
      heldBack.current = event;
    };
    document.addEventListener('submit', holdBack, { capture: true });
    return () => document.removeEventListener('submit', holdBack, { capture: true });
  });
  useEffect(() => {
    const { target, submitter } = heldBack.current ?? {};
    if (isSaving || !(target instanceof HTMLFormElement)) return;
    heldBack.current = undefined;
    if (submitter?.isConnected) target.requestSubmit(submitter);
  }, [isSaving]);
  return { seen, refusal, over, isSaving, isUnsaved, touch };
}

/** Saves what was typed a moment before its writer went to another screen. `timer`: undefined if all is saved. */
function useKeepingWhenLeft(
  form: RefObject<HTMLFormElement | null>,
  timer: RefObject<ReturnType<typeof setTimeout> | undefined>,
) {
  const submit = useSubmit();
  const { pathname } = useLocation();
  useEffect(() => {
    const left = form.current;
    return () => {
      clearTimeout(timer.current);
      // A form that is only drawn anew keeps its address.
      if (timer.current === undefined || !left || window.location.pathname === pathname) return;
      const sent = new FormData(left);
      for (const field of picturesIn(sent)) sent.delete(field);
      sent.set('do', 'auto');
      void submit(sent, {
        method: 'post',
        encType: 'multipart/form-data',
        action: pathname,
        navigate: false,
      });
    };
  }, [form, timer, submit, pathname]);
}

/** The names of the fields in which a picture was chosen. */
function picturesIn(sent: FormData): string[] {
  return [...sent].flatMap(([field, value]) => (value instanceof File && value.size > 0 ? [field] : []));
}

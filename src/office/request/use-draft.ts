import { type RefObject, useEffect, useRef, useState } from 'react';
import { DraftSaving, type DraftState } from './draft-saving.ts';
import type { RequestAnswer } from './request-answer.ts';

/** A request that takes longer counts as failed, so that it does not keep the answer itself from being sent. */
const PATIENCE_MS = 10_000;

/** Saves the fields of the form in `writing` while they are typed; gives what became of the last save. */
export function useDraft(
  requestId: number,
  writing: RefObject<HTMLElement | null>,
  answer: RequestAnswer | undefined,
): DraftState | undefined {
  const [state, setState] = useState<DraftState>();
  const saving = useRef<DraftSaving<URLSearchParams>>(undefined);
  useEffect(() => {
    const around = writing.current;
    if (!around) return;
    const client = crypto.randomUUID();
    const made = new DraftSaving<URLSearchParams>({
      send: (typed, sequence) =>
        send(requestId, new URLSearchParams([...typed, ['client', client], ['sequence', String(sequence)]])),
      onChange: setState,
    });
    saving.current = made;
    const type = () => made.type(fieldsIn(around));
    const leave = () => made.leave();
    // A save that arrives after the form would bring back what is sent or thrown away.
    const submit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const underWay = made.hold();
      if (!underWay) return;
      event.preventDefault();
      void underWay.then(() => form.requestSubmit(event.submitter));
    };
    around.addEventListener('input', type);
    around.addEventListener('submit', submit);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      around.removeEventListener('input', type);
      around.removeEventListener('submit', submit);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [requestId, writing]);
  // The form was refused, and goes on being written.
  useEffect(() => {
    if (answer && writing.current) saving.current?.type(fieldsIn(writing.current));
  }, [answer, writing]);
  return state;
}

function fieldsIn(around: HTMLElement): URLSearchParams {
  const names = ['template', 'subject', 'text', 'seen'];
  const fields = around.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]');
  return new URLSearchParams(
    [...fields].filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]),
  );
}

async function send(requestId: number, body: URLSearchParams): Promise<DraftState> {
  const response = await fetch(`/office/requests/${requestId}/draft/`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
    // Browsers allow only so much in a request that outlives its page.
    keepalive: body.toString().length < 60_000,
  });
  if (response.status >= 500 || response.status === 429) throw new Error(String(response.status));
  // The user is logged out, or the request is gone.
  return response.ok && !response.redirected ? response.json() : { outcome: 'refused' };
}

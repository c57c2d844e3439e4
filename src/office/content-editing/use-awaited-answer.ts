import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { EditAnswer } from './edit-answer.ts';

/**
 * `drawn`: the key of a form whose fields are drawn anew with each state that is opened, and with an answer that tells
 * what it was sent. React Router shows an answer before it has loaded the screen again and given its address a new key:
 * by then somebody may be typing in the form, so it stays as it is. `isAwaited`: a button was pressed, and what the form
 * takes until it is drawn anew would be lost.
 */
export function useAwaitedAnswer(answer: EditAnswer<unknown> | undefined): {
  drawn: number;
  isAwaited: boolean;
} {
  const { key } = useLocation();
  const { formData: sent } = useNavigation();
  const [last, setLast] = useState({ key, answer, answered: sent, drawn: 0 });
  if (key !== last.key || answer !== last.answer) {
    const isAnew = answer ? answer !== last.answer && answer.sent !== undefined : key !== last.key;
    setLast({ key, answer, answered: sent, drawn: last.drawn + (isAnew ? 1 : 0) });
  }
  return { drawn: last.drawn, isAwaited: sent !== undefined && sent !== last.answered };
}

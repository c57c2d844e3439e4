import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isBesideForm } from './beside-form.ts';
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
  const { formData: sent, state } = useNavigation();
  const [last, setLast] = useState({ key, answer, answered: sent, drawn: 0, isBeside: false });
  const isTold = key !== last.key || answer !== last.answer;
  // An address gets its new key when nothing is known any more of the button that led to it.
  const isBeside = sent ? isBesideForm(sent.get('do')) : last.isBeside && (isTold || state !== 'idle');
  if (isTold) {
    const isOpened = answer ? answer !== last.answer && answer.sent !== undefined : key !== last.key;
    const drawn = last.drawn + (isOpened && !isBeside ? 1 : 0);
    setLast({ key, answer, answered: sent, drawn, isBeside: isBeside && sent !== undefined });
  } else if (isBeside !== last.isBeside) {
    setLast({ ...last, isBeside });
  }
  return { drawn: last.drawn, isAwaited: sent !== undefined && sent !== last.answered && !isBeside };
}

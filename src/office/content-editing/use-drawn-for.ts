import { useState } from 'react';
import { useLocation } from 'react-router';
import type { EditAnswer } from './edit-answer.ts';

/**
 * The key of a form whose fields are drawn anew with each state that is opened, and with an answer that tells what it
 * was sent. React Router shows an answer before it has loaded the screen again and given its address a new key: by then
 * somebody may be typing in the form, so it stays as it is.
 */
export function useDrawnFor(answer: EditAnswer<unknown> | undefined): number {
  const { key } = useLocation();
  const [drawn, setDrawn] = useState({ key, answer, times: 0 });
  if (key === drawn.key && answer === drawn.answer) return drawn.times;
  const isAnew = answer ? answer !== drawn.answer && answer.sent !== undefined : key !== drawn.key;
  const next = { key, answer, times: drawn.times + (isAnew ? 1 : 0) };
  setDrawn(next);
  return next.times;
}

import { type RefObject, useState } from 'react';
import { useSubmit } from 'react-router';
import { useDragging } from './use-dragging.ts';

/** The last drag: the sentence that tells it, and the order before it, to undo it. */
export type Arranged = { said: string; before: readonly number[] };

type Places = { number: number; place: number; count: number };

/**
 * Rows can be dragged, and their whole order is sent to the screen (`do=arrange`). The buttons of each row do the same
 * without dragging.
 */
export function useArranging(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  say: (places: Places) => string,
): Arranged | undefined {
  const submit = useSubmit();
  const [dragged, drag] = useState<Arranged & { order: string }>();
  useDragging(list, ids, (order, moved) => {
    const said = say({
      number: ids.indexOf(moved) + 1,
      place: order.indexOf(moved) + 1,
      count: order.length,
    });
    drag({ said, before: ids, order: order.join() });
    const form = new FormData();
    form.set('do', 'arrange');
    for (const each of order) form.append('order', String(each));
    void submit(form, { method: 'post', preventScrollReset: true });
  });
  return dragged?.order === ids.join() ? dragged : undefined;
}

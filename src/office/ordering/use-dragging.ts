import { type RefObject, useEffect, useRef } from 'react';
import { orderAfter } from './order-after.ts';

/** Elements with a number in `data-place-of` can be ordered by mouse and by a long touch: see use-arranging.ts. */
export function useDragging(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  arrange: (order: number[], moved: number) => void,
): void {
  const arranges = useRef(arrange);
  arranges.current = arrange;
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ').map(Number);
    let stop: (() => void) | undefined;
    let isOver = false;
    void letDrag(list.current, (moved, on) => {
      const after = orderAfter(order, moved, on);
      if (after) arranges.current(after, moved);
    }).then((undo) => {
      if (isOver) undo();
      else stop = undo;
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [list, key]);
}

/** Loaded on these screens alone. */
async function letDrag(
  list: HTMLElement | null,
  onDrop: (moved: number, on: number) => void,
): Promise<() => void> {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-place-of]') ?? [])];
  if (rows.length < 2) return () => {};
  const { draggable, dropTargetForElements } = await import(
    '@atlaskit/pragmatic-drag-and-drop/element/adapter'
  );
  const stops = rows.flatMap((element) => {
    const id = Number(element.dataset.placeOf);
    const mark = (name: 'dragged' | 'over', is: boolean) => element.toggleAttribute(`data-${name}`, is);
    return [
      draggable({
        element,
        dragHandle: element.querySelector('.drag-handle') ?? undefined,
        getInitialData: () => ({ id }),
        onDragStart: () => mark('dragged', true),
        onDrop: () => mark('dragged', false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.id === 'number' && source.data.id !== id,
        onDragEnter: () => mark('over', true),
        onDragLeave: () => mark('over', false),
        onDrop: ({ source }) => {
          mark('over', false);
          onDrop(Number(source.data.id), id);
        },
      }),
    ];
  });
  return () => {
    for (const stop of stops) stop();
  };
}

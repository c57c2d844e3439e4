import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

const QUARTERS_AN_HOUR = 4;

/**
 * A wish dropped on a time of an agent is proposed there; an appointment opens with that time in its form. Nobody gets
 * a
 * mail before a button is pressed. `screen`: the element around the wishes (`data-wish`), the appointments that can be
 * moved (`data-visit`) and the columns (`data-drop-day`). `of`: the data it shows.
 */
export function useCalendarDrop(screen: RefObject<HTMLElement | null>, of: object): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other data draws other elements.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void letDrop(screen.current, (path) => {
      void navigate(path, { preventScrollReset: path.startsWith('/office/calendar/?') });
    }).then((undo) => {
      if (isOver) undo();
      else stop = undo;
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [screen, navigate, of]);
}

async function letDrop(screen: HTMLElement | null, go: (path: string) => void): Promise<() => void> {
  const dragged = [...(screen?.querySelectorAll<HTMLElement>('[data-wish], [data-visit]') ?? [])];
  const columns = [...(screen?.querySelectorAll<HTMLElement>('[data-drop-day]') ?? [])];
  if (dragged.length === 0 || columns.length === 0) return () => {};
  const { draggable, dropTargetForElements } = await import(
    '@atlaskit/pragmatic-drag-and-drop/element/adapter'
  );
  const stops = [
    ...dragged.map((element) =>
      draggable({
        element,
        getInitialData: ({ input }) => {
          const { wish, visit } = element.dataset;
          // An appointment is drawn as long as it lasts: its beginning decides, wherever the pointer took hold of it.
          return { wish, visit, below: visit ? input.clientY - element.getBoundingClientRect().top : 0 };
        },
        onDragStart: () => element.toggleAttribute('data-dragged', true),
        onDrop: () => element.toggleAttribute('data-dragged', false),
      }),
    ),
    ...columns.map((element) =>
      dropTargetForElements({
        element,
        canDrop: ({ source: { data } }) => 'wish' in data && 'visit' in data,
        onDragEnter: () => element.toggleAttribute('data-over', true),
        onDragLeave: () => element.toggleAttribute('data-over', false),
        onDrop: ({ source, location: { current } }) => {
          element.toggleAttribute('data-over', false);
          const { wish, visit, below } = source.data;
          const { dropDay = '', dropAgent = '' } = element.dataset;
          const query = new URLSearchParams(visit ? '' : window.location.search);
          query.delete('told');
          query.set('day', dropDay);
          query.set('with', dropAgent);
          query.set('time', timeAt(element, current.input.clientY - Number(below)));
          if (wish) query.set('wish', String(wish));
          go(visit ? `/office/calendar/${visit}/?${query}` : `/office/calendar/?${query}`);
        },
      }),
    ),
  ];
  return () => {
    for (const each of stops) each();
  };
}

/** The quarter of an hour that begins nearest to that height of the column. */
function timeAt(column: HTMLElement, clientY: number): string {
  const { top, height } = column.getBoundingClientRect();
  const { dropFrom = '0', dropHours = '1' } = column.dataset;
  const quarters = Number(dropHours) * QUARTERS_AN_HOUR;
  const at = Math.min(Math.max(Math.round(((clientY - top) / height) * quarters), 0), quarters - 1);
  const hour = Number(dropFrom) + Math.floor(at / QUARTERS_AN_HOUR);
  return `${String(hour).padStart(2, '0')}:${String((at % QUARTERS_AN_HOUR) * 15).padStart(2, '0')}`;
}

import { type PointerEvent, useEffect, useState } from 'react';
import { useMediaQuery } from '#app/interface/media-query.ts';

const TURN_MS = 6000;

/** Where things stand: the one that is shown, the one before it, and how many are wanted by now. */
type Turn = { shown: number; before: number; wanted: number };

/** Takes where things stand, of so many; gives where they stand one turn later. */
export function nextTurn({ shown, wanted }: Turn, count: number): Turn {
  const next = (shown + 1) % count;
  return { shown: next, before: shown, wanted: Math.min(count, Math.max(wanted, next + 2)) };
}

/**
 * Lets so many things take turns, every six seconds, for as long as nobody stops it, points at the frame they are in
 * or has the focus there (WCAG 2.2.2); who asked for less motion starts it. `hold` is for the frame. `isPlaying` is
 * undefined until the browser took the page over; what is not `wanted` yet need not be loaded.
 */
export function useTurns(count: number) {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wish, setWish] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const [turn, setTurn] = useState<Turn>({ shown: 0, before: 0, wanted: 1 });
  const isPlaying = wish ?? (calm === undefined ? undefined : !calm);

  useEffect(() => {
    if (!isPlaying || held) return;
    // The next one has six seconds to arrive.
    setTurn((now) => ({ ...now, wanted: Math.min(count, Math.max(now.wanted, now.shown + 2)) }));
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((now) => nextTurn(now, count));
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [isPlaying, held, count]);

  function toggle() {
    setWish(!isPlaying);
    // Who presses the button points at it, or has the focus there, and means what it says.
    setHeld(false);
  }

  const hold = {
    // A finger that touches something would seem to stay there.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHeld(pointerType === 'mouse'),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };

  return { ...turn, isPlaying, toggle, hold };
}

import { type PointerEvent, useEffect, useState } from 'react';
import { useMediaQuery } from '#interface/media-query.ts';

const TURN_MS = 6000;

/** `before`: the one shown before. `wanted`: how many must be loaded by now. */
type Turn = { shown: number; before: number; wanted: number };

export function nextTurn({ shown, wanted }: Turn, count: number): Turn {
  const next = (shown + 1) % count;
  return { shown: next, before: shown, wanted: Math.min(count, Math.max(wanted, next + 2)) };
}

/**
 * A turn every six seconds, unless the visitor has stopped it, points at the frame or has the focus in it (WCAG 2.2.2);
 * a visitor who asked for less motion has to start it. `hold`: for the frame. `isPlaying`: undefined until the browser
 * has taken the page over. `wanted`: later pictures need not be loaded yet.
 */
export function useTurns(count: number) {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wish, setWish] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const [turn, setTurn] = useState<Turn>({ shown: 0, before: 0, wanted: 1 });
  const isPlaying = wish ?? (calm === undefined ? undefined : !calm);

  useEffect(() => {
    if (!isPlaying || held) return;
    // The next one has six seconds to load.
    setTurn((now) => ({ ...now, wanted: Math.min(count, Math.max(now.wanted, now.shown + 2)) }));
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((now) => nextTurn(now, count));
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [isPlaying, held, count]);

  function toggle() {
    setWish(!isPlaying);
    // Pressing the button ends the pause, although the visitor then points at it or has the focus there.
    setHeld(false);
  }

  const hold = {
    // Touch fires `pointerenter` without `pointerleave`: it would pause for ever.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHeld(pointerType === 'mouse'),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };

  return { ...turn, isPlaying, toggle, hold };
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '#interface/icon.tsx';
import { useMediaQuery } from '#interface/media-query.ts';
import { useTexts } from '#texts/use-texts.ts';
import { topOfPageId } from './top-of-page.tsx';

const LEAST_PX = 10;
const CHECK_MS = 100;

/** Closer together than the digits of the smallest text are wide, and its lines high. */
const across = [0, 1, 2, 3, 4, 5, 6].map((part) => part / 6);
const down = [0, 1, 2, 3].map((part) => part / 3);

/**
 * True if nothing that is read or pressed lies below the button, hidden or not. A picture may, also one that is a link:
 * it is larger than the button.
 */
function hasRoom(button: HTMLElement): boolean {
  const place = button.getBoundingClientRect();
  const isBelow = ({ left, right, top, bottom }: DOMRect) =>
    left < place.right && right > place.left && top < place.bottom && bottom > place.top;
  const below = across.flatMap((x) =>
    down.flatMap((y) =>
      // Its very edge lies outside of what ends there.
      document.elementsFromPoint(
        place.left + 1 + x * (place.width - 2),
        place.top + 1 + y * (place.height - 2),
      ),
    ),
  );
  return [...new Set(below)].every((each) => {
    if (each === button || button.contains(each)) return true;
    // A link may cover its whole card by a pseudo-element, which has no box of its own.
    const isPressed = (each as HTMLElement).tabIndex >= 0 && !each.querySelector('img');
    if (isPressed && [...each.getClientRects()].some(isBelow)) return false;
    return ![...each.childNodes].some((node) => node instanceof Text && boxesOf(node).some(isBelow));
  });
}

function boxesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNode(text);
  return text.data.trim() ? [...range.getClientRects()] : [];
}

/** True once scrolled by 10 px, while nothing lies below the button; checked at most every 100 ms. */
function useIsOfUse(button: RefObject<HTMLButtonElement | null>): boolean {
  const [isOfUse, setIsOfUse] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    function check() {
      waiting = undefined;
      setIsOfUse(scrollY >= LEAST_PX && button.current !== null && hasRoom(button.current));
    }
    function checkSoon() {
      waiting ??= setTimeout(check, CHECK_MS);
    }
    addEventListener('scroll', checkSoon, { passive: true });
    // Also called at once.
    const growing = new ResizeObserver(checkSoon);
    growing.observe(document.body);
    return () => {
      removeEventListener('scroll', checkSoon);
      growing.disconnect();
      clearTimeout(waiting);
    };
  }, [button]);
  return isOfUse;
}

/** A square at the bottom right, which takes the focus to the top as well. It is there only with JavaScript. */
export function BackToTop() {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const isOfUse = useIsOfUse(button);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  function goUp() {
    document.getElementById(topOfPageId)?.focus({ preventScroll: true });
    if (calm) scrollTo({ top: 0, behavior: 'instant' });
    else import('./travel-to-top.ts').then(({ travelToTop }) => travelToTop());
  }
  return (
    <button
      ref={button}
      type="button"
      onClick={goUp}
      aria-label={t('BACK_TO_TOP')}
      className={`needs-script back-to-top no-print ${isOfUse ? '' : 'invisible'}`}
    >
      <Icon name="arrow-up" />
    </button>
  );
}

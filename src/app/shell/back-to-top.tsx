import { useEffect, useState } from 'react';
import { Icon } from '#interface/icon.tsx';
import { useMediaQuery } from '#interface/media-query.ts';
import { useTexts } from '#texts/use-texts.ts';
import { topOfPageId } from './top-of-page.tsx';

const LEAST_PX = 10;
const CHECK_MS = 100;

/** Distances of the button's edges from the bottom of the window, with and without a bar below it. */
const placesPx = [20, 60, 88, 124];
const FROM_RIGHT_PX = 38;

/** True if the button would cover figures, which stand at the right of their rows. */
function isOverFacts(): boolean {
  return placesPx.some((place) =>
    document
      .elementsFromPoint(innerWidth - FROM_RIGHT_PX, innerHeight - place)
      .some((each) => each.matches('dl, table')),
  );
}

/** True once scrolled by 10 px, except over facts; checked at most every 100 ms. */
function useIsOfUse(): boolean {
  const [isOfUse, setIsOfUse] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    function check() {
      waiting = undefined;
      setIsOfUse(scrollY >= LEAST_PX && !isOverFacts());
    }
    function checkSoon() {
      waiting ??= setTimeout(check, CHECK_MS);
    }
    check();
    addEventListener('scroll', checkSoon, { passive: true });
    return () => {
      removeEventListener('scroll', checkSoon);
      clearTimeout(waiting);
    };
  }, []);
  return isOfUse;
}

/** A square at the bottom right, which takes the focus to the top as well. It is there only with JavaScript. */
export function BackToTop() {
  const t = useTexts();
  const isOfUse = useIsOfUse();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  if (!isOfUse) return null;
  function goUp() {
    document.getElementById(topOfPageId)?.focus({ preventScroll: true });
    if (calm) scrollTo({ top: 0, behavior: 'instant' });
    else import('./travel-to-top.ts').then(({ travelToTop }) => travelToTop());
  }
  return (
    <button
      type="button"
      onClick={goUp}
      aria-label={t('BACK_TO_TOP')}
      className="back-to-top no-print fixed bottom-4 right-4 z-20 grid size-11 place-items-center rounded-operate border border-line-2 bg-paper text-ink transition-colors duration-150 hover:border-ink focus-visible:-outline-offset-4 focus-visible:outline-ink active:bg-tint tablet:bottom-6 tablet:right-6"
    >
      <Icon name="arrow-up" />
    </button>
  );
}

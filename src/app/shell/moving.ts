import { useEffect } from 'react';
import { type Location, useLocation, useNavigation, useNavigationType } from 'react-router';

let shown: Location | undefined;

/** Marks the page and its link as busy while the next page loads (styles/moving.css), then announces that page. */
export function Moving() {
  const { location: next } = useNavigation();
  const location = useLocation();
  const how = useNavigationType();

  useEffect(() => {
    if (!next) return;
    void import('./arrive.ts');
    const busy = document.querySelectorAll(`main, main a[href="${next.pathname + next.search}"]`);
    const above = document.querySelectorAll(':popover-open');
    for (const each of busy) each.ariaBusy = 'true';
    for (const each of above) each.toggleAttribute('data-moving', true);
    return () => {
      for (const each of busy) each.ariaBusy = null;
      for (const each of above) each.toggleAttribute('data-moving', false);
    };
  }, [next]);

  useEffect(() => {
    const from = shown;
    shown = location;
    if (from && from !== location) import('./arrive.ts').then(({ arrive }) => arrive(from, location, how));
  }, [location, how]);

  return null;
}

import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Each choice draws the filters anew, so the element with the focus is gone. Afterwards the focus is on the same cell,
 * on the chips, or on the number of properties. Returns the listeners for the part with the filters.
 */
export function useKeptFocus(address: string) {
  const last = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what redraws.
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return;
    for (const selector of [`#${last.current} > summary`, `#${last.current} a`, '#open-filters', '#found']) {
      const element = document.querySelector<HTMLElement>(selector);
      element?.focus({ preventScroll: true });
      if (element && document.activeElement === element) return;
    }
  }, [address]);

  return {
    onFocus({ target }: FocusEvent) {
      last.current = target.closest('details[id], ul[id]')?.id ?? 'filters';
    },
  };
}

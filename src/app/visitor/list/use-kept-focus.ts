import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Each choice draws the filters anew, and the element that had the focus goes. Afterwards the focus is on the same
 * cell, on the chips, or on the number of properties. Gives what the part with the filters listens to.
 */
export function useKeptFocus(address: string) {
  const last = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what redraws.
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

import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * What is chosen draws the filters anew, and the focus goes with what had it. Takes the address of the list; gives what
 * the part with the filters listens to: afterwards the focus is on the same cell, on the chips, or on the number of properties.
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

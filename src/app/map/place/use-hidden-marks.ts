import { useEffect, useState } from 'react';

/**
 * The groups whose box above the map is not ticked. The server wrote the boxes (visitor/property/nearby.tsx); a visitor
 * may have changed them before the script ran.
 */
export function useHiddenMarks(): string[] {
  const [hidden, setHidden] = useState<string[]>([]);
  useEffect(() => {
    const listening = new AbortController();
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name=nearby]')];
    const read = () => setHidden(boxes.filter(({ checked }) => !checked).map(({ value }) => value));
    for (const box of boxes) box.addEventListener('input', read, { signal: listening.signal });
    read();
    return () => listening.abort();
  }, []);
  return hidden;
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isTyping } from '#office/keys/is-typing.ts';
import { singleKeysAreOn } from '#office/keys/single-keys.ts';

/**
 * `paths`: where each key leads. Listens on the window, so that the keys of the whole office (`g` and a letter) come
 * first.
 */
export function useCalendarKeys(paths: Readonly<Record<string, string>>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal') || !singleKeysAreOn()) return;
      const path = paths[event.key];
      if (!path) return;
      event.preventDefault();
      void navigate(path);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [paths, navigate]);
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isTyping } from './is-typing.ts';
import { letters } from './letters.ts';
import { chooseRow, keepOrder, moveInList, neighbourOf } from './move-in-list.ts';
import { singleKeysAreOn } from './single-keys.ts';

/** How long `g` waits for its letter. */
const LETTER_MS = 1500;

/** The keys of every screen. `paths`: the screens that the user may open. */
export function useOfficeKeys(paths: readonly string[], open: (what: 'palette' | 'keys') => void): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const heard = useRef<(event: KeyboardEvent) => void>(undefined);
  const goesAt = useRef(-LETTER_MS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another list or page of it.
  useEffect(() => keepOrder(pathname), [pathname, search]);

  const goBy = (letter: string): boolean => {
    const path = paths.find((each) => letters[each] === letter);
    if (path) void navigate(path);
    return path !== undefined;
  };
  const goBeside = (by: 1 | -1): boolean => {
    // The browser's address, which changes before the screen does.
    const path = neighbourOf(location.pathname, by);
    if (path) void navigate(path);
    return path !== undefined;
  };
  const actOn = ({ key, timeStamp }: KeyboardEvent): boolean => {
    const isAfterG = timeStamp - goesAt.current < LETTER_MS;
    goesAt.current = -LETTER_MS;
    if (isAfterG) return goBy(key);
    switch (key) {
      case 'g':
        goesAt.current = timeStamp;
        return true;
      case '/':
        return focusSearch();
      case '?':
        open('keys');
        return true;
      case 'j':
        return moveInList(1);
      case 'k':
        return moveInList(-1);
      case 'x':
        return chooseRow();
      case '[':
        return goBeside(-1);
      case ']':
        return goBeside(1);
      default:
        return false;
    }
  };
  heard.current = (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey) return;
      event.preventDefault();
      return open('palette');
    }
    if (isTyping(event.target) || document.querySelector('dialog:modal') || !singleKeysAreOn()) return;
    if (actOn(event)) event.preventDefault();
  };

  useEffect(() => {
    const hear = (event: KeyboardEvent) => heard.current?.(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Puts the cursor into the search field of the screen and selects its text. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}

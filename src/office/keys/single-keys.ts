const KEY = 'gevel.office.single-keys';

/**
 * Whether keys without Ctrl or ⌘ do something in this browser (WCAG 2.1.4): who speaks to a computer, or hits keys by
 * mistake, can switch them off. On where storage is forbidden.
 */
export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** False where it cannot be kept. */
export function switchSingleKeys(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
    return true;
  } catch {
    return false;
  }
}

const KEY = 'gevel.office.single-keys';

/**
 * Whether keys without Ctrl or ⌘ work in this browser (WCAG 2.1.4): people who control a computer by speech, or hit
 * keys
 * by mistake, can switch them off. True if storage is forbidden.
 */
export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** False if the choice cannot be stored. */
export function switchSingleKeys(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
    return true;
  } catch {
    return false;
  }
}

const PREFIX = 'gevel.office.unsent';

/**
 * The storage key for values that a member of staff typed and could not send: nobody else in this browser sends them.
 */
export function unsentKey(staffId: string): string {
  return `${PREFIX}.${staffId}`;
}

/** Logging out removes the unsent values from the browser, those of others too. */
export function forgetUnsent(): void {
  // A forbidden storage holds nothing.
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {}
}

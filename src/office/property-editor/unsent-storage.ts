const PREFIX = 'gevel.office.unsent';

/** Where what one of the staff typed and could not send is kept: nobody else who uses the browser sends it. */
export function unsentKey(staffId: string): string {
  return `${PREFIX}.${staffId}`;
}

/** Whoever logs out leaves nothing in the browser, nor what others left there. */
export function forgetUnsent(): void {
  // A closed storage keeps nothing.
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {}
}

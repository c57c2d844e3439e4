/** Stands for an e-mail address in addresses of the office, which browsers and proxies keep: 'anNAYS5iZQ' for 'js@a.be'. */
export function personKey(email: string): string {
  const bytes = new TextEncoder().encode(email.toLowerCase());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Undefined if the text is no key. */
export function readPersonKey(key: string): string | undefined {
  if (!/^[\w-]{2,400}$/.test(key)) return undefined;
  try {
    const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    const email = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (each) => each.codePointAt(0) ?? 0),
    );
    return personKey(email) === key && email.includes('@') ? email : undefined;
  } catch {
    return undefined;
  }
}

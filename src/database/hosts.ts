/**
 * Splits a database address with several hosts into one for each, in the order in which they are tried; an address with
 * one host is returned alone. The form is that of libpq:
 * postgres://user:password@one:5432,two:5432/name?target_session_attrs=read-write. Only a host that takes writes is
 * ever used, so the last part may be left out. Undefined if it is not an address of PostgreSQL, or asks for another
 * kind of host.
 */
export function hostAddresses(address: string): string[] | undefined {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(.*)$/.exec(address) ?? [];
  if (before === undefined || hosts === undefined || after === undefined) return undefined;
  const urls = hosts.split(',').map((host) => URL.parse(before + host + after));
  const addresses = urls.map((url) => url?.hostname && withoutWish(url));
  return addresses.every((each) => typeof each === 'string' && each !== '')
    ? (addresses as string[])
    : undefined;
}

const WISH = 'target_session_attrs';
const granted = new Set(['any', 'read-write', 'primary']);

/** The driver does not know this parameter. */
function withoutWish(url: URL): string | undefined {
  const wish = url.searchParams.get(WISH);
  if (wish === null) return url.href;
  if (!granted.has(wish)) return undefined;
  url.searchParams.delete(WISH);
  return url.href;
}

/** 'db.example.be:5432', without user and password, for people to read. */
export function hostNames(addresses: readonly string[]): string {
  return addresses
    .map((address) => new URL(address))
    .map(({ hostname, port }) => `${hostname}:${port || 5432}`)
    .join(', ');
}

/**
 * Takes the path of an old address as it was asked for or written down; gives it in the one form in which two are
 * compared: decoded, and without a slash at its end. Capitals count. Undefined for one that no address can have.
 */
export function redirectKey(path: string): string | undefined {
  const decoded = decode(path);
  if (!decoded.startsWith('/') || /\p{Cc}/u.test(decoded)) return undefined;
  return decoded.replace(/\/+$/, '') || '/';
}

/** Sites of before UTF-8 wrote é as %E9, which cannot be decoded. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path.replace(/%[0-9a-f]{2}/gi, (sign) => sign.toUpperCase());
  }
}

/** Takes an address and the query of who asks ('?a=1' or ''); gives the address with it, beside a query of its own. */
export function withQuery(address: string, search: string): string {
  if (search.length < 2) return address;
  const mark = address.indexOf('#');
  const [page, fragment] = mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark)];
  return `${page}${page.includes('?') ? '&' : '?'}${search.slice(1)}${fragment}`;
}

/** A target that leads away from one that is itself an old address is made to lead where that one does. */
type ResolvedRedirects = {
  targets: Map<string, string>;
  /** The old addresses that lead back to themselves. */
  loops: string[];
};

/**
 * Takes old addresses (as `redirectKey` gives them) with their targets. Gives them with targets that are no old
 * addresses themselves, so that nobody is sent twice.
 */
export function resolveRedirects(redirects: ReadonlyMap<string, string>): ResolvedRedirects {
  const resolved: ResolvedRedirects = { targets: new Map(), loops: [] };
  for (const [from, first] of redirects) {
    const passed = new Set([from]);
    let target = first;
    let next = keyOfTarget(target);
    while (next !== undefined && redirects.has(next) && !passed.has(next)) {
      passed.add(next);
      target = withQuery(redirects.get(next) ?? '', searchOf(target));
      next = keyOfTarget(target);
    }
    if (next !== undefined && passed.has(next)) resolved.loops.push(from);
    else resolved.targets.set(from, target);
  }
  return resolved;
}

function keyOfTarget(target: string): string | undefined {
  return target.startsWith('/') ? redirectKey(target.split(/[?#]/, 1)[0] ?? '') : undefined;
}

function searchOf(target: string): string {
  return /\?[^#]*/.exec(target)?.[0] ?? '';
}

/**
 * Takes where an old address should lead, and where the site itself is. Gives the target as it is kept: a path of the
 * site, or an address elsewhere over https; undefined for anything else.
 */
export function redirectTarget(text: string, publicUrl: string): string | undefined {
  // A browser reads a backslash as a slash, and takes no notice of line ends.
  if (/[\s\p{Cc}\\]/u.test(text)) return undefined;
  const site = new URL(publicUrl);
  const url = URL.parse(text, text.startsWith('/') ? publicUrl : undefined);
  if (!url || url.username || url.password) return undefined;
  if (url.host === site.host && /^https?:$/.test(url.protocol) && !text.startsWith('//'))
    return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
  return url.protocol === 'https:' && /^https:\/\//i.test(text) ? url.href : undefined;
}

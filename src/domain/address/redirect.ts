/**
 * The one form in which two old addresses are compared: decoded, and without a slash at the end. Capitals count.
 * Undefined for a path that no address can have.
 */
export function redirectKey(path: string): string | undefined {
  const decoded = decode(path);
  if (!decoded.startsWith('/') || /\p{Cc}/u.test(decoded)) return undefined;
  // A loop, because /\/+$/ starts again at every slash and takes seconds for thousands of them.
  let end = decoded.length;
  while (end > 1 && decoded[end - 1] === '/') end -= 1;
  return decoded.slice(0, end);
}

/** Sites from before UTF-8 wrote é as %E9, which cannot be decoded. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path.replace(/%[0-9a-f]{2}/gi, (sign) => sign.toUpperCase());
  }
}

/** Adds `search` ('?a=1' or '') to the query that the address may have already. */
export function withQuery(address: string, search: string): string {
  if (search.length < 2) return address;
  const mark = address.indexOf('#');
  const [page, fragment] = mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark)];
  return `${page}${page.includes('?') ? '&' : '?'}${search.slice(1)}${fragment}`;
}

type ResolvedRedirects = {
  targets: Map<string, string>;
  /** The old addresses that lead back to themselves. */
  loops: string[];
};

/**
 * `redirects`: targets by their old address, as `redirectKey` writes it. A target that is itself an old address is
 * replaced by that one's target, so that nobody is redirected twice.
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

/** A path of the site, or an address elsewhere over https; undefined for anything else. */
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

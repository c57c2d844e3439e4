/** Undefined for anything but a web address. A path means a page of `site`. */
export function webAddress(text: string | null, site?: string): URL | undefined {
  const isPath = /^\/(?![/\\])/.test(text ?? '');
  const url = URL.parse(text ?? '', isPath ? site : undefined) ?? undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

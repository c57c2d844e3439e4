const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Decodes XML's own five entities, and characters by their number; all others stay as they are written. The result is
 * not decoded again.
 */
export function decodeXmlText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return (Object.hasOwn(named, name) && named[name]) || whole;
    return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? whole;
  });
}

/** Only what XML 1.0 allows: no zero byte, no half of a pair. */
function characterOf(code: number): string | undefined {
  if (code < 0x20 && ![9, 10, 13].includes(code)) return undefined;
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  return String.fromCodePoint(code);
}

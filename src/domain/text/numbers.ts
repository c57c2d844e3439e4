const formats = new Map<string, Intl.NumberFormat>();

/** One is made for each kind: Intl is slow to construct. Sign 'negative': nothing is shown as '-0'. */
function formatOf(decimals: number, padded: boolean): Intl.NumberFormat {
  const kind = `${decimals} ${padded}`;
  let made = formats.get(kind);
  if (!made) {
    made = new Intl.NumberFormat('nl-BE', {
      maximumFractionDigits: decimals,
      minimumFractionDigits: padded ? decimals : 0,
      signDisplay: 'negative',
    });
    formats.set(kind, made);
  }
  return made;
}

/**
 * With at most so many decimals: '1.286', '9,4'; `padded`: with all of them, '9,40'. Every language writes numbers as
 * in Belgian Dutch, like prices, so that no page mixes two formats. Negative numbers have a minus sign, as wide as the
 * plus of a label, not a hyphen.
 */
export function formatNumber(value: number, { decimals = 0, padded = false } = {}): string {
  return formatOf(decimals, padded).format(value).replace('-', '\u2212');
}

/** '1.240 m²'. */
export function formatArea(squareMetres: number): string {
  return `${formatNumber(squareMetres)}\u00a0m²`;
}

/** In words that somebody wrote, keeps a figure on one line with its unit. */
export function keepUnits(text: string): string {
  return text.replace(
    /(?<=\d) (?=(?:m[²³]?|k?m|cm|kWh|kW|kWp|kg|ha|min|uur|Uhr|%|€)(?![\p{L}\d]))/gu,
    '\u00a0',
  );
}

/** A number in groups stays on one line: 'BE 0123.456.749', 'BE68 5390 0754 7034'. */
export function keepTogether(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}

/** '91–176', or one number when both read the same. */
export function formatRange(least: number, most: number): string {
  const [from, to] = [formatNumber(least), formatNumber(most)];
  return from === to ? from : `${from}–${to}`;
}

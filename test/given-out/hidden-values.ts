/** A text that may not be given out. `only`: the addresses to check, if the same text may stand elsewhere. */
type Secret = { of: string; text: string; only?: ((address: string) => boolean) | undefined };

/** Gives each secret that was told, with the first addresses that told it. */
export function told(given: ReadonlyMap<string, string>, secrets: readonly Secret[]): string[] {
  if (secrets.length === 0) return [];
  const byText = Map.groupBy(secrets, ({ text }) => text);
  const alternatives = [...byText.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const anySecret = new RegExp(`(?<![\\p{L}\\d.,])(${alternatives.join('|')})(?![\\p{L}\\d])`, 'gu');
  const found = new Map<string, string[]>();
  for (const [address, page] of given) {
    for (const [, text = ''] of page.matchAll(anySecret)) {
      for (const { of, only } of byText.get(text) ?? []) {
        if (only && !only(address)) continue;
        const name = `${of}: ${text}`;
        found.set(name, [...(found.get(name) ?? []), address]);
      }
    }
  }
  return [...found].map(
    ([name, addresses]) => `${name} on ${[...new Set(addresses)].slice(0, 3).join(', ')}`,
  );
}

/** The ways to write an amount: 485000, 48500000 cents, 485.000, 485 000, 485,000. */
export function amounts(cents: number): string[] {
  const euros = String(cents / 100);
  const groups = ['.', ',', ' ', '\u00a0', '\u202f'];
  return [
    ...new Set([euros, String(cents), ...groups.map((sign) => euros.replace(/\B(?=(\d{3})+$)/g, sign))]),
  ];
}

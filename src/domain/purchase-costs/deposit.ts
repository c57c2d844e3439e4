/** The 10 percent that is paid when the agreement is signed. */
export function depositOf(priceCents: number): number {
  return Math.round(priceCents / 10);
}

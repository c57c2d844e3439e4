/** Takes the price of a sale; gives the advance of 10 percent that is paid when the agreement is signed. In cents. */
export function advanceOf(priceCents: number): number {
  return Math.round(priceCents / 10);
}

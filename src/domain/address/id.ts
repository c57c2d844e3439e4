/** The largest id that the database can give: an integer of 32 bits. */
export const largestId = 2_147_483_647;

/**
 * Undefined if the database cannot have given that id. Each id is written in one way: no leading zero, no sign, no
 * decimals.
 */
export function parseId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}

/** The largest id that the database can give: an integer of 32 bits. */
export const largestId = 2_147_483_647;

/**
 * Takes an id as it stands in an address; gives the number, or undefined when it is none that the database could
 * have given. Each id has one writing: no zero before it, no sign, no decimals.
 */
export function parseId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}

/**
 * A number as a program writes it, with a point or a comma before its decimals and no separator of thousands: '850.000'
 * is 850 here. Any other text stays a text, to be read or refused as one.
 */
export function numberInXml(text: string | undefined): number | string | undefined {
  if (text === undefined || !/^[+-]?\d{1,12}(?:[.,]\d{1,12})?$/.test(text)) return text;
  return Number(text.replace(',', '.'));
}

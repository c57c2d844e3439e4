/**
 * A number as a program writes it, with a point or a comma before its decimals and without a sign between thousands:
 * '850.000' is 850 here. What people wrote stays a text, to be read or refused as one.
 */
export function numberInXml(text: string | undefined): number | string | undefined {
  if (text === undefined || !/^[+-]?\d{1,12}(?:[.,]\d{1,12})?$/.test(text)) return text;
  return Number(text.replace(',', '.'));
}

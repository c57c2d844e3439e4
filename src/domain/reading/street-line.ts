/** Street, number and box of one line; null if it has none. */
type StreetLine = { street: string; houseNumber: string | null; boxNumber: string | null };

const number = String.raw`\d{1,4}(?: ?[a-z](?![\p{L}\d]))?(?: ?[-+] ?\d{1,4}[a-z]?)?`;
const box = String.raw`[ ,]*(?:(?:bus|bte\.?|boîte|boite|box|briefkasten|b\.?(?=\d)|\/) ?([\p{L}\d.\/-]{1,10}))`;
/** Before one of these a number needs no comma: elsewhere it may be a part of the street's name ('1e Straat'). */
const frenchStreet =
  '(?:rue|avenue|av|chaussée|place|boulevard|bd|allée|chemin|route|impasse|square|quai|clos|drève|montée)';

const numberLast = new RegExp(`^(.*?\\p{L}.*?)[ ,]+(${number})(?:${box})?$`, 'iu');
const numberFirst = new RegExp(`^(${number})(?:${box})?(?: ?, ?| (?=${frenchStreet}\\b))(.*\\p{L}.*)$`, 'iu');

/** 'Kerkstraat 12 bus 3', '12, rue de la Loi', 'Markt 5/2'. A line without a number is a street. */
export function readStreetLine(text: string): StreetLine {
  const line = text.replace(/\s+/gu, ' ').trim();
  const first = numberFirst.exec(line);
  const last = first ? null : numberLast.exec(line);
  const [street = line, houseNumber, boxNumber] = first
    ? [first[3], first[1], first[2]]
    : [last?.[1], last?.[2], last?.[3]];
  return {
    street: street.trim(),
    houseNumber: houseNumber?.replace(/ /gu, '') ?? null,
    boxNumber: boxNumber ?? null,
  };
}

/** Schemes that open no page, but that phones and mail programs know. */
const scheme = '(?:tel|sms|callto|mailto|whatsapp|skype|sips?|facetime|javascript|data|intent|magnet)';
/** Without a leading zero: 03.225.10.20 is a phone number. */
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
/** Bounded, so that a long text without any address is read once and not once from each of its characters. */
const label = String.raw`[\p{L}\p{M}\d@_-]{1,64}`;
const tail = String.raw`(?:[/:?#]\S*)?`;

/** What mail programs turn into a link, or a reader would type: text with a scheme, or that looks like a host. */
const address = new RegExp(
  [
    String.raw`(?<![a-z\d+.-])[a-z][a-z\d+.-]{0,30}:\/\/\S+`,
    String.raw`(?<![\p{L}\d])${scheme}:\S+`,
    String.raw`www\.\S+`,
    String.raw`(?<![\d.])${byte}(?:\.${byte}){3}(?![\d.]*\d)${tail}`,
    String.raw`\[[\da-f:.]{2,45}\]${tail}`,
    String.raw`(?<![\p{L}\d:])(?=[a-f:]*\d)(?:[\da-f]{1,4}:){1,7}(?::[\da-f]{1,4}){1,7}(?![\p{L}\d:])`,
    String.raw`(?<![\p{L}\d:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\p{L}\d:])`,
    String.raw`(?<![\p{L}\p{M}\d_-])${label}(?:\.${label}){0,8}\.(?:xn--[a-z\d-]{1,59}|\p{L}[\p{L}\p{M}]+)${tail}`,
  ].join('|'),
  'giu',
);

/** Signs that read like a dot within a host; browsers take the first for one (UTS 46). */
const dots = /[。ꓸ܁܂۔]/gu;

/** NFKC makes up to four letters of most signs, and eighteen of some: a text stays within what mails take. */
const mostLettersPerSign = 4;

/**
 * An ellipsis replaces each web, mail and IP address. A text is judged by how it reads: wide letters and dots count as
 * those of ASCII (NFKC), and invisible characters do not count. Without any address it stays as it was typed, except
 * for format characters, such as those that turn the direction of writing.
 */
export function withoutAddresses(text: string): string {
  const asRead = text
    .normalize('NFKC')
    .slice(0, mostLettersPerSign * text.length)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(dots, '.');
  const cleaned = asRead.replace(address, '…');
  return cleaned === asRead ? text.replace(/\p{Cf}/gu, '') : cleaned;
}

/** True if the text has an address: as a name it must not stand in a mail to somebody else. */
export function hasAddress(text: string): boolean {
  return withoutAddresses(text) !== text.replace(/\p{Cf}/gu, '');
}

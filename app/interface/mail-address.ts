/**
 * Takes an address and what the mail begins with; gives the mailto: link. Lines are joined by CRLF, as RFC 6068 asks;
 * spaces are %20, because mail programs show a plus as it is. All is encoded: what came from the address of a page
 * can add no recipient and no header.
 */
export function mailAddress(address: string, { subject, body }: { subject: string; body?: string }): string {
  const parts = [`subject=${encode(subject.replace(/\s+/g, ' ').trim())}`];
  if (body) parts.push(`body=${encode(body.replace(/\r?\n/g, '\r\n'))}`);
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?${parts.join('&')}`;
}

// Half of a surrogate pair, as a text that was cut may end with, cannot be encoded.
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

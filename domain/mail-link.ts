/**
 * Takes an e-mail address and what the mail begins with; gives the address of a link that opens such a mail.
 * Line breaks become CR LF, and everything is percent-encoded, as RFC 6068 wants it: a text from the address of
 * a page can add no recipient and no header.
 */
export function mailLink(email: string, { subject, body }: { subject: string; body?: string }): string {
  const fields = [['subject', subject.replace(/\s+/g, ' ').trim()]];
  if (body) fields.push(['body', body.replace(/\r?\n/g, '\r\n')]);
  const query = fields.map(([name, text = '']) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`;
}

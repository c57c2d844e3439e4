/** What programs that show mails make a link of: an address with its scheme, or something that ends like a host. */
const address =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|[\p{L}\d@_-]+(?:\.[\p{L}\d@_-]+)*\.\p{L}{2,}(?:[/:?#]\S*)?/giu;

/** Takes text of somebody; gives it without web and mail addresses, each replaced by an ellipsis. */
export function withoutAddresses(text: string): string {
  return text.replace(address, '…');
}

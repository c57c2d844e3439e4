/** What mail programs make a link of: an address with its scheme, or something that ends like a host. */
const address =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|[\p{L}\d@_-]+(?:\.[\p{L}\d@_-]+)*\.\p{L}{2,}(?:[/:?#]\S*)?/giu;

/** An ellipsis replaces each web and mail address. */
export function withoutAddresses(text: string): string {
  return text.replace(address, '…');
}

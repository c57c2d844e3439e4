/**
 * Opens in the maps app of a telephone, and elsewhere on a page. It gives the address and no position: drivers want the
 * door.
 */
export function routeTo(address: string, postalCode: string | null): string {
  const plain = address.replaceAll('\u00a0', ' ');
  const destination = postalCode ? plain.replace(/(?<=^|, )([^,]+)$/, `${postalCode} $1`) : plain;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

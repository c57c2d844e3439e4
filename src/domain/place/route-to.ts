/**
 * Opens in the maps app of a telephone, and elsewhere on a page. It gives the address and no position: drivers want the
 * door.
 */
export function routeTo(address: string, postalCode: string | null): string {
  const destination = postalCode ? address.replace(/(?<=^|, )([^,]+)$/, `${postalCode} $1`) : address;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

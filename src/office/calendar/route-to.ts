/** Opens in the app for maps that a telephone has, and on a page elsewhere. The address: drivers ask for the door. */
export function routeTo(address: string, postalCode: string | null): string {
  const destination = postalCode ? address.replace(/(?<=^|, )([^,]+)$/, `${postalCode} $1`) : address;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** For whom a passkey is made and used: the name that the device keeps it under, and the one page address that may ask. */
export type RelyingParty = { id: string; origin: string };

/**
 * That of OFFICE_URL. On one's own machine the office answers at any port, and below localhost too: that is another name
 * for a browser, with passkeys of its own. `host`: the one that was asked, which the host gate has let in.
 */
export function relyingParty(officeUrl: string, host: string): RelyingParty {
  const office = new URL(officeUrl);
  const asked = new URL(`${office.protocol}//${host}`);
  const isOwnMachine = office.hostname.endsWith('.localhost');
  const isLocal = asked.hostname === 'localhost' || asked.hostname === office.hostname;
  const { hostname, origin } = isOwnMachine && isLocal ? asked : office;
  return { id: hostname, origin };
}

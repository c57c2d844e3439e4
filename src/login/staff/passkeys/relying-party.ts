/**
 * The site that a passkey belongs to: the name under which the device keeps it, and the one origin that may ask for it.
 */
type RelyingParty = { id: string; origin: string };

/**
 * The relying party of OFFICE_URL. On a developer's machine the office answers at any port, and also at localhost,
 * which has passkeys of its own: for a browser it is another name. `host`: the host of the request, which the host gate
 * has let in.
 */
export function relyingParty(officeUrl: string, host: string): RelyingParty {
  const office = new URL(officeUrl);
  const asked = new URL(`${office.protocol}//${host}`);
  const isOwnMachine = office.hostname.endsWith('.localhost');
  const isLocal = asked.hostname === 'localhost' || asked.hostname === office.hostname;
  const { hostname, origin } = isOwnMachine && isLocal ? asked : office;
  return { id: hostname, origin };
}

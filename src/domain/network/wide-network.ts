/**
 * The /48 around a network, which holds 65,536 of them: a rented server may come with a whole /48. It may also be a
 * mobile operator's, so its limits are larger by `wideFactor`. `network`: an IPv4 address, or the /64 that the program
 * takes for one visitor, such as '2001:db8:1:2'. Undefined for IPv4.
 */
export function wideNetwork(network: string): string | undefined {
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

export const wideFactor = 10;

/**
 * All visitors in this network share what one asker may have of the program at once. A whole /48 is one asker: a server
 * rented with a /48 could otherwise pose as any number of them. `network`: written as for `wideNetwork`.
 */
export function networkOfAsker(network: string): string | undefined {
  return (wideNetwork(network) ?? network) || undefined;
}

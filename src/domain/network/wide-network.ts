/**
 * The /48 around a network, with 65,536 of them: whoever rents a server may get it whole. It may also be a mobile
 * operator's, so its limits are larger by `wideFactor`. `network`: an IPv4 address, or the /64 that the program takes
 * for one visitor, such as '2001:db8:1:2'. Undefined for IPv4.
 */
export function wideNetwork(network: string): string | undefined {
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

export const wideFactor = 10;

/**
 * Whoever shares in it shares in what one asker may have of the program at once. A whole /48 is one here: a server that is
 * rented with one would else be as many askers as it likes. `network`: as above.
 */
export function networkOfAsker(network: string): string | undefined {
  return (wideNetwork(network) ?? network) || undefined;
}

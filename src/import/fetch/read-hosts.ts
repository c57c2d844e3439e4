const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/**
 * Reads the hosts that somebody typed, separated by spaces or commas: names, or `*.agency.be` for all below a name.
 * `wrong`: the first that is none.
 */
export function readHosts(text: string): { hosts: string[]; wrong?: undefined } | { wrong: string } {
  const hosts = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((host) => host !== '');
  const wrong = hosts.find((host) => !isHost(host));
  return wrong === undefined ? { hosts: [...new Set(hosts)] } : { wrong };
}

/** No address in numbers, and not everything below `.be`. */
function isHost(host: string): boolean {
  const labels = host.replace(/^\*\./, '').split('.');
  return labels.length > 1 && labels.every((each) => label.test(each)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

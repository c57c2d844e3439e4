import { createHash } from 'node:crypto';
import type { RawRecord } from './mapped-record.ts';

/** The address as the source wrote it, by the one that is kept. */
export type AddressOf = (kept: string) => string;

/** As they stand in JSON. */
const addresses = /[a-z][a-z\d+.-]{0,9}:\/\/[^\s"'<>\\]+/gi;
const userOfAddress = /^([^/]+:\/\/)[^/?#]*@/;
const parameters = /([?&;#])([^=?&;#]+)=([^?&;#]+)/g;

/** What the name of a parameter ends in, without the signs within it. */
const secretNames = [
  ...['token', 'key', 'keyid', 'secret', 'signature', 'sig', 'jwt', 'hmac', 'session', 'sessionid'],
  ...['password', 'passwd', 'pwd', 'pass', 'credential', 'credentials', 'auth', 'authorization'],
];

/** In place of what was taken out. */
const mark = '…';

/**
 * Takes out of the addresses in a record what lets somebody in: a user before the host, keys, tokens and signatures.
 * What is kept and everything made of it is without them; a photograph is fetched at the address as it was, which the
 * run alone knows.
 */
export function withoutCredentials(raw: RawRecord): { record: RawRecord; addressOf: AddressOf } {
  const json = JSON.stringify(raw.body ?? null);
  const keptOf = new Map<string, string>();
  for (const [kept, alike] of Map.groupBy(new Set(json.match(addresses)), (each) => cleanAddress(each)))
    for (const address of alike)
      keptOf.set(address, alike.length === 1 ? kept : cleanAddress(address, digestOf(address)));
  const wholeOf = new Map([...keptOf].map(([address, kept]) => [kept, address]));
  return {
    record: { ...raw, body: JSON.parse(json.replace(addresses, (address) => keptOf.get(address) ?? '')) },
    addressOf: (kept) => wholeOf.get(kept) ?? kept,
  };
}

/** Whether something was taken out of an address without which it may not open. */
export function lacksKey(address: string): boolean {
  return [...address.matchAll(parameters)].some(([, , , value]) => value?.startsWith(mark));
}

function cleanAddress(address: string, after = ''): string {
  return address.replace(userOfAddress, '$1').replace(parameters, (parameter, sign, name, value: string) => {
    // A record that was kept is read again.
    if (!isSecret(name) || value.startsWith(mark)) return parameter;
    return `${sign}${name}=${mark}${after}`;
  });
}

function isSecret(name: string): boolean {
  const plain = name.toLowerCase().replace(/[-_.]/g, '');
  return secretNames.some((end) => plain.endsWith(end));
}

/** Tells photographs apart that differ in their key alone. */
function digestOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 8);
}

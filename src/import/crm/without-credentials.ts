import { createHash } from 'node:crypto';
import type { RawRecord } from './mapped-record.ts';

/** Gives the address as the source wrote it, for the one that is kept. */
export type AddressOf = (kept: string) => string;

/** Addresses as they stand in JSON. */
const addresses = /[a-z][a-z\d+.-]{0,9}:\/\/[^\s"'<>\\]+/gi;
const userOfAddress = /^([^/]+:\/\/)[^/?#]*@/;
const parameters = /([?&;#])([^=?&;#]+)=([^?&;#]+)/g;

/** The endings of secret parameters' names, without punctuation. */
const secretNames = [
  ...['token', 'key', 'keyid', 'secret', 'signature', 'sig', 'jwt', 'hmac', 'session', 'sessionid'],
  ...['password', 'passwd', 'pwd', 'pass', 'credential', 'credentials', 'auth', 'authorization'],
];

/** Stands in place of a removed secret. */
const mark = '…';

/**
 * Removes credentials from the addresses in a record: a user before the host, keys, tokens and signatures. The kept
 * record and everything made of it are without them; a photograph is fetched at its original address, which only the
 * run knows.
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

/** True if a secret was removed from the address, which may not open without it. */
export function lacksKey(address: string): boolean {
  return [...address.matchAll(parameters)].some(([, , , value]) => value?.startsWith(mark));
}

function cleanAddress(address: string, after = ''): string {
  return address.replace(userOfAddress, '$1').replace(parameters, (parameter, sign, name, value: string) => {
    // A kept record, whose secrets are removed already, is read again.
    if (!isSecret(name) || value.startsWith(mark)) return parameter;
    return `${sign}${name}=${mark}${after}`;
  });
}

function isSecret(name: string): boolean {
  const plain = name.toLowerCase().replace(/[-_.]/g, '');
  return secretNames.some((end) => plain.endsWith(end));
}

/** Tells apart photographs whose addresses differ only in their key. */
function digestOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 8);
}

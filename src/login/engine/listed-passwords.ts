import { createRequire } from 'node:module';

let listed: ReadonlySet<string> | undefined;

/**
 * True if the word is on the list of zxcvbn-ts: the 49,000 passwords stolen most often, 18,000 of them of 8 characters
 * or more. The list is read when the first password is chosen: this takes 90 ms, and 4 MB of memory from then on.
 */
export function isListed(word: string): boolean {
  listed ??= new Set(readList());
  return listed.has(word);
}

function readList(): readonly string[] {
  const { dictionary } = createRequire(import.meta.url)(
    '@zxcvbn-ts/language-common',
  ) as typeof import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
}

import { createHmac } from 'node:crypto';

/** The code of RFC 6238, as the app on a telephone computes it: SHA-1, 30 seconds, six digits. */
export function codeOf(totpUri: string, at = Date.now()): string {
  return codeOfKey(new URL(totpUri).searchParams.get('secret') ?? '', at);
}

/** `key`: as people type it, in base32. */
export function codeOfKey(key: string, at = Date.now()): string {
  const letters = [...key.replace(/\s/g, '')];
  const bits = letters.map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter));
  const text = bits.map((five) => five.toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((text.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Never one of the valid codes around now. */
export function wrongCode(code: (at: number) => string): string {
  const near = [-60_000, -30_000, 0, 30_000, 60_000].map((ms) => code(Date.now() + ms));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((each) => !near.includes(each)) ?? ''
  );
}

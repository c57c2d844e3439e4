import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM, bound to the name of the source: secrets copied into the row of another source do not open. */
export function sealSecrets(secrets: Record<string, unknown>, importKey: string, source: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(importKey), iv);
  cipher.setAAD(Buffer.from(source));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secrets)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Undefined with another key than the one that sealed them, or for another source. */
export function openSecrets(
  sealed: Uint8Array,
  importKey: string,
  source: string,
): Record<string, unknown> | undefined {
  const bytes = Buffer.from(sealed);
  const begin = ivBytes + tagBytes;
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(importKey), iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(source));
  try {
    decipher.setAuthTag(bytes.subarray(ivBytes, begin));
    const opened = Buffer.concat([decipher.update(bytes.subarray(begin)), decipher.final()]);
    return JSON.parse(String(opened));
  } catch {
    return undefined;
  }
}

function keyOf(importKey: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', importKey, '', 'gevel import secrets', 32));
}

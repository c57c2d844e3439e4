import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview link opens, and until when. */
export type Preview = { kind: 'page' | 'property'; id: number; until: Date };

/** The key in the table `secret` that signs the links: without that row none of them opens anything any more. */
export const PREVIEW_KEY = 'preview';

const TOKEN = /^(page|property)\.([1-9]\d{0,8})\.([1-9]\d{8,11})\.([A-Za-z0-9_-]{43})$/;

/** Takes the key and what may be seen; gives the token that opens it: 'property.12.1795887600.' and the signature. */
export function signPreview(key: string, { kind, id, until }: Preview): string {
  const said = `${kind}.${id}.${Math.floor(until.getTime() / 1000)}`;
  return `${said}.${signature(key, said)}`;
}

/** Takes the key and a token as it came in an address; gives what it opens, undefined for one of somebody else's making. */
export function readPreview(key: string, token: string, now: Date): Preview | undefined {
  const [, kind, id, seconds, given = ''] = TOKEN.exec(token) ?? [];
  if (!kind) return undefined;
  const expected = signature(key, `${kind}.${id}.${seconds}`);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given))) return undefined;
  const until = new Date(Number(seconds) * 1000);
  return until > now ? { kind: kind as Preview['kind'], id: Number(id), until } : undefined;
}

/** The purpose is signed with it: the key never signs anything that could pass for something else. */
function signature(key: string, said: string): string {
  return createHmac('sha256', key).update(`preview.${said}`).digest('base64url');
}

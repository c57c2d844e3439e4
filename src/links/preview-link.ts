import { readToken, signToken } from './signed-link.ts';

/** What a preview link opens, and until when. */
export type Preview = { kind: 'page' | 'property'; id: number; until: Date };

/** The key in the table `secret` that signs the links: without that row none of them opens anything any more. */
export const PREVIEW_KEY = 'preview';

const SUBJECT = /^(page|property)\.([1-9]\d{0,8})$/;

/** Takes the key and what may be seen; gives the token that opens it: 'property.12.1795887600.' and the signature. */
export function signPreview(key: string, { kind, id, until }: Preview): string {
  return signToken(key, 'preview', `${kind}.${id}`, until);
}

/** Takes the key and a token as it came in an address; gives what it opens, undefined for one of somebody else's making. */
export function readPreview(key: string, token: string, now: Date): Preview | undefined {
  const { subject = '', until } = readToken(key, 'preview', token, now) ?? {};
  const [, kind, id] = SUBJECT.exec(subject) ?? [];
  return kind && until ? { kind: kind as Preview['kind'], id: Number(id), until } : undefined;
}

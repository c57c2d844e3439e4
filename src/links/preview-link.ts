import { readToken, signToken } from './signed-link.ts';

/** `until`: when the link expires. */
export type Preview = { kind: 'page' | 'property'; id: number; until: Date };

/** The key in the table `secret` that signs the links: deleting that row ends all of them. */
export const PREVIEW_KEY = 'preview';

const SUBJECT = /^(page|property)\.([1-9]\d{0,8})$/;

/** For example 'property.12.1795887600.' and the signature. */
export function signPreview(key: string, { kind, id, until }: Preview): string {
  return signToken(key, 'preview', `${kind}.${id}`, until);
}

/** Undefined for a token that is not ours or has expired. */
export function readPreview(key: string, token: string, now: Date): Preview | undefined {
  const { subject = '', until } = readToken(key, 'preview', token, now) ?? {};
  const [, kind, id] = SUBJECT.exec(subject) ?? [];
  return kind && until ? { kind: kind as Preview['kind'], id: Number(id), until } : undefined;
}

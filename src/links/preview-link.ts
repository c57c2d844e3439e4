import { readToken, signToken } from './signed-link.ts';

/** `until`: when the link expires. `withEdits`: shows the changes that staff have not published yet. */
export type Preview = { kind: 'page' | 'property' | 'article'; id: number; until: Date; withEdits?: boolean };

/** The key in the table `secret` that signs the links: deleting that row ends all of them. */
export const PREVIEW_KEY = 'preview';

const SUBJECT = /^(page|property|article)\.([1-9]\d{0,8})(\.edits)?$/;

/** For example 'property.12.1795887600.' and the signature. */
export function signPreview(key: string, { kind, id, until, withEdits }: Preview): string {
  return signToken(key, 'preview', `${kind}.${id}${withEdits ? '.edits' : ''}`, until);
}

/** Undefined for a token that is not ours or has expired. */
export function readPreview(key: string, token: string, now: Date): Preview | undefined {
  const { subject = '', until } = readToken(key, 'preview', token, now) ?? {};
  const [, kind, id, edits] = SUBJECT.exec(subject) ?? [];
  if (!kind || !until) return undefined;
  return { kind: kind as Preview['kind'], id: Number(id), until, ...(edits && { withEdits: true }) };
}

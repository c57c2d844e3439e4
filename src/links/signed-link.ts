import { createHmac, timingSafeEqual } from 'node:crypto';

/** The subject of a link: an id, or several separated by dots. */
const SUBJECT = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;
const PURPOSE = /^[a-z-]+$/;
const TOKEN = /^(.{1,100})\.(0|[1-9]\d{8,11})\.([A-Za-z0-9_-]{43})$/;

type SignedSubject = {
  subject: string;
  /** Absent: the link never expires. */
  until: Date | undefined;
};

/** `purpose`: 'alert', 'appointment' … Gives for example '12.1795887600.' and the signature. */
export function signToken(key: string, purpose: string, subject: string, until?: Date): string {
  if (!PURPOSE.test(purpose) || !SUBJECT.test(subject) || subject.length > 100)
    throw new Error(`A link of '${purpose}' cannot be about '${subject}'`);
  const said = `${subject}.${until ? Math.floor(until.getTime() / 1000) : 0}`;
  return `${said}.${signature(key, purpose, said)}`;
}

/** Undefined for a token that is not ours, that is for another purpose, or that has expired. */
export function readToken(key: string, purpose: string, token: string, now: Date): SignedSubject | undefined {
  const [, subject, seconds, given = ''] = TOKEN.exec(token) ?? [];
  if (!subject || !SUBJECT.test(subject)) return undefined;
  const expected = signature(key, purpose, `${subject}.${seconds}`);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given))) return undefined;
  const until = seconds === '0' ? undefined : new Date(Number(seconds) * 1000);
  return until && until <= now ? undefined : { subject, until };
}

/** The purpose is signed too, so that no signature can be used for anything else. */
function signature(key: string, purpose: string, said: string): string {
  return createHmac('sha256', key).update(`${purpose}.${said}`).digest('base64url');
}

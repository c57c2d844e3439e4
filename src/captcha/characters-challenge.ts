import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  randomInt,
  randomUUID,
} from 'node:crypto';
import { z } from 'zod';
import { minuteMs } from '#domain/time/durations.ts';
import { characters } from './glyphs.ts';

/** `characters`: those in the picture. `tones`: the digits in the sound, which are others. */
type CharactersChallenge = {
  id: string;
  form: string;
  characters: string;
  tones: string;
  until: number;
};

const lifeMs = 15 * minuteMs;

const schema = z.object({
  id: z.string(),
  form: z.string(),
  characters: z.string(),
  tones: z.string(),
  until: z.number(),
});

export function makeChallenge(form: string, now: Date): CharactersChallenge {
  const pick = () => characters[randomInt(characters.length)] ?? 'A';
  return {
    id: randomUUID(),
    form,
    characters: Array.from({ length: 5 }, pick).join(''),
    tones: Array.from({ length: 6 }, () => randomInt(1, 6)).join(''),
    until: now.getTime() + lifeMs,
  };
}

/** Seals a challenge: the page carries it but cannot read it. */
export function seal(key: string, challenge: CharactersChallenge): string {
  const start = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), start);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(challenge)), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined if the token is not ours or has expired. */
export function unseal(key: string, token: string, now: Date): CharactersChallenge | undefined {
  if (!/^[A-Za-z0-9_-]{40,600}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
    const challenge = schema.parse(JSON.parse(text));
    return challenge.until > now.getTime() ? challenge : undefined;
  } catch {
    // Somebody changed the token or made it up.
    return undefined;
  }
}

/** True for the characters of the picture and for those of the sound. */
export function isAnswered({ characters: shown, tones }: CharactersChallenge, typed: string): boolean {
  const said = typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return said === shown || said === tones;
}

function keyOf(key: string): Buffer {
  return createHash('sha256').update(`captcha.characters.${key}`).digest();
}

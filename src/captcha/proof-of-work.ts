import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { minuteMs } from '#domain/time/durations.ts';

/** About 256 derivations of a key: a second on a phone, which is nothing for one message and a lot for a million. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1500, keyPrefix: '00' } as const;

const lifeMs = 30 * minuteMs;
/**
 * Nobody fills in a form faster than this. A browser that is ready earlier waits this long before it sends the form.
 */
const leastMs = 2000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(work.algorithm),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      // A stranger's input must not cost us more work than our own parameters.
      cost: z.literal(work.cost),
      keyLength: z.literal(32),
      keyPrefix: z.literal(work.keyPrefix),
      expiresAt: z.number(),
      data: z.object({ form: z.string().max(40), issuedAt: z.number(), leastMs: z.literal(leastMs) }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});

export function askForWork(key: string, form: string, now: Date) {
  return createChallenge({
    ...work,
    deriveKey,
    hmacSignatureSecret: key,
    expiresAt: new Date(now.getTime() + lifeMs),
    data: { form, issuedAt: now.getTime(), leastMs },
  });
}

/**
 * `sent`: '' or JSON in base64. Gives the name of the solved challenge, so that it can be accepted only once. Undefined
 * if it was not solved, was for another form, is too old or was solved too quickly.
 */
export async function checkWork(
  key: string,
  form: string,
  sent: string,
  now: Date,
): Promise<string | undefined> {
  if (sent === '' || sent.length > 4000) return undefined;
  const payload = payloadSchema.safeParse(fromBase64(sent)).data;
  if (!payload) return undefined;
  const { data } = payload.challenge.parameters;
  if (data.form !== form || now.getTime() - data.issuedAt < leastMs) return undefined;
  const { verified } = await verifySolution({
    challenge: payload.challenge as never,
    solution: payload.solution as never,
    deriveKey,
    hmacSignatureSecret: key,
  });
  return verified ? payload.challenge.signature : undefined;
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}

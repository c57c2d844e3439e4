import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createWorkQueue } from '#jobs/work-queue.ts';

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const HASH = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/-]+)\$([\w+/-]+)$/;

/**
 * Each hash takes its memory and most of a core for a twentieth of a second: in a flood requests must wait, and any
 * beyond the queue are refused.
 */
const queue = createWorkQueue({ atOnce: 2, waiting: 20 });

/** Thrown if so many passwords wait to be checked that another would wait too long. */
export class TooManyPasswords extends Error {
  override name = 'TooManyPasswords';
}

/** In the usual notation of argon2id. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await inTurn(password, salt, parameters);
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = HASH.exec(hash) ?? [];
  if (!expected) return false;
  const given = await inTurn(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  const wanted = Buffer.from(expected, 'base64');
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

async function inTurn(password: string, nonce: Buffer, by: typeof parameters): Promise<Buffer> {
  // Keyboards may produce the same letters as different code points.
  const message = password.normalize('NFKC');
  const hash = await queue.run(() => derive('argon2id', { ...by, message, nonce, tagLength: 32 }));
  if (hash === 'busy') throw new TooManyPasswords();
  return hash;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}

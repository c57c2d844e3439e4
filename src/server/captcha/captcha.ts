import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { unseal } from '#captcha/characters-challenge.ts';
import { drawCharacters } from '#captcha/characters-picture.ts';
import { CAPTCHA_KEY } from '#captcha/check-captcha.ts';
import { askForWork } from '#captcha/proof-of-work.ts';
import { playTones } from '#captcha/tones.ts';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';

/**
 * Tells people from programs without a third-party service: by work for a browser to do
 * (`/captcha/challenge/?form=contact`), and by the picture and the sound of a sealed challenge of characters.
 */
export function captcha({ database, now }: { database: Kysely<Database>; now: () => Date }): Hono {
  const app = new Hono();
  const key = () => getSecret(database, CAPTCHA_KEY);
  app.get('/challenge/', async (context) => {
    const form = context.req.query('form') ?? '';
    if (!/^[a-z_]{1,40}$/.test(form)) return context.json({ problem: 'Say for which form.' }, 400);
    context.header('Cache-Control', 'no-store');
    return context.json(await askForWork(await key(), form, now()));
  });
  app.get('/picture/', async (context) => {
    const challenge = unseal(await key(), context.req.query('token') ?? '', now());
    if (!challenge) return context.notFound();
    context.header('Cache-Control', 'no-store');
    return context.body(new Uint8Array(await drawCharacters(challenge.characters)), 200, {
      'Content-Type': 'image/png',
    });
  });
  app.get('/sound/', async (context) => {
    const challenge = unseal(await key(), context.req.query('token') ?? '', now());
    if (!challenge) return context.notFound();
    context.header('Cache-Control', 'no-store');
    return context.body(new Uint8Array(playTones(challenge.tones)), 200, { 'Content-Type': 'audio/wav' });
  });
  return app;
}

import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { unseal } from '#captcha/characters-challenge.ts';
import { drawCharacters } from '#captcha/characters-picture.ts';
import { CAPTCHA_KEY } from '#captcha/check-captcha.ts';
import { askForWork } from '#captcha/proof-of-work.ts';
import { playTones } from '#captcha/tones.ts';
import { getSecret } from '#database/secrets.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { createWorkQueue } from '#jobs/work-queue.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { limitByAddress } from '#server/gates/address-limit.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import { makesOnce } from './made-once.ts';
import { createPace } from './pace.ts';

/** More than everybody in one office asks for, with every form and its pictures. */
const ofOneAddress = { most: 60, ms: minuteMs };

/** This takes a tenth of a core. A visitor who is turned away types characters, or sends the form again. */
const perSecond = 300;

/**
 * Tells people from programs without a third-party service: by work for a browser (`/captcha/challenge/?form=contact`),
 * and by the picture and the sound of a sealed challenge of characters.
 */
export function captcha({
  database,
  environment,
  now,
}: Pick<Dependencies, 'database' | 'environment' | 'now'>): Hono<ServerVariables> {
  const app = new Hono<ServerVariables>();
  const key = () => getSecret(database, CAPTCHA_KEY);
  const queue = createWorkQueue({ atOnce: 2, waiting: 40 });
  // A picture takes about 2 kB, a sound about 130 kB.
  const pictureOf = makesOnce(drawCharacters, { queue, most: 500 });
  const soundOf = makesOnce(async (tones) => playTones(tones), { queue, most: 60 });

  app.use(turnsAwayTooMany(environment));
  app.get('/challenge/', async (context) => {
    const form = context.req.query('form') ?? '';
    if (!/^[a-z_]{1,40}$/.test(form)) return context.json({ problem: 'Name the form.' }, 400);
    return context.json(await askForWork(await key(), form, now()));
  });
  app.get('/picture/', async (context) => {
    const challenge = unseal(await key(), context.req.query('token') ?? '', now());
    if (!challenge) return context.notFound();
    return answer(context, 'image/png', await pictureOf(challenge.id, challenge.characters));
  });
  app.get('/sound/', async (context) => {
    const challenge = unseal(await key(), context.req.query('token') ?? '', now());
    if (!challenge) return context.notFound();
    return answer(context, 'audio/wav', await soundOf(challenge.id, challenge.tones));
  });
  return app;
}

/** Runs before anything that costs: the pages of a site stay served while its captcha is flooded. */
function turnsAwayTooMany(environment: Dependencies['environment']) {
  const isWithinLimit = limitByAddress(ofOneAddress, environment);
  const mayGoOn = createPace(perSecond);
  return createMiddleware<ServerVariables>(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    if (!isWithinLimit(context.var.clientAddress)) return context.body(null, 429, { 'Retry-After': '60' });
    if (!mayGoOn()) return context.body(null, 503, { 'Retry-After': '2' });
    await next();
  });
}

function answer(context: Context, type: string, made: Buffer | 'busy'): Response {
  if (made === 'busy') return context.body(null, 503, { 'Retry-After': '2' });
  return context.body(new Uint8Array(made), 200, { 'Content-Type': type });
}

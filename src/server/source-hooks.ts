import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { receiveHook } from '#commands/import/receive-hook.ts';
import { hookSecretHash } from '#commands/import/sources.ts';
import { countRequest, countRequests, fromAddress } from '#commands/lead/count-request.ts';
import type { Database } from '#database/client.ts';
import { findSource, type ImportSource } from '#database/import/sources.ts';
import { minuteSeconds } from '#domain/time/durations.ts';
import type { Environment } from '#environment';
import { SourceProblem } from '#import/crm/adapter.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import { keepDelivery } from '#import/run/keep-delivery.ts';
import { openSettings } from '#import/run/open-source.ts';
import { deliveryFolder } from '#import/run/take-deliveries.ts';
import { BodyRoom } from './gates/body-room.ts';
import { refuseProgram, takeBody } from './gates/take-body.ts';
import type { ServerVariables } from './requests/request-log.ts';

type Needs = { database: Kysely<Database>; environment: Environment; now: () => Date };

const mostBytes = 1_000_000;
/** For all bodies on their way together. */
const mostBytesTogether = 32 * mostBytes;
/** A system that publishes a thousand homes again sends as many messages. */
const messages = { most: 600, seconds: minuteSeconds };
const wrongTries = { most: 20, seconds: minuteSeconds };

/**
 * Takes messages from the systems of agencies. `POST /hooks/{source}/{secret}` says that something changed: this is
 * stored and answered at once, and a job asks the system for the change. `PUT` hands in a file, if the system has no
 * server to ask. Programs call here, so no gate for browsers stands before it.
 */
export function sourceHooks({ database, environment, now: clock }: Needs): Hono<ServerVariables> {
  const app = new Hono<ServerVariables>();
  const limits = { room: new BodyRoom({ mostBytes: mostBytesTogether, mostOfAddress: Infinity }), mostBytes };

  const tooOften = (context: Context) => context.text('Too many requests.', 429, { 'Retry-After': '60' });

  /** The source of the address, or an answer that refuses the caller. */
  async function findCaller(context: Context<ServerVariables>, now: Date): Promise<ImportSource | Response> {
    const { source: name = '', secret = '' } = context.req.param();
    const source = await findSource(database, name);
    if (!isSame(secret.replace(/\/$/, ''), source?.hook_secret) || !source) {
      const counted = fromAddress('source-hook', context.var.clientAddress, wrongTries);
      const isFew = await countRequests(database, counted, now);
      return isFew ? context.text('There is nothing here.', 404) : tooOften(context);
    }
    if (!(await countRequest(database, ['source-hook', name], messages, now))) return tooOften(context);
    return source;
  }

  app.post(address, async (context) => {
    const now = clock();
    const source = await findCaller(context, now);
    if (source instanceof Response) return source;
    const adapter = findAdapter(source.adapter);
    const readHook = adapter?.readHook;
    if (!readHook) return context.text('This source sends nothing.', 404);
    const { headers } = context.req.raw;
    return takeBody(
      context,
      limits,
      async (body) => {
        try {
          const settings = openSettings(adapter, source, environment.importKey);
          const reading = readHook({ headers, body }, settings);
          if (reading.kind === 'refused') return context.text('Not understood.', 400);
          if (reading.kind === 'changed')
            await receiveHook(database, { sourceId: source.id, ...reading }, now);
          return context.text('Received.', 200);
        } catch (error) {
          // Its settings are not readable: the sender tries again later.
          if (!(error instanceof SourceProblem)) throw error;
          return context.text('Try again later.', 503, { 'Retry-After': '600' });
        }
      },
      (because) => refuseProgram(context, because),
    );
  });

  app.put(address, async (context) => {
    const now = clock();
    const source = await findCaller(context, now);
    if (source instanceof Response) return source;
    if (!findAdapter(source.adapter)?.readDelivery) return context.text('This source accepts no files.', 405);
    const folder = deliveryFolder(environment.dataDirectory, source.name);
    const outcome = await keepDelivery(folder, context.req.raw.body ?? nothing(), now);
    if (outcome === 'too many')
      return context.text('Too many files are waiting.', 429, { 'Retry-After': '60' });
    if (outcome === 'too large') return context.text('Too large.', 413);
    if (outcome === 'empty') return context.text('The file is empty.', 400);
    return context.text('Received.', 201);
  });

  app.all('*', (context) => context.text('There is nothing here.', 404));
  return app;
}

const address = '/:source/:secret{[^/]+/?}';

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Takes as long for a source that does not exist. */
function isSame(secret: string, hash: Buffer | null | undefined): boolean {
  const given = hookSecretHash(secret);
  const expected = hash ? Buffer.from(hash) : Buffer.alloc(given.length);
  return timingSafeEqual(given, expected) && hash !== null && hash !== undefined;
}

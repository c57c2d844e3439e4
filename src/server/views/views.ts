import { type Context, Hono } from 'hono';
import { isbot } from 'isbot';
import { z } from 'zod';
import { countedKinds } from '#database/view/count-views.ts';
import { largestId } from '#domain/address/id.ts';
import { languages } from '#domain/language.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { viewSource } from '#domain/view/view-source.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { limitByAddress } from '#server/gates/address-limit.ts';
import { BodyRoom } from '#server/gates/body-room.ts';
import { methodGate } from '#server/gates/method-gate.ts';
import { isInNetworks } from '#server/gates/own-networks.ts';
import { refuseProgram, takeBody } from '#server/gates/take-body.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';

const beacon = z.strictObject({
  kind: z.enum(countedKinds),
  id: z.int().min(1).max(largestId),
  language: z.enum(languages),
  referrer: z.string().default(''),
  source: z.string().default(''),
  medium: z.string().default(''),
});

/** More than anybody sends in a minute from one address, even a whole office. */
const MOST = 120;
const mostBytes = 4096;
/** For all bodies on their way together. */
const mostBytesTogether = 8 * 1024 * 1024;

/**
 * Answers `POST /visits/`, by which a page reports that a property was looked at, saved or removed
 * (app/property/view-beacon.ts). A well-formed report is answered 204, counted or not. Programs, the agency's own
 * people and endless senders are not counted.
 */
export function views({
  viewCounter,
  settings,
  environment,
}: Pick<Dependencies, 'viewCounter' | 'settings' | 'environment'>): Hono<ServerVariables> {
  const app = new Hono<ServerVariables>();
  const { publicUrl } = environment;
  const ownHost = new URL(publicUrl).host;
  const isWithinLimit = limitByAddress({ most: MOST, ms: minuteMs }, environment);
  const limits = { room: new BodyRoom({ mostBytes: mostBytesTogether, mostOfAddress: Infinity }), mostBytes };
  app.post('/visits/', methodGate({ publicUrl }), (context) =>
    takeBody(
      context,
      limits,
      async (body) => {
        const told = beacon.safeParse(readJson(body.toString()));
        if (!told.success) return notUnderstood(context);
        const { kind, id: propertyId, language, ...origin } = told.data;
        const { clientAddress: address } = context.var;
        const userAgent = context.req.header('User-Agent') ?? '';
        const isPerson = userAgent !== '' && !isbot(userAgent);
        const { ownNetworks } = await settings.current();
        if (isPerson && isWithinLimit(address) && !isInNetworks(address, ownNetworks)) {
          const view = { kind, propertyId, language, source: viewSource(origin, ownHost) };
          viewCounter.count(view, { address, userAgent });
        }
        return context.body(null, 204, { 'Cache-Control': 'no-store' });
      },
      (because) => (because === 'too large' ? notUnderstood(context) : refuseProgram(context, because)),
    ),
  );
  return app;
}

function notUnderstood(context: Context): Response {
  return context.body(null, 400);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

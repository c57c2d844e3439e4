import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { minuteMs } from '#domain/time/durations.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { limitByAddress } from '#server/gates/address-limit.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import type { Streets } from '#streets/streets.ts';
import { cards } from './cards.ts';
import { frameFiles } from './frame-files.ts';
import { framePage } from './frame-page.ts';
import { MapPlaces } from './map-places.ts';
import { placeNames } from './places.ts';
import { points } from './points.ts';
import { streetTiles } from './streets.ts';
import { surroundings } from './surroundings.ts';

/** For one address, four a second. A visitor who drags the map asks once each time that it stops. */
const questions = { most: 240, ms: minuteMs };

type Needs = Pick<Dependencies, 'database' | 'settings' | 'environment' | 'zones' | 'search' | 'now'> & {
  streets: Streets;
  /** The folder of the built files for the browser; undefined in development. */
  builtFiles: string | undefined;
};

/** The map: its frame, the properties in a view, their cards, the names of places and the streets. */
export function map({
  database,
  settings,
  environment,
  zones,
  search,
  now,
  streets,
  builtFiles,
}: Needs): Hono<ServerVariables> {
  const files = frameFiles(builtFiles);
  const places = new MapPlaces(database);
  return new Hono<ServerVariables>()
    .use(streetTiles({ streets }))
    .on('GET', ['/map/points/', '/map/cards/'], withinLimit(environment))
    .get(
      '/map/',
      framePage({
        places,
        settings,
        environment,
        streets,
        zones,
        files,
        isDevelopment: builtFiles === undefined,
      }),
    )
    .get('/map/points/', points({ database, places, settings, zones, search, now }))
    .get('/map/cards/', cards({ database, settings, now }))
    .get('/map/places/:language/', placeNames({ database, zones }))
    .get('/map/surroundings/:zone/', surroundings({ database, settings, environment, zones }));
}

function withinLimit(environment: Needs['environment']) {
  const isWithinLimit = limitByAddress(questions, environment);
  return createMiddleware<ServerVariables>(async (context, next) => {
    if (isWithinLimit(context.var.clientAddress)) return next();
    const headers = { 'Retry-After': '60', 'Cache-Control': 'no-store' };
    return context.json({ problem: 'too many requests: try again in a minute' }, 429, headers);
  });
}

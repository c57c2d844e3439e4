import { Hono } from 'hono';
import type { Dependencies } from '#server/dependencies.ts';
import type { ServerVariables } from '#server/request-log.ts';
import type { Streets } from '#streets/streets.ts';
import { cards } from './cards.ts';
import { frameFiles } from './frame-files.ts';
import { framePage } from './frame-page.ts';
import { placeNames } from './places.ts';
import { points } from './points.ts';
import { streetTiles } from './streets.ts';
import { surroundings } from './surroundings.ts';

type Needs = Pick<Dependencies, 'database' | 'settings' | 'zones' | 'search' | 'now'> & {
  streets: Streets;
  /** Of the built files for the browser; undefined in development. */
  builtFiles: string | undefined;
};

/** The map: its frame, the properties in a view, their cards, the names of places and the streets. */
export function map({
  database,
  settings,
  zones,
  search,
  now,
  streets,
  builtFiles,
}: Needs): Hono<ServerVariables> {
  const files = frameFiles(builtFiles);
  return new Hono<ServerVariables>()
    .use(streetTiles({ streets }))
    .get(
      '/map/',
      framePage({ database, settings, streets, zones, files, isDevelopment: builtFiles === undefined }),
    )
    .get('/map/points/', points({ database, settings, zones, search, now }))
    .get('/map/cards/', cards({ database, settings }))
    .get('/map/places/:language/', placeNames({ database, zones }))
    .get('/map/surroundings/:zone/', surroundings({ database, settings, zones }));
}

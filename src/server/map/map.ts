import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Dependencies } from '#server/dependencies.ts';
import type { ServerVariables } from '#server/request-log.ts';
import { cards } from './cards.ts';
import { frameFiles } from './frame-files.ts';
import { framePage } from './frame-page.ts';
import { placeNames } from './places.ts';
import { points } from './points.ts';

type Needs = Pick<Dependencies, 'database' | 'settings' | 'zones' | 'search' | 'now'> & {
  /** Of the built files for the browser; undefined in development. */
  builtFiles: string | undefined;
};

/** The map: its frame, the properties in a view, their cards and the names of places. */
export function map({ database, settings, zones, search, now, builtFiles }: Needs): Hono<ServerVariables> {
  const files = frameFiles(builtFiles);
  return new Hono<ServerVariables>()
    .use('/map/*', compress())
    .get('/map/', framePage({ settings, files, isDevelopment: builtFiles === undefined }))
    .get('/map/points/', points({ database, settings, zones, search, now }))
    .get('/map/cards/', cards({ database, settings }))
    .get('/map/places/:language/', placeNames({ database }));
}

import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Dependencies } from './dependencies.ts';
import { borders } from './map/borders.ts';
import { cards } from './map/cards.ts';
import { frameFiles } from './map/frame-files.ts';
import { framePage } from './map/frame-page.ts';
import { places } from './map/places.ts';
import { points } from './map/points.ts';
import type { ServerVariables } from './request-log.ts';

type Needs = Pick<Dependencies, 'database' | 'settings' | 'zones' | 'search'> & {
  /** Of the built files for the browser; undefined in development. */
  builtFiles: string | undefined;
};

/** The map: its frame, the homes in a view, their cards, borders and the names of places. */
export function map({ database, settings, zones, search, builtFiles }: Needs): Hono<ServerVariables> {
  const files = frameFiles(builtFiles);
  return new Hono<ServerVariables>()
    .use('/map/*', compress())
    .get('/map/', framePage({ settings, files, isDevelopment: builtFiles === undefined }))
    .get('/map/points/', points({ database, settings, zones, search }))
    .get('/map/cards/', cards({ database, settings }))
    .get('/map/borders/', borders({ zones }))
    .get('/map/places/:language/', places({ database }));
}

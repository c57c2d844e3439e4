import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { listChanges } from '#database/outgoing/changes.ts';
import { listMediaOf } from '#database/outgoing/outgoing-media.ts';
import { listOutgoingProjects } from '#database/outgoing/outgoing-projects.ts';
import { listOutgoingProperties } from '#database/outgoing/outgoing-properties.ts';
import { findWithdrawn } from '#database/property/property-page.ts';
import { parseId } from '#domain/address/id.ts';
import { typeAndDescendants } from '#domain/property/types.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { writeProject } from '#outgoing/content/write-project.ts';
import { writeProperty } from '#outgoing/content/write-property.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { limitByAddress } from '#server/gates/address-limit.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import { answerJson } from './answer-json.ts';
import { apiPage } from './api-page.ts';
import { openApi } from './open-api.ts';
import { changeParameters, listParameters, propertyParameters, readParameters } from './parameters.ts';
import { problem } from './problem.ts';

/** Enough for one agency: all of it is read in a few hundred requests. */
const ofOneAddress = { most: 300, ms: minuteMs };

type Needs = Pick<Dependencies, 'database' | 'settings' | 'environment'>;

/** Tells other programs what is on the site, at `/api/v1/`. Anybody may ask, and gets no more than a page shows. */
export function api({ database, settings, environment }: Needs): Hono<ServerVariables> {
  const { publicUrl } = environment;
  const isWithinLimit = limitByAddress(ofOneAddress, environment);
  const app = new Hono<ServerVariables>();
  const site = async () => ({ publicUrl, languages: languagesInUse(await settings.current()) });

  app.use(compress());
  app.use(async (context, next) => {
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Access-Control-Expose-Headers', 'ETag, Retry-After');
    context.header('X-Robots-Tag', 'noindex');
    const { method } = context.req;
    if (method === 'OPTIONS')
      return context.body(null, 204, {
        'Access-Control-Allow-Methods': 'GET, HEAD',
        'Access-Control-Allow-Headers': 'If-None-Match',
        'Access-Control-Max-Age': '86400',
      });
    if (method !== 'GET' && method !== 'HEAD') return problem(context, 405, {}, { Allow: 'GET, HEAD' });
    if (!isWithinLimit(context.var.clientAddress)) return problem(context, 429, {}, { 'Retry-After': '60' });
    return next();
  });

  const page = (context: Context) => apiPage(context, openApi(publicUrl));
  app.get('/', page);
  app.get('/openapi.json', (context) => answerJson(context, openApi(publicUrl)));

  app.get('/properties', async (context) => {
    const read = readParameters(new URL(context.req.url), propertyParameters);
    if ('errors' in read) return problem(context, 400, read);
    const { cursor, limit, type, ...criteria } = read.given;
    const wanted = { ...criteria, types: type && typeAndDescendants(type), afterId: parseId(cursor) };
    const rows = await listOutgoingProperties(database, wanted, limit + 1);
    return answerJson(context, await pageOf('properties', rows, limit, writeProperties));
  });
  app.get('/properties/:id', (context) =>
    answerOne(context, 'property', async (id) =>
      writeProperties(await listOutgoingProperties(database, { ids: [id] }, 1)),
    ),
  );

  app.get('/projects', async (context) => {
    const read = readParameters(new URL(context.req.url), listParameters);
    if ('errors' in read) return problem(context, 400, read);
    const { cursor, limit, updatedSince } = read.given;
    const rows = await listOutgoingProjects(database, { updatedSince, afterId: parseId(cursor) }, limit + 1);
    return answerJson(context, await pageOf('projects', rows, limit, writeProjects));
  });
  app.get('/projects/:id', (context) =>
    answerOne(context, 'project', async (id) =>
      writeProjects(await listOutgoingProjects(database, { id }, 1)),
    ),
  );

  app.get('/changes', async (context) => {
    const read = readParameters(new URL(context.req.url), changeParameters);
    if ('errors' in read) return problem(context, 400, read);
    const { after, limit } = read.given;
    const rows = await listChanges(database, after, limit);
    if (rows === 'begin anew')
      return problem(context, 410, {
        detail: 'The changes after that number are unknown: read everything, then begin with after=0.',
      });
    const changes = rows.map(({ subject_id: id, at, ...change }) => ({
      ...change,
      id,
      at: at.toISOString(),
    }));
    return answerJson(context, { changes, next: rows.at(-1)?.number ?? after });
  });

  // The same address is also written with a slash at the end.
  app.all('*', (context) => (context.req.path.endsWith('/api/v1/') ? page(context) : problem(context, 404)));
  return app;

  async function writeProperties(rows: Awaited<ReturnType<typeof listOutgoingProperties>>) {
    const ids = rows.map(({ id }) => id);
    const [media, about] = await Promise.all([listMediaOf(database, 'property', ids), site()]);
    return rows.map((row) => writeProperty(row, media.get(row.id) ?? [], about));
  }

  async function writeProjects(rows: Awaited<ReturnType<typeof listOutgoingProjects>>) {
    const ids = rows.map(({ id }) => id);
    const [media, about] = await Promise.all([listMediaOf(database, 'project', ids), site()]);
    return rows.map((row) => writeProject(row, media.get(row.id) ?? [], about));
  }

  async function answerOne(
    context: Context<ServerVariables>,
    subject: 'property' | 'project',
    read: (id: number) => Promise<unknown[]>,
  ): Promise<Response> {
    const id = parseId(context.req.param('id'));
    if (id === undefined) return problem(context, 404);
    const [found] = await read(id);
    if (found) return answerJson(context, found);
    return problem(context, (await findWithdrawn(database, subject, id)) ? 410 : 404);
  }
}

/** One row more than asked for shows that there is a next page. */
async function pageOf<Row extends { id: number }>(
  name: string,
  rows: Row[],
  limit: number,
  write: (rows: Row[]) => Promise<unknown[]>,
) {
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? String(shown.at(-1)?.id) : null;
  return { [name]: await write(shown), next };
}

import type { Context } from 'hono';
import { html } from 'hono/html';
import { hourSeconds } from '#domain/time/durations.ts';
import type { OpenApi } from './open-api.ts';

/** Tells programmers what they can ask for. Without script or style; in English, like the names. */
export function apiPage(context: Context, { info, paths, servers }: OpenApi) {
  const base = servers[0]?.url ?? '';
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${info.title}: API</title></head><body><main><h1>${info.title}: API</h1><p>${info.description}</p><p>The whole description: <a href="${base}/openapi.json">openapi.json</a>. An error is a problem of RFC 9457, application/problem+json. An answer has an ETag: sent back as If-None-Match it is answered 304 while nothing changed.</p>${Object.entries(
    paths,
  ).map(
    ([path, { get }]) =>
      html`<h2>GET ${base}${path}</h2><p>${get.summary}. ${'description' in get ? get.description : ''}</p><ul>${get.parameters.map(
        (each) => html`<li><code>${each.name}</code> ${'description' in each ? each.description : ''}</li>`,
      )}</ul>`,
  )}</main></body></html>`;
  return context.html(page, 200, { 'Cache-Control': `public, max-age=${hourSeconds}` });
}

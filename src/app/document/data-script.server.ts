import { escapeForScript } from './escape-for-script.server.ts';

/**
 * Takes the loaders' data as React Router writes it for the browser; gives the script that hands it over there.
 * React Router's own element does this only for a page that is rendered as a stream.
 */
export function dataScript(data: string): string {
  const literal = escapeForScript(JSON.stringify(data));
  return `<script>window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();</script>`;
}

import { escapeForScript } from './escape-for-script.server.ts';

/**
 * The script that hands the loaders' data over in the browser. React Router's own element does so only for a page that
 * is rendered as a stream.
 */
export function dataScript(data: string): string {
  const literal = escapeForScript(JSON.stringify(data));
  return `window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();`;
}

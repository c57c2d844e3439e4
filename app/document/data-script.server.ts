import { escapeForScript } from './escape-for-script.server.ts';

/**
 * Takes the loaders' data as React Router writes it for the browser; gives the script that hands it over there.
 * React Router's own element does this only for a page that is rendered as a stream.
 */
export async function dataScript(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!data) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of data) text += decoder.decode(piece, { stream: true });
  const literal = escapeForScript(JSON.stringify(text));
  return `<script>window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();</script>`;
}

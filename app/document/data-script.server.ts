// What would end the script, or a line of it, is written as an escape (as React Router does).
const UNSAFE = /[&><\u2028\u2029]/g;

/**
 * Takes the loaders' data as React Router writes it for the browser; gives the script that hands it over there.
 * React Router's own element does this only for a page that is rendered as a stream.
 */
export async function dataScript(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!data) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of data) text += decoder.decode(piece, { stream: true });
  const literal = JSON.stringify(text).replace(UNSAFE, escapeOf);
  return `<script>window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();</script>`;
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

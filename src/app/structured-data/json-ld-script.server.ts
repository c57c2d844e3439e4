import type { Graph, Thing } from 'schema-dts';
import { escapeForScript } from '#app/document/escape-for-script.server.ts';

/** '' if there is nothing to describe. */
export function jsonLdScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${escapeForScript(JSON.stringify(graph))}</script>`;
}

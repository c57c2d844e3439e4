import { DATA_TYPE } from './cached-answer.ts';

const MODULES = '<script type="module" async="">';

/**
 * A page reads, searches and links without its scripts; while they load they take the connection from the first
 * picture. So they begin once the page is loaded with its pictures and drawn (two frames after its load event; a page
 * in the background has no frames), or as soon as the visitor touches anything. Until then <html> has `data-waits`, and
 * content far below waits too (`drawn-later`). `dataAddress`: the address of the data, unless the page carries it.
 */
export function startLater(html: string, dataAddress?: string): string {
  // React writes all preloads into the head, and the modules after the content. Searching in all of the page, and
  // copying it for each change, took a millisecond.
  const head = html.indexOf('</head>');
  const modules = html.lastIndexOf(MODULES);
  const from = dataAddress
    ? ` data-from="${dataAddress.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    : '';
  return [
    html
      .slice(0, head)
      .replace(/<html([^>]*)>/, '<html$1 data-waits="">')
      .replaceAll('<link rel="modulepreload"', '<link rel="later"'),
    html.slice(head, modules),
    '<script type="later">',
    html.slice(modules + MODULES.length),
    `<script${from}>${startScript}</script>`,
  ].join('');
}

// The inserted script has the text of the one that waits, so that the policy's hash of that one lets it run. If the
// data does not arrive, or something else arrives in its place, the page stays as it is without scripts.
export const startScript = `(() => {
  const { from } = document.currentScript.dataset;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    document.documentElement.removeAttribute('data-waits');
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.querySelector('script[type=later]').textContent;
    document.head.append(script);
    if (from) fetch(from).then(async (answer) => {
      if (!answer.ok || !answer.headers.get('content-type')?.startsWith('${DATA_TYPE}')) return;
      const { streamController } = window.__reactRouterContext;
      streamController.enqueue(await answer.text());
      streamController.close();
    }, () => {});
  };
  for (const name of ['pointermove', 'pointerdown', 'touchstart', 'keydown']) addEventListener(name, begin, { once: true, passive: true });
  const whenLoaded = () => {
    setTimeout(begin, 1000);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin, 50)));
  };
  if (document.readyState === 'complete') whenLoaded(); else addEventListener('load', whenLoaded, { once: true });
})()`.replace(/\s+/g, ' ');

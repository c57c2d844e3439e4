const PRELOAD = /<link rel="modulepreload"/g;
const MODULES = '<script type="module" async="">';

/**
 * A page reads, searches and goes on without its scripts; while they load they take the connection from the first
 * picture. So they begin when the page is there with its pictures and drawn (two frames after its load event; a page in
 * the background has no frames), or as soon as the visitor touches anything.
 * Takes the HTML of a page; gives it with its modules marked 'later', and the script that begins with them. Until then
 * <html> has `data-waits`, and what is far below waits too (`drawn-later`).
 */
export function startLater(html: string): string {
  const waiting = html
    .replace(/<html([^>]*)>/, '<html$1 data-waits="">')
    .replace(PRELOAD, '<link rel="later"')
    .replace(MODULES, '<script type="later">');
  return `${waiting}${startScript}`;
}

// The inserted script has the text of the one that waits, so that the hash of that one in the policy lets it run.
const startScript = `<script>(() => {
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
  };
  for (const name of ['pointermove', 'pointerdown', 'touchstart', 'keydown']) addEventListener(name, begin, { once: true, passive: true });
  const whenLoaded = () => {
    setTimeout(begin, 1000);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin, 50)));
  };
  if (document.readyState === 'complete') whenLoaded(); else addEventListener('load', whenLoaded, { once: true });
})()</script>`.replace(/\s+/g, ' ');

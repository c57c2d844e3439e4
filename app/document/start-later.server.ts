const PRELOAD = /<link rel="modulepreload"/g;
const MODULES = '<script type="module" async="">';

/**
 * A page reads, searches and goes on without its scripts; while they load they take the connection from the first
 * picture. So they begin when the page is there with its pictures, or as soon as the visitor touches anything.
 * Takes the HTML of a page; gives it with its modules marked 'later', and the script that begins with them.
 */
export function startLater(html: string): string {
  return `${html.replace(PRELOAD, '<link rel="later"').replace(MODULES, '<script type="later">')}${startScript}`;
}

// The inserted script has the text of the one that waits, so that the hash of that one in the policy lets it run.
const startScript = `<script>(() => {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.querySelector('script[type=later]').textContent;
    document.head.append(script);
  };
  for (const name of ['pointermove', 'pointerdown', 'touchstart', 'keydown']) addEventListener(name, begin, { once: true, passive: true });
  const whenLoaded = () => setTimeout(begin);
  if (document.readyState === 'complete') whenLoaded(); else addEventListener('load', whenLoaded, { once: true });
})()</script>`;

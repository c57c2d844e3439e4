import type { BrowserContext } from '@playwright/test';

/** The ids in the settings of the site that the journeys visit. */
export const serviceIds = {
  googleAnalyticsId: 'G-JOURNEY1',
  googleAdsId: 'AW-1234567',
  googleTagManagerId: 'GTM-JOURNEY',
  facebookPixelId: '123456789',
};

/** All that the services received, in order, one line each. */
export type Collector = {
  /** The scripts that were requested. */
  scripts: string[];
  /** The messages that the page sent to them. */
  told: string[];
  /** The hosts of the films that were shown. */
  frames: string[];
  forget(): void;
};

const hosts =
  /^https:\/\/([a-z0-9-]+\.)*(googletagmanager|google-analytics|facebook|youtube-nocookie)\.(com|net)\//;

/** Stands in for Google and Meta in a context: their scripts, and the addresses to which these send data. */
export async function collect(context: BrowserContext): Promise<Collector> {
  const collector: Collector = {
    scripts: [],
    told: [],
    frames: [],
    forget() {
      this.scripts = [];
      this.told = [];
      this.frames = [];
    },
  };
  await context.route(hosts, async (route) => {
    const url = new URL(route.request().url());
    if (route.request().resourceType() === 'document') {
      collector.frames.push(url.host);
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
      return;
    }
    const script = scriptAt(url);
    if (script === undefined) collector.told.push(url.searchParams.get('line') ?? url.href);
    else collector.scripts.push(`${url.pathname}${url.search}`);
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: script ?? '',
    });
  });
  return collector;
}

function scriptAt({ pathname }: URL): string | undefined {
  if (pathname === '/gtag/js') return `(${tag})();`;
  if (pathname === '/gtm.js') return '';
  if (pathname.endsWith('/fbevents.js')) return `(${pixel})();`;
  return undefined;
}

/** Like Google's tag, reads the queue in order and then later pushes; sets a cookie if it may. */
function tag(): void {
  const layer = (window as unknown as { dataLayer: unknown[] }).dataLayer;
  const tell = (line: string) =>
    fetch(`https://region1.google-analytics.com/g/collect?line=${encodeURIComponent(line)}`, {
      mode: 'no-cors',
    });
  const read = (entry: unknown) => {
    const [command, name, about] = Array.from(entry as ArrayLike<unknown>);
    if (typeof command !== 'string') return;
    if (command === 'js') return;
    tell(`${command} ${name} ${JSON.stringify(about)}`);
    if (JSON.stringify(about).includes('"analytics_storage":"granted"')) {
      // biome-ignore lint/suspicious/noDocumentCookie: it stands in for a script that does so.
      document.cookie = '_ga=GA1.1; path=/; max-age=60';
      // biome-ignore lint/suspicious/noDocumentCookie: as above.
      document.cookie = '_ga_JOURNEY1=GS1.1; path=/; max-age=60';
    }
  };
  for (const entry of layer) read(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries: unknown[]) => {
    for (const entry of entries) read(entry);
    return push(...entries);
  };
}

/** Like Meta's script, takes over the queue. */
function pixel(): void {
  const { fbq } = window as unknown as {
    fbq: { queue: unknown[]; callMethod?: (...words: unknown[]) => void };
  };
  const tell = (...words: unknown[]) =>
    void fetch(`https://www.facebook.com/tr/?line=${encodeURIComponent(`pixel ${words.join(' ')}`)}`, {
      mode: 'no-cors',
    });
  for (const words of fbq.queue) tell(...Array.from(words as ArrayLike<unknown>));
  fbq.callMethod = tell;
}

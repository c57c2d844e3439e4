import { loadScript } from './load-script.ts';
import type { PageView } from './measure.ts';

/** The queue that Meta's script takes over once it is there. */
type Pixel = {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[];
  loaded: boolean;
  version: string;
  push: Pixel;
  disablePushState: boolean;
  allowDuplicatePageViews: boolean;
};

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

let viewed: PageView | undefined;
let isGranted = false;

/** Reports each page once. `id`: null while the pixel may not be used. */
export function followFacebook(id: string | null, view: PageView): void {
  if (id === null) {
    if (isGranted) window.fbq?.('consent', 'revoke');
    isGranted = false;
    return;
  }
  const pixel = window.fbq ?? start(id);
  if (!isGranted) pixel('consent', 'grant');
  isGranted = true;
  if (viewed === view) return;
  pixel('track', 'PageView');
  viewed = view;
}

function start(id: string): Pixel {
  const pixel = ((...words: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...words);
    else pixel.queue.push(words);
  }) as Pixel;
  // Only this code reports pages: the pixel itself does not report changes of the address, clicks or the content of a
  // page.
  Object.assign(pixel, {
    queue: [],
    loaded: true,
    version: '2.0',
    push: pixel,
    disablePushState: true,
    allowDuplicatePageViews: true,
  });
  window.fbq = pixel;
  window._fbq = pixel;
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  return pixel;
}

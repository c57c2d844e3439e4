import 'maplibre-gl/dist/maplibre-gl.css';
import './frame.css';
import { type MapMessage, type MapReport, readMapMessage } from '#domain/map/map-message.ts';
import type { MovingPlaceMap } from './place-map.ts';
import { SearchMap } from './search-map.ts';
import { type FrameSettings, settingsId } from './settings.ts';

const settings: FrameSettings = JSON.parse(document.getElementById(settingsId)?.textContent ?? '');
const report = (message: MapReport) => window.parent.postMessage(message, location.origin);

// The still drawing is fitted before the page posts what to search.
let map = settings.still ? new SearchMap(settings, report) : undefined;
let place: Promise<MovingPlaceMap | undefined> | undefined;

addEventListener('message', ({ origin, source, data }) => {
  // Ignores messages from anything else that holds this window, such as an extension.
  if (origin !== location.origin || source !== window.parent) return;
  const message = readMapMessage(data);
  if (!message) return;
  if (message.mapType === 'search') {
    map ??= new SearchMap(settings, report);
    map.show(message);
  } else {
    place ??= openPlace(message);
    void place.then((opened) => opened?.show(message));
  }
});
report({ type: 'ready' });

async function openPlace(message: MapMessage): Promise<MovingPlaceMap | undefined> {
  try {
    const { MovingPlaceMap } = await import('./place-map.ts');
    return await MovingPlaceMap.open(settings, message, report);
  } catch {
    // The browser has no WebGL.
    const sentence = document.createElement('p');
    sentence.className = 'sentence';
    sentence.textContent = settings.words.notSupported;
    document.body.replaceChildren(sentence);
    return undefined;
  }
}

import 'maplibre-gl/dist/maplibre-gl.css';
import './frame.css';
import { type MapMessage, type MapReport, readMapMessage } from '#domain/map/map-message.ts';
import { SearchMap } from './search-map.ts';
import { type FrameSettings, settingsId } from './settings.ts';

const settings: FrameSettings = JSON.parse(document.getElementById(settingsId)?.textContent ?? '');
const report = (message: MapReport) => window.parent.postMessage(message, location.origin);

// The still drawing is fitted before the page says what it searches.
let map = settings.still ? new SearchMap(settings, report) : undefined;
let isPlaceShown = false;

addEventListener('message', ({ origin, source, data }) => {
  // Messages from anything else that has this window, such as an extension, are ignored.
  if (origin !== location.origin || source !== window.parent) return;
  const message = readMapMessage(data);
  if (!message) return;
  if (message.mapType === 'search') {
    map ??= new SearchMap(settings, report);
    map.show(message);
  } else if (!isPlaceShown) {
    isPlaceShown = true;
    void showPlace(message);
  }
});
report({ type: 'ready' });

async function showPlace(message: MapMessage): Promise<void> {
  try {
    const { PlaceMap } = await import('./place-map.ts');
    new PlaceMap(settings, message, report);
  } catch {
    // The browser has no WebGL.
    const sentence = document.createElement('p');
    sentence.className = 'sentence';
    sentence.textContent = settings.words.notSupported;
    document.body.replaceChildren(sentence);
  }
}

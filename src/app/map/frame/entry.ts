import 'maplibre-gl/dist/maplibre-gl.css';
import './frame.css';
import { type MapMessage, type MapReport, readMapMessage } from '#domain/map/map-message.ts';
import { lookHowMuchIsSeen } from './room.ts';
import { SearchMap } from './search-map.ts';
import { type FrameSettings, settingsId } from './settings.ts';

const settings: FrameSettings = JSON.parse(document.getElementById(settingsId)?.textContent ?? '');
const report = (message: MapReport) => window.parent.postMessage(message, location.origin);

let map: Promise<SearchMap | undefined> | undefined;

addEventListener('message', async ({ origin, source, data }) => {
  // Messages from anything else that has this window, such as an extension, are ignored.
  if (origin !== location.origin || source !== window.parent) return;
  const message = readMapMessage(data);
  if (!message) return;
  map ??= message.mapType === 'search' ? mapOfSearch() : mapOfPlace(message);
  (await map)?.show(message);
});
report({ type: 'ready' });

async function mapOfSearch(): Promise<SearchMap> {
  await lookHowMuchIsSeen();
  return new SearchMap(settings, report);
}

/** Shows what the first message says. */
async function mapOfPlace(message: MapMessage): Promise<undefined> {
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

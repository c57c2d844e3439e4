import 'maplibre-gl/dist/maplibre-gl.css';
import './frame.css';
import { type MapMessage, type MapReport, readMapMessage } from '#domain/map/map-message.ts';
import { FrameMap } from './frame-map.ts';
import { PlaceMap } from './place-map.ts';
import { type FrameSettings, settingsId } from './settings.ts';

const settings: FrameSettings = JSON.parse(document.getElementById(settingsId)?.textContent ?? '');
const report = (message: MapReport) => window.parent.postMessage(message, location.origin);

let map: FrameMap | PlaceMap | undefined;

addEventListener('message', ({ origin, source, data }) => {
  // Messages from anything else that has this window, such as an extension, are ignored.
  if (origin !== location.origin || source !== window.parent) return;
  const message = readMapMessage(data);
  if (message) show(message);
});
report({ type: 'ready' });

function show(message: MapMessage): void {
  try {
    if (message.mapType === 'place') map ??= new PlaceMap(settings, message, report);
    else {
      map ??= new FrameMap(settings, report);
      if (map instanceof FrameMap) map.show(message);
    }
  } catch {
    // The browser has no WebGL.
    const sentence = document.createElement('p');
    sentence.className = 'sentence';
    sentence.textContent = settings.words.notSupported;
    document.body.replaceChildren(sentence);
  }
}

import type { LayerSpecification, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import type { Language } from '#domain/language.ts';

/** A visitor who asked for streets waits no longer than this for them. */
const patienceMs = 15_000;

/** The style of another host, with names in the reader's language. `arrived`: fails if its first tiles do not load. */
export async function loadPublicStyle(
  map: MapLibre,
  address: string,
  language: Language,
): Promise<{ style: StyleSpecification; arrived: Promise<void> }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The streets: ${response.status}`);
  const style: StyleSpecification = await response.json();
  return {
    style: { ...style, layers: style.layers.map((layer) => inLanguage(layer, language)) },
    arrived: firstTiles(map, Object.keys(style.sources)),
  };
}

function firstTiles(map: MapLibre, sources: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => end(new Error('The streets did not come')), patienceMs);
    const look = (event: { sourceId?: string; tile?: unknown }) => {
      if (event.tile && sources.includes(event.sourceId ?? '')) end();
    };
    const fail = (event: object) => {
      const { error, sourceId = '' } = event as { error?: Error; sourceId?: string };
      if (sources.includes(sourceId)) end(error);
    };
    function end(error?: unknown) {
      clearTimeout(patience);
      map.off('sourcedata', look);
      map.off('error', fail);
      if (error) reject(error);
      else resolve();
    }
    map.on('sourcedata', look);
    map.on('error', fail);
  });
}

/** Styles for the layers of OpenMapTiles write a name in several scripts; our readers want only their own language. */
function inLanguage(layer: LayerSpecification, language: Language): LayerSpecification {
  if (layer.type !== 'symbol' || !JSON.stringify(layer.layout?.['text-field'] ?? '').includes('name'))
    return layer;
  const name = ['coalesce', ['get', `name:${language}`], ['get', 'name:latin'], ['get', 'name']];
  return { ...layer, layout: { ...layer.layout, 'text-field': name as never } };
}

import type { Map as MapLibre } from 'maplibre-gl';
import { dotPicture } from './own-style.ts';

/** In pixels. */
const size = 5;
/** Pixels of the picture for one of the map. */
const sharpness = 4;

/** Draws the dot of places whenever a style asks for its picture. `color`: as '#rrggbb'. */
export function addPlaceDot(map: MapLibre, color: string): void {
  map.setMissingStyleImageResolver((id) => {
    if (id === dotPicture) map.addImage(id, draw(color), { pixelRatio: sharpness });
  });
}

function draw(color: string): { width: number; height: number; data: Uint8Array } {
  const side = size * sharpness;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const data = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const fromMiddle = Math.hypot(x - (side - 1) / 2, y - (side - 1) / 2);
      const cover = Math.max(0, Math.min(1, side / 2 - fromMiddle));
      // MapLibre expects colours multiplied by their cover.
      data.set(
        [red, green, blue, 255].map((part) => Math.round((part ?? 0) * cover)),
        (y * side + x) * 4,
      );
    }
  return { width: side, height: side, data };
}

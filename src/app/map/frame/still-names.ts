import type { Camera } from './camera.ts';
import { namesFrom } from './name-ranks.ts';
import type { StillName } from './settings.ts';

type Place = { left: number; top: number; right: number; bottom: number };

/**
 * The names of places on the still drawing, larger places first. A name makes room for flags and larger names: it goes
 * below its place, above it or beside it, as on the map that moves; without room it is left out.
 */
export function writeNames(layer: HTMLElement, names: StillName[], camera: Camera, taken: Place[]): void {
  const shown = names.filter(({ rank }) => camera.zoom >= namesFrom[rank]);
  const written = shown.map(({ name, rank }) => {
    const element = document.createElement('span');
    element.className = `rank-${rank}`;
    element.textContent = name;
    return element;
  });
  layer.replaceChildren(...written);
  const sizes = written.map(({ offsetWidth, offsetHeight }) => ({
    width: offsetWidth,
    height: offsetHeight,
  }));
  const filled = [...taken];
  for (const [index, element] of written.entries()) {
    const { longitude = 0, latitude = 0 } = shown[index] ?? {};
    const { width = 0, height = 0 } = sizes[index] ?? {};
    const { x, y } = camera.project({ longitude, latitude });
    const [left, top] = [x - width / 2, y - height / 2];
    const beside = width / 2 + 12;
    const room = [
      { left, top },
      { left, top: y + 4 },
      { left, top: y - height - 4 },
      { left, top: y + 2 * height },
      { left: left + beside, top },
      { left: left - beside, top },
      { left, top: y - 3 * height },
    ]
      .map((corner) => ({ ...corner, right: corner.left + width, bottom: corner.top + height }))
      .find((place) => isInside(place) && !filled.some((other) => overlap(place, other)));
    if (room) {
      filled.push(room);
      element.style.translate = `${Math.round(room.left)}px ${Math.round(room.top)}px`;
    } else element.remove();
  }
}

function isInside({ left, top, right, bottom }: Place): boolean {
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

function overlap(one: Place, other: Place): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

import type { Camera } from './camera.ts';
import type { StillName } from './settings.ts';

type Place = { left: number; top: number; right: number; bottom: number };

/** From which zoom the names of a rank show, as on the map that moves. */
const leastZoom = [0, 0, 8, 9.5, 11.5];

/**
 * The names of places on the still drawing, larger places first. A name gives way to flags and to larger ones: it goes
 * below its place or above it, and where there is no room it is left out.
 */
export function writeNames(layer: HTMLElement, names: StillName[], camera: Camera, taken: Place[]): void {
  const shown = names.filter(({ rank }) => camera.zoom >= (leastZoom[rank] ?? 0));
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
    const room = [y - height / 2, y + 4, y - height - 4]
      .map((top) => ({ left: x - width / 2, top, right: x + width / 2, bottom: top + height }))
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

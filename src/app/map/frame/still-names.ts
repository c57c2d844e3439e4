import { frameBox, isInside, overlap } from './boxes.ts';
import type { Camera } from './camera.ts';
import { coverBoxes, type Flags } from './flags.ts';
import { namesFrom } from './name-ranks.ts';
import type { StillName } from './settings.ts';

/** In pixels: the radius of a dot, and its distance to the name. */
const dot = { radius: 2.5, gap: 4 };

/**
 * The names of places on the still drawing, larger places first, each with a dot at its place, as on the map that moves
 * (`withDot` in own-style.ts). Before them come those that a flag stands on, with the most properties first. A name
 * without room is left out with its dot.
 */
export function writeNames(layer: HTMLElement, names: StillName[], camera: Camera, flags: Flags): void {
  const shown = names
    .filter(({ rank }) => camera.zoom >= namesFrom[rank])
    .map((name) => ({ ...name, ...camera.project(name) }))
    .map((name) => ({ ...name, count: countAt(name, flags, camera) }))
    .sort((one, other) => other.count - one.count);
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
  const filled = [...flags.boxes(camera), ...coverBoxes()];
  for (const [index, element] of written.entries()) {
    const { x = 0, y = 0 } = shown[index] ?? {};
    const { width = 0, height = 0 } = sizes[index] ?? {};
    const away = dot.radius + dot.gap;
    const [left, top] = [x - width / 2, y - height / 2];
    const room = [
      { left, top: y + dot.radius },
      { left: x + away, top },
      { left: x - away - width, top },
      { left, top: y - dot.radius - height },
      { left: x + dot.gap, top: y + dot.radius },
      { left: x - dot.gap - width, top: y + dot.radius },
    ]
      .map((corner) => ({ ...corner, right: corner.left + width, bottom: corner.top + height }))
      .find((place) => isInside(place, frameBox()) && !filled.some((other) => overlap(place, other)));
    if (!room) {
      element.remove();
      continue;
    }
    const { radius } = dot;
    filled.push(room, { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius });
    element.style.translate = `${Math.round(room.left)}px ${Math.round(room.top)}px`;
    element.after(dotAt(x - radius, y - radius));
  }
}

/** How many properties the flag has that stands on the place. */
function countAt({ x, y }: { x: number; y: number }, { drawn }: Flags, { project }: Camera): number {
  const flag = drawn.find(({ point }) => {
    const stands = project(point.at);
    return Math.hypot(stands.x - x, stands.y - y) < dot.radius;
  });
  return flag?.point.count ?? 0;
}

function dotAt(left: number, top: number): HTMLElement {
  const element = document.createElement('i');
  element.style.translate = `${left}px ${top}px`;
  return element;
}

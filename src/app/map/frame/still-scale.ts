import { type Camera, metresPerPixel } from './camera.ts';

/** In pixels, as on the map that moves. */
const widest = 110;

/** The scale of the still drawing, at the place and in the look of MapLibre's own. */
export function writeScale(element: HTMLElement, camera: Camera): void {
  const ofPixel = metresPerPixel(camera);
  const metres = roundDown(widest * ofPixel);
  element.style.width = `${metres / ofPixel}px`;
  element.textContent = metres < 1000 ? `${metres}\u00a0m` : `${metres / 1000}\u00a0km`;
}

/** To 1, 2, 3 or 5 of a power of ten. */
function roundDown(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  const first = metres / power;
  return power * (first >= 5 ? 5 : first >= 3 ? 3 : first >= 2 ? 2 : 1);
}

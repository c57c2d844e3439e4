import { type Camera, cameraOf, makeWay } from './camera.ts';
import type { Flags } from './flags.ts';
import { roomFor } from './room.ts';
import { type Still, stillId } from './settings.ts';
import { writeNames } from './still-names.ts';
import { writeScale } from './still-scale.ts';

/** The drawing of the first view that the server has made (server/map/still-map.ts). */
export class StillDrawing {
  readonly #still: Still;
  readonly #all: HTMLElement;
  readonly #drawing: SVGSVGElement;
  readonly #names: HTMLElement;
  readonly #scale = document.createElement('p');

  private constructor(still: Still, all: HTMLElement, drawing: SVGSVGElement, names: HTMLElement) {
    this.#still = still;
    this.#all = all;
    this.#drawing = drawing;
    this.#names = names;
    this.#scale.className = 'scale maplibregl-ctrl-scale';
    this.#scale.ariaHidden = 'true';
    all.append(this.#scale);
  }

  /** Undefined if the server has made none. */
  static find(still: Still | null): StillDrawing | undefined {
    const all = document.getElementById(stillId);
    const drawing = all?.querySelector('svg');
    const names = all?.querySelector<HTMLElement>('.names');
    return still && all && drawing && names ? new StillDrawing(still, all, drawing, names) : undefined;
  }

  /** Fits the drawing into the room that bar, buttons and window leave. */
  fit(barBottom: number): Camera {
    const { top, right, bottom, left } = roomFor(barBottom);
    const { style } = this.#drawing;
    const { box, farther } = this.#still;
    const room = { width: innerWidth - left - right, height: innerHeight - top - bottom };
    style.top = `${top}px`;
    style.left = `${left}px`;
    style.width = `${room.width}px`;
    style.height = `${room.height}px`;
    style.translate = '';
    let camera = cameraOf(this.#drawing, box);
    if (farther) {
      const { x, y } = makeWay(box, farther, { zoom: camera.zoom, room });
      // Not by its edges: that would count as a shift of what was seen before.
      style.translate = `${x}px ${y}px`;
      camera = cameraOf(this.#drawing, box);
    }
    writeScale(this.#scale, camera);
    return camera;
  }

  writeNames(camera: Camera, flags: Flags): void {
    writeNames(this.#names, this.#still.names, camera, flags);
  }

  remove(): void {
    this.#all.remove();
  }
}

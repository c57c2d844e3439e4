export type Point = { x: number; y: number };

/** How a picture is enlarged: `x` and `y` say by how many pixels its middle lies beside that of the stage. */
export type Zoom = Point & { scale: number };

type Size = { width: number; height: number };

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

const MOST = 4;

/** `point`: the fixed point of the zoom, from the middle of the stage. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, point: Point): Zoom {
  const wanted = Math.min(MOST, Math.max(1, scale * factor));
  const by = wanted / scale;
  return { scale: wanted, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by };
}

/** A picture that is larger than the stage covers it; a smaller one stays in the middle. */
export function keptInStage({ scale, x, y }: Zoom, picture: Size, stage: Size): Zoom {
  const farthest = (whole: number, seen: number) => Math.max(0, (whole * scale - seen) / 2);
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;
  return {
    scale,
    x: within(x, farthest(picture.width, stage.width)),
    y: within(y, farthest(picture.height, stage.height)),
  };
}

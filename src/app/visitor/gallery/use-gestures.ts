import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { keptInStage, type Point, unzoomed, type Zoom, zoomAt } from './zoom.ts';

const SLOP_PX = 8;
const SWIPE_PX = 50;
const PULL_PX = 90;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SCALE = 2.5;

export type Gestures = ReturnType<typeof useGestures>;

export type Drag = Point & { axis: 'x' | 'y' };

/**
 * Two fingers, a double tap or a wheel with Ctrl (which a touchpad sends for two fingers) enlarge the picture; one
 * finger then moves it. While it is not enlarged, one finger swipes to the next picture or pulls this one away.
 */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  { onStep, onClose }: { onStep: (by: 1 | -1) => void; onClose: () => void },
) {
  const [zoom, setZoom] = useState(unzoomed);
  const [drag, setDrag] = useState<Drag>();
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef<Point>(undefined);
  const lastTap = useRef<Point & { at: number }>(undefined);

  function change(next: (zoom: Zoom) => Zoom) {
    const picture = stage.current?.querySelector<HTMLElement>('[data-seen]');
    if (!stage.current || !picture) return;
    const { offsetWidth: width, offsetHeight: height } = picture;
    const { clientWidth, clientHeight } = stage.current;
    const seen = { width: clientWidth, height: clientHeight };
    setZoom((zoom) => keptInStage(next(zoom), { width, height }, seen));
  }

  function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function toggle(point: Point) {
    change((zoom) => (zoom.scale > 1 ? unzoomed : zoomAt(zoom, DOUBLE_TAP_SCALE, point)));
  }

  // React's listener for the wheel is passive, so the browser would enlarge the whole page.
  const onWheel = useRef((_: WheelEvent) => {});
  onWheel.current = (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const point = fromMiddle(event);
    change((zoom) => zoomAt(zoom, Math.exp(-event.deltaY / 100), point));
  };
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent) => onWheel.current(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, fromMiddle(event));
    begun.current = fingers.current.size === 1 ? fromMiddle(event) : undefined;
    if (fingers.current.size > 1) setDrag(undefined);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    fingers.current.set(event.pointerId, now);
    const moved = { x: now.x - before.x, y: now.y - before.y };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(other, before, now);
    else if (zoom.scale > 1) change(({ scale, x, y }) => ({ scale, x: x + moved.x, y: y + moved.y }));
    else if (begun.current && event.pointerType !== 'mouse') follow(begun.current, now);
  }

  function pinch(other: Point, before: Point, now: Point) {
    const factor = distance(other, now) / Math.max(1, distance(other, before));
    const middle = { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 };
    const moved = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    change((zoom) => {
      const { scale, x, y } = zoomAt(zoom, factor, middle);
      return { scale, x: x + moved.x, y: y + moved.y };
    });
  }

  function follow(start: Point, now: Point) {
    const [x, y] = [now.x - start.x, now.y - start.y];
    if (!drag && Math.hypot(x, y) < SLOP_PX) return;
    const axis = drag?.axis ?? (Math.abs(x) > Math.abs(y) ? 'x' : 'y');
    setDrag(axis === 'x' ? { axis, x, y: 0 } : { axis, x: 0, y: Math.max(0, y) });
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId)) return;
    const start = begun.current;
    begun.current = undefined;
    setDrag(undefined);
    if (event.type === 'pointercancel' || !start) return;
    if (drag?.axis === 'x' && Math.abs(drag.x) > SWIPE_PX) onStep(drag.x < 0 ? 1 : -1);
    else if (drag?.axis === 'y' && drag.y > PULL_PX) onClose();
    else if (!drag) tap(event, start);
  }

  // Not `dblclick`: not every phone sends it if the page forbids its own zoom.
  function tap(event: PointerEvent, start: Point) {
    const point = fromMiddle(event);
    if (distance(start, point) > SLOP_PX) return;
    const last = lastTap.current;
    const isSecond = last && event.timeStamp - last.at < DOUBLE_TAP_MS && distance(last, point) < 4 * SLOP_PX;
    lastTap.current = isSecond ? undefined : { ...point, at: event.timeStamp };
    if (isSecond) toggle(point);
  }

  return {
    zoom,
    drag,
    reset: () => setZoom(unzoomed),
    enlarge: (factor: number) => change((zoom) => zoomAt(zoom, factor, { x: 0, y: 0 })),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

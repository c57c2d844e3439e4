import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import {
  boxBetween,
  type Corner,
  corners,
  type DrawnBox,
  growBox,
  isBox,
  moveBox,
  type Point,
  pointAcross,
} from './drawn-box.ts';

const STEP_PERCENT = 1;
const steps: Record<string, Point> = {
  ArrowLeft: { x: -STEP_PERCENT, y: 0 },
  ArrowRight: { x: STEP_PERCENT, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PERCENT },
  ArrowDown: { x: 0, y: STEP_PERCENT },
};

/** The gesture of a pointer until it is lifted: `across` is the corner that stays, or else the whole frame is moved. */
type Gesture = { index: number; across: Point } | { index: number; box: DrawnBox; from: Point };

/** `most`: how many frames there may be; one more takes the place of the last. */
export function BoxPicture({
  picture: { address, width, height },
  boxes,
  most,
  onChange,
}: {
  picture: { address: string; width: number; height: number };
  boxes: readonly DrawnBox[];
  most: number;
  onChange: (boxes: DrawnBox[]) => void;
}) {
  const t = useOfficeTexts();
  const gesture = useRef<Gesture>(undefined);

  function replace(index: number, box: DrawnBox) {
    onChange(boxes.length <= index ? [...boxes, box] : boxes.map((each, at) => (at === index ? box : each)));
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const from = pointOf(event);
    const frame = event.target.closest<HTMLElement>('[data-box]');
    const index = Number(frame?.dataset.box ?? Math.min(boxes.length, most - 1));
    const box = frame && boxes[index];
    const corner = event.target.closest<HTMLElement>('[data-corner]')?.dataset.corner as Corner | undefined;
    if (!box) gesture.current = { index, across: from };
    else gesture.current = corner ? { index, across: pointAcross(box, corner) } : { index, box, from };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function follow(event: PointerEvent<HTMLDivElement>) {
    const current = gesture.current;
    if (!current) return;
    const to = pointOf(event);
    if ('box' in current) {
      const { index, box, from } = current;
      return replace(index, moveBox(box, { x: to.x - from.x, y: to.y - from.y }));
    }
    const drawn = boxBetween(current.across, to);
    if (isBox(drawn)) replace(current.index, drawn);
  }

  function end() {
    gesture.current = undefined;
  }

  function press(event: KeyboardEvent, index: number, box: DrawnBox) {
    const step = steps[event.key];
    if (step) replace(index, (event.shiftKey ? growBox : moveBox)(box, step));
    else if (event.key === 'Delete') onChange(boxes.filter((each) => each !== box));
    else return;
    event.preventDefault();
  }

  return (
    <div
      className="box-picture"
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <img src={address} alt="" width={width} height={height} draggable={false} />
      {boxes.map((box, index) => (
        <button
          // Frames have no name but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: one that is moved must stay the same.
          key={index}
          type="button"
          data-box={index}
          className="box-frame"
          aria-label={t('BOX_NAME', { number: index + 1 })}
          aria-describedby="box-keys"
          style={{
            left: `${box.left}%`,
            top: `${box.top}%`,
            width: `${box.width}%`,
            height: `${box.height}%`,
          }}
          onKeyDown={(event) => press(event, index, box)}
        >
          <span className="box-badge">{index + 1}</span>
          {corners.map((corner) => (
            <span key={corner} data-corner={corner} className="box-corner" />
          ))}
        </button>
      ))}
    </div>
  );
}

/** In per cent of the picture; outside it below 0 or above 100. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height };
}

import { useEffect, useRef, useState } from 'react';
import { type MapMessage, type MapReport, readMapReport } from '#domain/map/map-message.ts';
import { writeBox } from '#domain/search/area.ts';

const belgium = { west: 2.5, south: 49.4, east: 6.5, north: 51.6 };

/** A map gets its message this long after its frame has loaded: a number of the product's contract. */
const POST_AFTER_MS = 50;

/**
 * `message`: what the map shows, posted anew whenever it changes. `onReport`: is told what the visitor does.
 * `withStreets`: also streets of another host. Drawn in the browser only: the page provides what stands there without
 * JavaScript.
 */
export function MapFrame({
  message,
  language,
  title,
  withStreets = false,
  onReport,
}: {
  message: MapMessage;
  language: string;
  title: string;
  withStreets?: boolean;
  onReport?: (report: MapReport) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  // Another address would load the frame anew.
  const [address] = useState(() => {
    const { box, view, farther } = message.messageInfo;
    const streets = withStreets ? '&streets' : '';
    if (message.mapType === 'place') return `/map/?lng=${language}${streets}`;
    // A view that the visitor has seen before needs no drawing of the first one.
    const drawn = view ? '' : writeBox(box ?? belgium);
    const wider = farther && !view ? `&farther=${writeBox(farther)}` : '';
    return `/map/?lng=${language}&box=${drawn}${wider}${streets}`;
  });
  const text = JSON.stringify(message);

  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin);
  }, [isReady, text]);

  useEffect(() => {
    function listen({ origin, source, data }: MessageEvent) {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const report = readMapReport(data);
      if (report) onReport?.(report);
    }
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [onReport]);

  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      onLoad={() => setTimeout(setReady, POST_AFTER_MS, true)}
      className="block size-full border-0 bg-tint"
    />
  );
}

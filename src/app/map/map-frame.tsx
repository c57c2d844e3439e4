import { useEffect, useRef, useState } from 'react';
import { type MapMessage, type MapReport, readMapReport } from '#domain/map/map-message.ts';

/** So long after its frame has loaded a map is told what to show: a number of the product's contract. */
const POST_AFTER_MS = 50;

/**
 * A map in its frame. `message`: what it shows, posted anew whenever it changes. `onReport`: what its visitor does.
 * It is drawn in the browser only: what stands there without JavaScript is for the page to say.
 */
export function MapFrame({
  message,
  language,
  title,
  onReport,
}: {
  message: MapMessage;
  language: string;
  title: string;
  onReport?: (report: MapReport) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
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
      src={`/map/?lng=${language}`}
      title={title}
      onLoad={() => setTimeout(setReady, POST_AFTER_MS, true)}
      className="block size-full border-0 bg-tint"
    />
  );
}

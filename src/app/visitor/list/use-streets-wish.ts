import { type RefObject, useCallback, useState } from 'react';
import { keepWish, keptWish, type StreetsWish } from '#app/map/kept-streets.ts';
import type { MapBox } from '#domain/search/area.ts';

/**
 * Whether the visitor wants streets of another host on the map of a list. `view`: what the map shows. `seen`: what it
 * showed when the wish changed, for the frame that then takes its place. Used in the browser only.
 */
export function useStreetsWish(view: RefObject<MapBox | undefined>) {
  const [wish, setWish] = useState<StreetsWish>(keptWish);
  const [isAsking, setAsking] = useState(false);
  const [seen, setSeen] = useState<MapBox>();

  const decide = useCallback(
    (next: StreetsWish) => {
      keepWish(next);
      setSeen(view.current);
      setAsking(false);
      setWish(next);
    },
    [view],
  );
  const close = useCallback(() => setAsking(false), []);
  /** The button in the frame asks for streets, or hides them. */
  const hear = useCallback(
    (isForStreets: boolean) => {
      if (isForStreets) setAsking((before) => !before);
      else decide('none');
    },
    [decide],
  );
  return { areWanted: wish === 'once' || wish === 'always', isAsking, seen, hear, close, decide };
}

import { useCallback, useEffect, useState } from 'react';
import { keepWish, keptWish, type StreetsWish } from '#app/map/kept-streets.ts';
import { MapFrame } from '#app/map/map-frame.tsx';
import { type MapReport, mapZoom } from '#domain/map/map-message.ts';
import type { ShownPlaceMap } from './place-map.server.ts';
import { useHiddenMarks } from './use-hidden-marks.ts';

/** The map over its drawing, which stays visible until the map has something to show. */
export function PlaceFrame({
  map: { message, language, label, streets, paths },
  wish,
  onWish,
}: {
  map: ShownPlaceMap;
  wish: StreetsWish;
  onWish: (wish: StreetsWish) => void;
}) {
  const { surroundings } = message.messageInfo;
  const [isWide] = useState(() => matchMedia('(min-width: 48rem)').matches);
  const hidden = useHiddenMarks();
  const [shown, setShown] = useState<string>();
  const [haveFailed, setFailed] = useState(false);
  const isWithStreets = streets !== null && (wish === 'once' || wish === 'always');
  // Each base has a frame of its own: only the one with streets may reach the other host.
  const frame = isWithStreets ? 'streets' : 'own';

  useEffect(() => {
    if (!wish && keptWish()) onWish(keptWish());
    keepWish(wish);
  }, [wish, onWish]);

  const onReport = useCallback(
    (report: MapReport) => {
      if (report.type === 'shown') setShown(frame);
      if (report.type === 'streets') setFailed(!report.areThere);
    },
    [frame],
  );

  return (
    <div
      className="place-frame"
      data-shown={shown === frame || undefined}
      data-failed={(isWithStreets && haveFailed) || undefined}
      aria-busy={shown !== frame}
    >
      <MapFrame
        key={frame}
        message={{
          ...message,
          marks: message.marks?.filter(({ group }) => !hidden.includes(group)),
          messageInfo: {
            ...message.messageInfo,
            surroundings: surroundings && {
              ...surroundings,
              ...(!isWide && { zoom: mapZoom.aroundNarrow, drawing: paths?.narrow ?? '' }),
            },
          },
        }}
        language={language}
        title={label}
        withStreets={isWithStreets}
        onReport={onReport}
      />
    </div>
  );
}

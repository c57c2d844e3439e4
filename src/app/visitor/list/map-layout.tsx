import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ChosenProperty, type MapCards } from '#app/map/chosen-property.tsx';
import { MapFrame } from '#app/map/map-frame.tsx';
import { StreetsQuestion } from '#app/map/streets-question.tsx';
import type { MapReport } from '#domain/map/map-message.ts';
import { type MapBox, writeBox } from '#domain/search/area.ts';
import { IconButton } from '#interface/icon-button.tsx';
import { LoadFailed } from '#interface/load-failed.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ShownListMap } from './map-layout.server.ts';
import { useLitCard } from './use-lit-card.ts';
import { useStreetsWish } from './use-streets-wish.ts';

/** A visitor who moves the map replaces these parameters. */
const places = ['zone', 'radius', 'box', 'area', 'page'];

/** Moves the list along with the map if asked to, takes a drawn area, and shows the chosen property. */
export default function MapView({ map }: { map: ShownListMap }) {
  const { message, language, words, streets } = map;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const t = useTexts();
  const { cards, count, hasFailed, choose, askAgain } = useChosen(language);
  const [found, setFound] = useState('');
  const [lit, light] = useState<number[]>([]);
  const pointed = useLitCard(lit);
  const { follows } = message.messageInfo;
  const view = useRef<MapBox>(undefined);
  const { isAsking, areWanted, seen, hear, close, decide } = useStreetsWish(view);
  const ground = useRef<HTMLDivElement>(null);
  const isWithStreets = streets !== null && areWanted;

  const look = useCallback(
    (name: 'box' | 'area', value: string | null) => {
      const query = new URLSearchParams(search);
      for (const each of places) query.delete(each);
      if (value) query.set(name, value);
      void navigate(`${pathname}?${query}`, { replace: name === 'box', preventScrollReset: true });
    },
    [navigate, pathname, search],
  );

  const onReport = useCallback(
    (report: MapReport) => {
      if (report.type === 'moved') {
        view.current = report.box;
        if (follows && report.byVisitor) look('box', writeBox(report.box));
      } else if (report.type === 'follow') {
        look('box', report.follows && view.current ? writeBox(view.current) : null);
      } else if (report.type === 'drawn') {
        const corners = report.area?.map(({ longitude, latitude }) => `${longitude},${latitude}`);
        look('area', corners?.join(';') ?? null);
      } else if (report.type === 'chosen') {
        close();
        choose(report.ids);
      } else if (report.type === 'wish') hear(report.isForStreets);
      else if (report.type === 'lit') light(report.ids);
      else if (report.type === 'found') setFound(report.words);
    },
    [follows, look, choose, close, hear],
  );

  return (
    <>
      <div ref={ground} tabIndex={-1} className="min-h-0 [grid-area:1/1]">
        <MapFrame
          // Only the frame with streets may reach the other host.
          key={isWithStreets ? 'streets' : 'own'}
          message={{
            ...message,
            messageInfo: {
              ...message.messageInfo,
              chosen: cards.map(({ id }) => id),
              lit: pointed,
              ...(seen && { view: seen }),
            },
          }}
          language={language}
          title={words.title}
          withStreets={isWithStreets}
          onReport={onReport}
        />
        <p role="status" className="sr-only">
          {found}
        </p>
      </div>
      <div aria-live="polite" className="map-choice">
        {streets && isAsking && (
          <StreetsQuestion
            words={streets}
            onAsk={(wish) => {
              decide(wish);
              // The frame that had the focus goes.
              ground.current?.focus({ preventScroll: true });
            }}
            onClose={close}
          />
        )}
        {!isAsking && cards.length > 1 && (
          <div className="map-choice-head">
            <p className="font-semibold">{count}</p>
            <IconButton icon="x" label={t('CLOSE')} onClick={() => choose([])} />
          </div>
        )}
        {!isAsking && cards.map((card) => <ChosenProperty key={card.id} card={card} />)}
        {hasFailed && <LoadFailed onRetry={askAgain} />}
      </div>
    </>
  );
}

const none: MapCards = { cards: [], count: '' };

/** The properties chosen last, and a function to choose others. The last ones stay if no answer comes. */
function useChosen(language: string) {
  const [ids, choose] = useState<number[]>([]);
  const [{ cards, count }, setAnswer] = useState(none);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    if (ids.length === 0) return setAnswer(none);
    const running = new AbortController();
    fetch(`/map/cards/?ids=${ids.join()}&lng=${language}`, { signal: running.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`The chosen properties: ${response.status}`);
        return response.json();
      })
      .then((answer: MapCards) => setAnswer(answer))
      // Aborted if another was chosen meanwhile.
      .catch(() => setFailed(!running.signal.aborted));
    return () => running.abort();
  }, [ids, language]);
  return { cards, count, hasFailed, choose, askAgain: () => choose([...ids]) };
}

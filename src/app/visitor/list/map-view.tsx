import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ChosenProperty, type MapCards } from '#app/map/chosen-property.tsx';
import { MapFrame } from '#app/map/map-frame.tsx';
import type { Card } from '#app/property/card.tsx';
import type { MapReport } from '#domain/map/map-message.ts';
import { LoadFailed } from '#interface/load-failed.tsx';
import type { ShownListMap } from './map-view.server.ts';
import { useLitCard } from './use-lit-card.ts';

/** A visitor who moves the map replaces these parameters. */
const places = ['zone', 'radius', 'box', 'area', 'page'];

/** Moves the list along with the map if asked to, takes a drawn area, and shows the chosen property. */
export default function MapView({ map }: { map: ShownListMap }) {
  const { message, language, words } = map;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { cards, hasFailed, choose, askAgain } = useChosen(language);
  const [found, setFound] = useState('');
  const [lit, light] = useState<number[]>([]);
  const pointed = useLitCard(lit);
  const { follows } = message.messageInfo;
  const view = useRef<string>(undefined);

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
        const { west, south, east, north } = report.box;
        view.current = [west, south, east, north].join();
        if (follows && report.byVisitor) look('box', view.current);
      } else if (report.type === 'follow') {
        look('box', report.follows ? (view.current ?? null) : null);
      } else if (report.type === 'drawn') {
        const corners = report.area?.map(({ longitude, latitude }) => `${longitude},${latitude}`);
        look('area', corners?.join(';') ?? null);
      } else if (report.type === 'chosen') choose(report.ids);
      else if (report.type === 'lit') light(report.ids);
      else if (report.type === 'found') setFound(report.words);
    },
    [follows, look, choose],
  );

  return (
    <>
      <div className="min-h-0 [grid-area:1/1]">
        <MapFrame
          message={{
            ...message,
            messageInfo: { ...message.messageInfo, chosen: cards.map(({ id }) => id), lit: pointed },
          }}
          language={language}
          title={words.title}
          onReport={onReport}
        />
        <p role="status" className="sr-only">
          {found}
        </p>
      </div>
      <div aria-live="polite" className="map-choice">
        {cards.map((card) => (
          <ChosenProperty key={card.id} card={card} />
        ))}
        {hasFailed && <LoadFailed onRetry={askAgain} />}
      </div>
    </>
  );
}

/** The properties chosen last, and a function to choose others. The last ones stay if no answer comes. */
function useChosen(language: string) {
  const [ids, choose] = useState<number[]>([]);
  const [cards, setCards] = useState<Card[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    if (ids.length === 0) return setCards([]);
    const running = new AbortController();
    fetch(`/map/cards/?ids=${ids.join()}&lng=${language}`, { signal: running.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`The chosen properties: ${response.status}`);
        return response.json();
      })
      .then((answer: MapCards) => setCards(answer.cards))
      // Aborted if another was chosen meanwhile.
      .catch(() => setFailed(!running.signal.aborted));
    return () => running.abort();
  }, [ids, language]);
  return { cards, hasFailed, choose, askAgain: () => choose([...ids]) };
}

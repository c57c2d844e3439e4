import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ChosenProperty, type MapCards } from '#app/map/chosen-property.tsx';
import { MapFrame } from '#app/map/map-frame.tsx';
import type { Card } from '#app/property/card.tsx';
import type { MapReport } from '#domain/map/map-message.ts';
import type { ShownListMap } from './map-view.server.ts';

/** Looking elsewhere on the map replaces these parameters. */
const places = ['zone', 'radius', 'box', 'area', 'page'];

/** It moves the list along when asked to, takes a drawn area, and shows the property that was chosen. */
export default function MapView({ map }: { map: ShownListMap }) {
  const { message, language, words } = map;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [cards, choose] = useChosen(language);
  const [found, setFound] = useState('');
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
      else if (report.type === 'found') setFound(report.words);
    },
    [follows, look, choose],
  );

  return (
    <>
      <div className="min-h-0 flex-1 desktop:[grid-area:1/1]">
        <MapFrame
          message={{
            ...message,
            messageInfo: { ...message.messageInfo, chosen: cards[0]?.id ?? null },
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
        {cards.length === 0 && <p className="small text-ink-3">{words.choose}</p>}
      </div>
    </>
  );
}

/** The properties that were chosen last, and a function to choose others. */
function useChosen(language: string): [Card[], (ids: number[]) => void] {
  const [ids, choose] = useState<number[]>([]);
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    if (ids.length === 0) return setCards([]);
    const running = new AbortController();
    fetch(`/map/cards/?ids=${ids.join()}&lng=${language}`, { signal: running.signal })
      .then((response) => (response.ok ? response.json() : { cards: [] }))
      .then((answer: MapCards) => setCards(answer.cards))
      // Another was chosen meanwhile, or the connection is gone: the row stays as it is.
      .catch(() => {});
    return () => running.abort();
  }, [ids, language]);
  return [cards, choose];
}

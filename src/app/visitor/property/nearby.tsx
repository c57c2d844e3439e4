import { Icon } from '#interface/icon.tsx';
import type { IconName } from '#interface/icon-names.ts';

// Rendered on the server only: see nearby.server.ts.

type List = {
  key: string;
  title: string;
  toggle: string;
  typed?: { label: string; value: string } | undefined;
  places: { name: string; icon: IconName; word: string; minutes: string }[];
  all: string;
};

type Score = { label: string; value: string; outOf: string; note: string };

const opened = 3;

/** Folded on a phone, where they would be longer than the map that shows the same. */
export function NearbyLists({
  lists,
  score,
  note,
}: {
  lists: List[];
  score: Score | undefined;
  note: string;
}) {
  return (
    <>
      <div className="mt-6 grid gap-x-6 gap-y-4 tablet:grid-cols-2 tablet:gap-y-9 desktop:grid-cols-4">
        {lists.map(({ key, title, typed, places, all }) => (
          <details key={key} className="open-from-tablet">
            <summary className="flex items-center justify-between border-b border-ink pb-3">
              <h3 className="facts font-semibold">{title}</h3>
              <Icon name="chevron-down" size={16} className="tablet:hidden print:hidden" />
            </summary>
            {typed && (
              <p className="facts flex justify-between gap-4 border-b border-line py-3">
                <span className="font-normal text-ink-3">{typed.label}</span>
                <span className="text-right">{typed.value}</span>
              </p>
            )}
            <Places places={places.slice(0, opened)} />
            {places.length > opened && (
              <details className="nearby-more">
                <summary className="facts inline-block py-3 underline decoration-line-2 underline-offset-8">
                  {all}
                </summary>
                <Places places={places.slice(opened)} />
              </details>
            )}
          </details>
        ))}
        {score && (
          <section>
            <h3 className="facts border-b border-ink pb-3 font-semibold">{score.label}</h3>
            <p className="mt-3">
              <span className="figure">{score.value}</span>{' '}
              <span className="d5 text-ink-2">{score.outOf}</span>
            </p>
            <p className="small mt-1 text-ink-2">{score.note}</p>
          </section>
        )}
      </div>
      <p className="tiny mt-4 text-ink-3">{note}</p>
    </>
  );
}

function Places({ places }: { places: List['places'] }) {
  return (
    <ul>
      {places.map(({ name, icon, word, minutes }) => (
        <li key={`${icon} ${name}`} className="flex gap-3 border-b border-line py-2.5">
          <Icon name={icon} size={20} className="mt-0.5 shrink-0 text-ink-3" />
          <span className="facts min-w-0 flex-1 wrap-anywhere">
            {name}
            <span className="small block font-normal text-ink-3">{word}</span>
          </span>
          <span className="facts shrink-0 whitespace-nowrap tabular-nums">{minutes}</span>
        </li>
      ))}
    </ul>
  );
}

/** A row of check boxes, each with its sign. Without JavaScript there is no map that they could change. */
export function NearbyToggles({ lists, legend }: { lists: List[]; legend: string }) {
  return (
    <fieldset className="needs-script mt-4 flex divide-x divide-line-2 border border-line-2 rounded-operate bg-paper tablet:mt-0 print:hidden">
      <legend className="sr-only">{legend}</legend>
      {lists.map(({ key, toggle }) => (
        <label
          key={key}
          className="facts flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-1.5 px-2 tablet:gap-2.5 tablet:px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input type="checkbox" name="nearby" value={key} defaultChecked className="peer sr-only" />
          <Icon name="check" size={16} className="text-ink-3 opacity-0 peer-checked:opacity-100" />
          {toggle}
        </label>
      ))}
    </fieldset>
  );
}

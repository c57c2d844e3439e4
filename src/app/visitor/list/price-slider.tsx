import { type RefObject, useEffect, useState } from 'react';
import { formatNumber } from '#domain/text/numbers.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The width of a handle, as it is drawn (filters.css). */
const handle = '22px';

/**
 * Two handles on a line that fill in the two fields below it, and follow what is typed there. A handle at an end of the
 * line leaves its field empty. Only drawn in the browser: without scripts the fields are enough.
 */
export function PriceSlider({
  label,
  stops,
  fields,
}: {
  label: string;
  /** In euros, from 0. */
  stops: number[];
  /** The element with the two fields. */
  fields: RefObject<HTMLElement | null>;
}) {
  const t = useTexts();
  const [typed, follow] = useState<string[]>();

  useEffect(() => {
    const { current: box } = fields;
    if (!box) return;
    const read = () => follow(inputsIn(box).map(({ value }) => value));
    read();
    box.addEventListener('input', read);
    return () => box.removeEventListener('input', read);
  }, [fields]);

  if (!typed) return null;
  const last = stops.length - 1;
  const [least = '', most = ''] = typed;
  const high = Math.max(1, most ? nearest(stops, most) : last);
  const low = Math.min(nearest(stops, least), high - 1);

  function move(at: number, to: number) {
    const input = fields.current && inputsIn(fields.current)[at];
    if (!input) return;
    // The handles never change places.
    const stop = at === 0 ? Math.min(to, high - 1) : Math.max(to, low + 1);
    input.value = stop === (at === 0 ? 0 : last) ? '' : formatNumber(stops[stop] ?? 0);
    follow(at === 0 ? [input.value, most] : [least, input.value]);
  }

  const ends = [
    { name: t('MINIMUM'), stop: low, says: withSign(least || '0') },
    { name: t('MAXIMUM'), stop: high, says: most ? withSign(most) : t('NO_MAXIMUM') },
  ];
  return (
    <div className="price-slider">
      <span style={{ left: placeOf(low / last), right: placeOf(1 - high / last) }} />
      {ends.map(({ name, stop, says }, at) => (
        <input
          key={name}
          type="range"
          max={last}
          value={stop}
          onChange={({ target }) => move(at, target.valueAsNumber)}
          aria-label={`${label} ${name}`}
          aria-valuetext={says}
          // Where both handles are at the far end, only the lower one can be moved.
          style={{ zIndex: at === 0 && low > last / 2 ? 1 : undefined }}
        />
      ))}
    </div>
  );
}

function inputsIn(box: HTMLElement): HTMLInputElement[] {
  return [...box.querySelectorAll('input')];
}

/** What was typed with or without the sign. */
function withSign(typed: string): string {
  return `€\u00a0${typed.replace(/^€\s*/, '')}`;
}

/** The place of the stop that comes nearest to what was typed, such as '€ 650.000'. */
function nearest(stops: number[], typed: string): number {
  const euros = Number(typed.replace(/,.*|\D/g, ''));
  return stops.reduce(
    (best, stop, at) => (Math.abs(stop - euros) < Math.abs((stops[best] ?? 0) - euros) ? at : best),
    0,
  );
}

/** The middle of a handle, which never reaches beyond the line. */
function placeOf(part: number): string {
  return `calc(${handle} / 2 + (100% - ${handle}) * ${part})`;
}

import { type Card, PropertyCard } from '#app/property/card.tsx';
import { formatEuro } from '#domain/property/price.ts';
import { CompareChoice } from './compare-choice.tsx';
import { fillIn } from './fill-in.ts';
import { RemoveProperty } from './remove-property.tsx';
import type { SavedProperties } from './saved-properties.server.ts';
import type { ToastMessage } from './toast.tsx';

/**
 * `priceThen`: in cents, on the day on which this browser saved the property. `remove`: only in the visitor's own list.
 */
export function SavedCard({
  card,
  priority,
  properties: { words, comparison },
  priceThen,
  remove,
  say,
}: {
  card: Card;
  priority: boolean;
  properties: SavedProperties;
  priceThen: number | undefined;
  remove: ((id: number) => void) | undefined;
  say: (message: ToastMessage) => void;
}) {
  const { id, title } = card;
  return (
    <li className="flex flex-col gap-3.5">
      <PropertyCard card={card} priority={priority} />
      <PriceChange then={priceThen} now={card.price.amount} words={words} />
      <div className="no-print mt-auto flex min-h-11 items-center justify-between gap-4 border-t border-line pt-2">
        {comparison && <CompareChoice id={id} title={title} words={words} say={say} />}
        {remove && <RemoveProperty property={card} words={words} remove={remove} />}
      </div>
    </li>
  );
}

/** Draws nothing if one of the two prices is not public. */
function PriceChange({
  then,
  now,
  words,
}: {
  then: number | undefined;
  now: number | undefined;
  words: SavedProperties['words'];
}) {
  if (then === undefined || now === undefined || then === now) return null;
  const isLower = now < then;
  return (
    <p className={`small border-l-[3px] pl-3.5 ${isLower ? 'border-sage' : 'border-ochre'}`}>
      <strong className="block">
        {fillIn(isLower ? words.lower : words.higher, { difference: formatEuro(Math.abs(now - then)) })}
      </strong>
      <span className="tabular-nums text-ink-2">
        {fillIn(words.thenAndNow, { before: formatEuro(then), now: formatEuro(now) })}
      </span>
    </p>
  );
}

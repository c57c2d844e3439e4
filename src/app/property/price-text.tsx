import type { PriceParts } from '#domain/property/price.ts';

/**
 * `prefix` ('Vanaf') and `suffix` ('per maand', 'excl. btw en kosten') stand small beside the figure; without the room
 * the whole suffix goes below it.
 */
export function PriceText({ price }: { price: PriceParts }) {
  const isAmount = price.amount !== undefined || price.suffix !== undefined;
  // An amount has no space where it could break.
  if (!price.prefix && !price.suffix) return price.text;
  return (
    <>
      {price.prefix && (
        <>
          <span className="small tracking-normal text-ink-3">{price.prefix}</span>{' '}
        </>
      )}
      <span className={isAmount ? 'whitespace-nowrap' : ''}>{price.text}</span>
      {price.suffix && (
        <>
          {' '}
          <span className="small inline-block whitespace-nowrap tracking-normal text-ink-3">
            {price.suffix}
          </span>
        </>
      )}
    </>
  );
}

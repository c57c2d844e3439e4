import type { PriceParts } from '#domain/property/price.ts';

/** For places without room beside the figure: its suffix stands below it. `className`: the size of the figure. */
export function NarrowPrice({
  price: { text, suffix },
  className = 'text-[1.25rem]',
}: {
  price: PriceParts;
  className?: string;
}) {
  return (
    <>
      <span className={`price-bar align-middle leading-none ${className}`}>{text}</span>
      {suffix && <span className="tiny block leading-tight text-ink-3">{suffix}</span>}
    </>
  );
}

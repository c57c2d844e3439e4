/** `amount`: in cents, where the price is public. */
export type ShownPrice = { text: string; prefix?: string; suffix?: string; amount?: number };

/** `prefix` ('Vanaf') and `suffix` ('per maand') stand small beside the figure. */
export function PriceText({ price }: { price: ShownPrice }) {
  return (
    <>
      {price.prefix && <span className="small mr-1.5 tracking-normal text-ink-3">{price.prefix}</span>}
      {price.text}
      {price.suffix && <span className="small ml-1.5 tracking-normal text-ink-3">{price.suffix}</span>}
    </>
  );
}

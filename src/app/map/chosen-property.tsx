import { type Card, factIcons } from '#app/property/card.tsx';
import { PriceText } from '#app/property/price-text.tsx';
import { EnergyLabel } from '#interface/energy-label.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { Picture } from '#interface/picture.tsx';

/** The answer of server/map/cards.ts for the chosen properties. `count`: their number, in words. */
export type MapCards = { cards: Card[]; count: string };

export function ChosenProperty({ card }: { card: Card }) {
  return (
    <article className="relative flex gap-4">
      {card.picture && (
        <div className="w-32 shrink-0 self-start bg-tint-2">
          <Picture
            picture={card.picture}
            alt=""
            sizes="128px"
            className={`aspect-[4/3] w-full object-cover ${card.ribbon?.kind === 'gone' ? 'brightness-[0.92] saturate-[0.35]' : ''}`}
          />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="price-card whitespace-nowrap">
            <PriceText price={card.price} />
          </p>
          {card.energy && <EnergyLabel label={card.energy} />}
        </div>
        <h3 className="line-clamp-2 text-base font-semibold leading-snug">
          <Link to={card.href} className="after:absolute after:inset-0">
            {card.title}
          </Link>
        </h3>
        <p className="facts line-clamp-2 font-normal text-ink-3">
          {card.ribbon ? `${card.ribbon.text} · ${card.address}` : card.address}
        </p>
        {card.facts.length > 0 && (
          <ul className="small mt-1 flex gap-x-4 overflow-hidden whitespace-nowrap font-medium tabular-nums">
            {card.facts.map(({ icon, text, name }) => (
              <li key={icon} className="flex items-center gap-1.5">
                <Icon name={factIcons[icon]} size={18} className="text-ink-3" />
                <span aria-hidden="true">{text}</span>
                <span className="sr-only">{name}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

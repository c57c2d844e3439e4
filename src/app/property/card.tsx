import type { PointerEvent } from 'react';
import type { PriceParts } from '#domain/property/price.ts';
import { EnergyLabel, type ShownEnergyLabel } from '#interface/energy-label.tsx';
import { Link } from '#interface/link.tsx';
import { Picture, type ShownPicture } from '#interface/picture.tsx';
import { FavouriteHeart } from './favourites.tsx';
import { PriceText } from './price-text.tsx';
import { Ribbon, type ShownRibbon } from './ribbon.tsx';

export type { ShownRibbon } from './ribbon.tsx';

type CardFact = { icon: keyof typeof factIcons; text: string; name: string };

/** Finished words, made by presentCard. */
export type Card = {
  id: number;
  href: string;
  title: string;
  address: string;
  price: PriceParts;
  energy: ShownEnergyLabel | null;
  ribbon: ShownRibbon | null;
  facts: CardFact[];
  /** The plan if the property has no photographs; null if it has neither. */
  picture: ShownPicture | null;
  isPlan?: true;
};

export const factIcons = {
  bed: 'bed-double',
  bath: 'bath',
  area: 'scaling',
  plot: 'square-dashed',
  width: 'ruler',
} as const;

// Three per row on a wide screen, two on a tablet, one on a phone, where they are as wide as the screen but ask for
// less: up to two dots per pixel then take the 600 px. The next width, 1360 px, weighs four times as much.
const threeInRow = '(min-width:1440px) 411px,(min-width:961px) 31vw,(min-width:768px) 46vw,75vw';

/**
 * The whole card is one link: the title's link covers it, so that the heart stays a button of its own. `sizes`: how
 * wide the picture is drawn. `priority`: it is the first picture of the page.
 */
export function PropertyCard({
  card,
  sizes = threeInRow,
  priority = false,
}: {
  card: Card;
  sizes?: string;
  priority?: boolean;
}) {
  const gone = card.ribbon?.kind === 'gone';
  return (
    <article
      className={card.picture ? 'card' : 'card card-bare'}
      onPointerEnter={card.picture && !card.isPlan ? offerPhotos : undefined}
    >
      {card.picture ? (
        <div className="card-ground">
          <Picture
            picture={card.picture}
            alt=""
            sizes={sizes}
            priority={priority}
            className={[gone && 'brightness-[0.92] saturate-[0.35]', card.isPlan && 'plan-picture']
              .filter(Boolean)
              .join(' ')}
          />
          {card.ribbon && <Ribbon ribbon={card.ribbon} />}
        </div>
      ) : (
        card.ribbon && <Ribbon ribbon={card.ribbon} className="static! w-fit" />
      )}
      <div className="card-price">
        <p className="price-card">
          <PriceText price={card.price} />
        </p>
        {card.energy && <EnergyLabel label={card.energy} />}
      </div>
      <h3>
        <Link to={card.href} prefetch="intent">
          {card.title}
        </Link>
      </h3>
      <p className="card-address">{card.address}</p>
      {card.facts.length > 0 && (
        <ul className="card-facts">
          {card.facts.map(({ icon, text, name }) => (
            <li key={icon} className={`fact-${icon}`}>
              <FactWords text={text} name={name} />
            </li>
          ))}
        </ul>
      )}
      <FavouriteHeart
        id={card.id}
        cents={card.price.amount}
        title={card.title}
        on={card.picture ? 'picture' : 'ground'}
      />
    </article>
  );
}

function offerPhotos({ currentTarget, pointerType, clientX }: PointerEvent<HTMLElement>) {
  // Listened for at once: a quick finger is gone before the code of the photographs has come.
  const swipe = pointerType === 'mouse' ? undefined : swipeFrom(clientX);
  void import('./card-photos.ts').then(({ offerPhotos }) => offerPhotos(currentTarget, swipe));
}

function swipeFrom(x: number): Promise<number> {
  return new Promise((resolve) => {
    const lift = ({ changedTouches }: TouchEvent) => resolve(x - (changedTouches[0]?.clientX ?? x));
    document.addEventListener('touchend', lift, { once: true, passive: true });
  });
}

/** Screen readers get the whole name; on screen only its beginning stands beside the icon. */
function FactWords({ text, name }: Pick<CardFact, 'text' | 'name'>) {
  if (name === text) return text;
  if (name.startsWith(text)) {
    return (
      <>
        {text}
        <span>{name.slice(text.length)}</span>
      </>
    );
  }
  return (
    <>
      <span>{name}</span>
      <b aria-hidden="true">{text}</b>
    </>
  );
}

import { Link } from 'react-router';
import { EnergyLabel, type ShownEnergyLabel } from '#app/interface/energy-label.tsx';
import { Icon } from '#app/interface/icon.tsx';
import { Picture, type ShownPicture } from '#app/interface/picture.tsx';
import { FavouriteHeart } from './favourites.tsx';
import { NoPicture } from './no-picture.tsx';
import { PriceText, type ShownPrice } from './price-text.tsx';
import { Ribbon, type ShownRibbon } from './ribbon.tsx';

export type { ShownRibbon } from './ribbon.tsx';

type CardFact = { icon: keyof typeof factIcons; text: string; name: string };

/** Finished words, made by presentCard. */
export type Card = {
  id: number;
  href: string;
  title: string;
  address: string;
  price: ShownPrice;
  energy: ShownEnergyLabel | null;
  ribbon: ShownRibbon | null;
  facts: CardFact[];
  picture: ShownPicture | null;
};

export const factIcons = {
  bed: 'bed-double',
  bath: 'bath',
  area: 'scaling',
  plot: 'square-dashed',
  width: 'ruler',
} as const;

/**
 * The whole card is one link: the title's link covers it, so that the heart stays a button of its own. `sizes`: how
 * wide the picture is drawn. `priority`: it is the first picture of the page.
 */
export function PropertyCard({
  card,
  sizes,
  priority = false,
}: {
  card: Card;
  sizes: string;
  priority?: boolean;
}) {
  const gone = card.ribbon?.kind === 'gone';
  return (
    <article className="group relative">
      <div className="relative overflow-hidden bg-tint-2">
        {card.picture ? (
          <Picture
            picture={card.picture}
            alt=""
            sizes={sizes}
            priority={priority}
            className={`aspect-[4/3] w-full object-cover transition-transform duration-[250ms] ease-settle group-hover:scale-[1.02] ${gone ? 'brightness-[0.92] saturate-[0.35]' : ''}`}
          />
        ) : (
          <NoPicture className="aspect-[5/2] tablet:aspect-[4/3]" />
        )}
        {card.ribbon && <Ribbon ribbon={card.ribbon} />}
      </div>
      <div className="mt-4 flex items-center justify-between gap-4">
        <p className="price-card">
          <PriceText price={card.price} />
        </p>
        {card.energy && <EnergyLabel label={card.energy} />}
      </div>
      <h3 className="mt-1.5 text-base font-semibold leading-snug">
        <Link to={card.href} prefetch="intent" className="after:absolute after:inset-0">
          {card.title}
        </Link>
      </h3>
      <p className="facts font-normal text-ink-3">{card.address}</p>
      {card.facts.length > 0 && (
        <ul className="small mt-3.5 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3.5 font-medium tabular-nums">
          {card.facts.map(({ icon, text, name }) => {
            return (
              <li key={icon} className="flex items-center gap-2">
                <Icon name={factIcons[icon]} size={18} className="text-ink-3" />
                <span aria-hidden="true">{text}</span>
                <span className="sr-only">{name}</span>
              </li>
            );
          })}
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

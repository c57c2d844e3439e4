import type { PriceParts } from '#domain/property/price.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { Picture, type ShownPicture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { AddressLine } from './address-line.tsx';
import { PriceText } from './price-text.tsx';
import { Ribbon, type ShownRibbon } from './ribbon.tsx';

export type ShownProjectCard = {
  id: number;
  href: string;
  external: boolean;
  name: string;
  city: string;
  title: string;
  address: string;
  price: PriceParts | null;
  ribbon: ShownRibbon | null;
  facts: string[];
  picture: ShownPicture | null;
  isPlan?: true;
};

// States a little less than the width on a phone: screens of up to two dots per pixel then take the 600 px picture.
const twoInRow = '(min-width: 1440px) 628px, (min-width: 768px) 47vw, 82vw';

/** Links to the project's own site if it has one. */
export function ProjectCard({
  card,
  heading: Heading = 'h2',
  sizes = twoInRow,
  priority = false,
}: {
  card: ShownProjectCard;
  heading?: 'h2' | 'h3';
  sizes?: string;
  priority?: boolean;
}) {
  const t = useTexts();
  return (
    <article className="group relative flex h-full flex-col break-inside-avoid">
      {card.picture ? (
        <div className="relative overflow-hidden bg-tint-2">
          <Picture
            picture={card.picture}
            alt=""
            sizes={sizes}
            priority={priority}
            className={`aspect-[3/2] w-full transition-transform duration-[250ms] ease-settle group-hover:scale-[1.02] ${card.ribbon ? 'brightness-[0.92] saturate-[0.35]' : ''} ${card.isPlan ? 'plan-picture' : ''}`}
          />
          {card.ribbon && <Ribbon ribbon={card.ribbon} />}
        </div>
      ) : (
        <div className="border-t border-ink">
          {card.ribbon && <Ribbon ribbon={card.ribbon} className="static! w-fit" />}
        </div>
      )}
      <div className="flex grow flex-col pt-5">
        <Heading className="d4">
          {card.external ? (
            <a href={card.href} rel="noopener" className="after:absolute after:inset-0">
              {card.name}
            </a>
          ) : (
            <Link to={card.href} prefetch="intent" className="after:absolute after:inset-0">
              {card.name}
            </Link>
          )}
        </Heading>
        <p className="facts mt-1 font-normal text-ink-3">
          <AddressLine address={card.address} />
        </p>
        {card.price && (
          <p className="price-card mt-3">
            <PriceText price={card.price} />
          </p>
        )}
        {(card.external || card.facts.length > 0) && (
          <div className="mt-auto pt-3.5">
            <p className="small flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3.5 font-medium">
              {card.external ? (
                <span className="inline-flex items-center gap-2">
                  {t('PROJECT_AT')}
                  <Icon name="arrow-up-right" size={16} />
                </span>
              ) : (
                card.facts.map((fact) => <span key={fact}>{fact}</span>)
              )}
            </p>
          </div>
        )}
      </div>
    </article>
  );
}

import { useTexts } from '#texts/use-texts.ts';
import { type Card, PropertyCard } from './card.tsx';

/** Four in a row; on a phone a strip that is moved sideways. */
export function SimilarProperties({ cards }: { cards: Card[] }) {
  const t = useTexts();
  if (cards.length === 0) return null;
  return (
    <section className="no-print section mb-16 desktop:mb-26">
      <h2 className="d3">{t('SIMILAR')}</h2>
      <ul className="-mx-5 mt-7 flex snap-x scroll-px-5 gap-5 overflow-x-auto px-5 pb-2 tablet:mx-0 tablet:grid tablet:grid-cols-2 tablet:gap-x-6 tablet:gap-y-12 tablet:overflow-visible tablet:px-0 desktop:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id} className="w-[260px] shrink-0 snap-start tablet:w-auto">
            <PropertyCard
              card={card}
              sizes="(min-width: 1440px) 302px, (min-width: 961px) 23vw, (min-width: 768px) 46vw, 260px"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

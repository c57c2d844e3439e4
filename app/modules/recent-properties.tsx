import { ArrowLink } from '../interface/arrow-link.tsx';
import { type Card, PropertyCard } from '../property/card.tsx';
import { ModuleTitle, type ShownTitle } from './module-title.tsx';

/** The newest homes for sale or for rent. */
export function RecentProperties({
  title,
  cards,
  all,
}: {
  title: ShownTitle;
  cards: Card[];
  all: { href: string; label: string };
}) {
  return (
    <section className="column section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
        <ModuleTitle {...title} />
        <ArrowLink to={all.href}>{all.label}</ArrowLink>
      </div>
      <ul className="mt-8 grid gap-x-6 gap-y-11 tablet:mt-11 tablet:grid-cols-2 tablet:gap-y-8 desktop:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id}>
            <PropertyCard
              card={card}
              sizes="(min-width: 1440px) 302px, (min-width: 961px) 23vw, (min-width: 768px) 46vw, 75vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

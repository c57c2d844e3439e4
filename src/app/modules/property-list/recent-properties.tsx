import { type CardRow, cardRowLook } from '#app/modules/card-row.ts';
import { type AllLink, ModuleHead } from '#app/modules/module-head.tsx';
import type { ShownTitle } from '#app/modules/module-title.tsx';
import { type Card, PropertyCard } from '#app/property/card.tsx';

export function RecentProperties({
  title,
  cards,
  all,
  row,
}: {
  title: ShownTitle;
  cards: Card[];
  all: AllLink;
  row: CardRow;
}) {
  return (
    <section>
      <ModuleHead title={title} all={all} />
      <ul className={`mt-8 grid gap-x-6 gap-y-11 tablet:mt-11 tablet:gap-y-8 ${cardRowLook[row.perRow]}`}>
        {cards.map((card) => (
          <li key={card.id}>
            <PropertyCard card={card} sizes={row.sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

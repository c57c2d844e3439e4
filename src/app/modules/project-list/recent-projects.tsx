import { type CardRow, cardRowLook } from '#app/modules/card-row.ts';
import { type AllLink, ModuleHead } from '#app/modules/module-head.tsx';
import type { ShownTitle } from '#app/modules/module-title.tsx';
import { ProjectCard, type ShownProjectCard } from '#app/property/project-card.tsx';

export function RecentProjects({
  title,
  cards,
  all,
  row,
}: {
  title: ShownTitle;
  cards: ShownProjectCard[];
  all: AllLink;
  row: CardRow;
}) {
  return (
    <section>
      <ModuleHead title={title} all={all} />
      <ul className={`mt-8 grid gap-x-6 gap-y-12 tablet:mt-11 ${cardRowLook[row.perRow]}`}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProjectCard card={card} heading="h3" sizes={row.sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

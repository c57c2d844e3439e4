import { ProjectCard, type ShownProjectCard } from '../property/project-card.tsx';
import { type CardRow, cardRowLook } from './card-row.ts';
import { type AllLink, ModuleHead } from './module-head.tsx';
import type { ShownTitle } from './module-title.tsx';

/** The newest projects. */
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

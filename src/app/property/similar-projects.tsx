import { useTexts } from '#texts/use-texts.ts';
import { ProjectCard, type ShownProjectCard } from './project-card.tsx';

export function SimilarProjects({ cards }: { cards: ShownProjectCard[] }) {
  const t = useTexts();
  if (cards.length === 0) return null;
  return (
    <section className="no-print section mb-16 desktop:mb-26">
      <h2 className="d3">{t('SIMILAR_PROJECTS')}</h2>
      <ul className="mt-7 grid gap-x-6 gap-y-12 tablet:grid-cols-2">
        {cards.map((card) => (
          <li key={card.id}>
            <ProjectCard card={card} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

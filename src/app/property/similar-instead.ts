import type { Card } from './card.tsx';
import type { ShownProjectCard } from './project-card.tsx';

/** Stands below the sentence that a property or project is gone. */
export type SimilarInstead = { similar?: Card[]; similarProjects?: ShownProjectCard[] };

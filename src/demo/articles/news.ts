import type { ArticleRow } from './article-row.ts';
import { floodScores } from './news/flood-scores.ts';
import { floorPlan } from './news/floor-plan.ts';
import { registrationDuties } from './news/registration-duties.ts';
import { renovationDuty } from './news/renovation-duty.ts';
import { rentIndexation } from './news/rent-indexation.ts';
import { viewingAHome } from './news/viewing-a-home.ts';

/** Newest first. */
export const newsArticles: readonly ArticleRow[] = [
  renovationDuty,
  floorPlan,
  rentIndexation,
  floodScores,
  registrationDuties,
  viewingAHome,
];

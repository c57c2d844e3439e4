import type { ArticleRow } from './article-row.ts';
import { floodScores } from './news/flood-scores.ts';
import { floorPlan } from './news/floor-plan.ts';
import { registrationDuties } from './news/registration-duties.ts';
import { renovationDutyNews } from './news/renovation-duty.ts';
import { rentIndexation } from './news/rent-indexation.ts';
import { viewingAHome } from './news/viewing-a-home.ts';

/** Newest first. */
export const newsArticles: readonly ArticleRow[] = [
  renovationDutyNews,
  floorPlan,
  rentIndexation,
  floodScores,
  registrationDuties,
  viewingAHome,
];

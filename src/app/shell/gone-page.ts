import { isRouteErrorResponse } from 'react-router';
import type { Card } from '#app/property/card.tsx';
import type { ShownProjectCard } from '#app/property/project-card.tsx';

/** What a loader says of a page that cannot be shown: what there is instead, and where other languages lead. */
export type GonePage = {
  title?: string;
  hint?: string;
  similar?: Card[];
  similarProjects?: ShownProjectCard[];
  alternates: Partial<Record<string, string>>;
};

/** Undefined for an error of React Router's own, which has other words. */
export function gonePage(error: unknown): GonePage | undefined {
  return isRouteErrorResponse(error) && error.data?.alternates ? error.data : undefined;
}

import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** The parameter for a view of Ghent. */
export const ghentBox = 'box=3.6,50.95,3.85,51.15';

/** Asks for the points that the map shows for a query. */
export function mapPoints({ request }: Pick<TestApp, 'request'>) {
  return async (query: string) => {
    const response = await request(`/map/points/?${query}`);
    expect(response.status).toBe(200);
    return (await response.json()).points;
  };
}

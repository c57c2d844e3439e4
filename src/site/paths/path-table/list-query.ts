import { criteriaParameters } from '#domain/search/criteria.ts';

/** The query parameters of a list; the page cache keeps one copy per combination and drops all others. */
export const listQuery = ['purpose', ...criteriaParameters, 'view', 'filters'];

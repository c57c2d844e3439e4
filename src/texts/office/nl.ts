import type { OfficePageTextTable } from './texts.ts';

/** The words that components of the office say, in Dutch: the reference. The browser loads only one language. */
export const nl: OfficePageTextTable = Object.assign(
  {},
  ...Object.values(import.meta.glob('./*/nl.ts', { eager: true, import: 'nl' })),
);

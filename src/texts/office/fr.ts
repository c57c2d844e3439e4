import type { OfficePageTextTable } from './texts.ts';

export const fr: OfficePageTextTable = Object.assign(
  {},
  ...Object.values(import.meta.glob('./*/fr.ts', { eager: true, import: 'fr' })),
);

import type { OfficePageTextTable } from './texts.ts';

export const de: OfficePageTextTable = Object.assign(
  {},
  ...Object.values(import.meta.glob('./*/de.ts', { eager: true, import: 'de' })),
);

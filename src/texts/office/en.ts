import type { OfficePageTextTable } from './texts.ts';

export const en: OfficePageTextTable = Object.assign(
  {},
  ...Object.values(import.meta.glob('./*/en.ts', { eager: true, import: 'en' })),
);

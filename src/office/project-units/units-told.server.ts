import type { OfficeTexts } from '#texts/office/texts.ts';

const sentences = {
  saved: 'UNITS_TOLD_SAVED',
  pasted: 'UNITS_TOLD_PASTED',
  added: 'UNITS_TOLD_ADDED',
  changed: 'UNITS_TOLD_CHANGED',
  published: 'UNITS_TOLD_PUBLISHED',
  nothing: 'UNITS_TOLD_NOTHING',
  discarded: 'UNITS_TOLD_DISCARDED',
  removed: 'UNITS_TOLD_REMOVED',
} as const;

export type Told = { done: keyof typeof sentences; count?: number };

export function tellUnits({ done, count }: Told, t: OfficeTexts): string {
  if (done === 'removed' && count === 0) return t('UNITS_TOLD_NOT_REMOVED');
  return t(sentences[done], { count: count ?? 0 });
}

/** A message from the address: 'pasted-57'. */
export function unitsTold(told: string | null, t: OfficeTexts): string {
  const [, done = '', count] = /^([a-z]+)(?:-(\d{1,3}))?$/.exec(told ?? '') ?? [];
  if (!(done in sentences)) return '';
  return tellUnits({ done: done as Told['done'], ...(count && { count: Number(count) }) }, t);
}

export function toldAddress({ done, count }: Told): string {
  return count === undefined ? done : `${done}-${count}`;
}

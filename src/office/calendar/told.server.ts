import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';

const keys = {
  planned: 'CALENDAR_TOLD_PLANNED',
  moved: 'CALENDAR_TOLD_MOVED',
  cancelled: 'CALENDAR_TOLD_CANCELLED',
  closed: 'CALENDAR_TOLD_CLOSED',
  over: 'CALENDAR_TOLD_OVER',
  removed: 'CALENDAR_TOLD_REMOVED',
  booked: 'CALENDAR_TOLD_BOOKED',
  absence: 'CALENDAR_TOLD_ABSENCE',
  back: 'CALENDAR_TOLD_BACK',
  renewed: 'CALENDAR_TOLD_RENEWED',
  withdrawn: 'CALENDAR_TOLD_WITHDRAWN',
} as const satisfies Record<string, OfficeTextKey>;

/** What was just done, from `?told=`. */
export function toldOf(told: string | null, t: OfficeTexts): string {
  const key = new Map<string | null, (typeof keys)[keyof typeof keys]>(Object.entries(keys)).get(told);
  return key ? t(key) : '';
}

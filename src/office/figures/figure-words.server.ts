import type { AnswerTimes } from '#database/lead/answer-times.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { waitedText } from '#office/requests/request-words.server.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';

/** How many were answered, and within what time half of them and nine out of ten were. */
export function answeredOf(times: AnswerTimes | undefined, t: OfficeTexts): (string | number | undefined)[] {
  return [times?.count ?? 0, minutesText(times?.median, t), minutesText(times?.ninetieth, t)];
}

export function minutesText(minutes: number | undefined, t: OfficeTexts): string | undefined {
  return minutes === undefined ? undefined : waitedText(minutes * minuteMs, t);
}

/** '2,5 %'; undefined if `whole` is nothing. */
export function percentText(part: number, whole: number): string | undefined {
  return whole === 0 ? undefined : `${formatNumber((part / whole) * 100, { decimals: 1 })}\u00a0%`;
}

/** The change since the period before; undefined if that period had none. */
export function changeText(now: number, before: number, t: OfficeTexts): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return t('FIGURES_AS_BEFORE');
  return t(percent > 0 ? 'FIGURES_MORE' : 'FIGURES_LESS', { percent: formatNumber(Math.abs(percent)) });
}

import type { Language } from '#domain/language.ts';
import type { Promises } from '#site/settings/promises-schema.ts';
import { textsFor } from '#texts/server/texts.ts';
import { numberWord } from './number-word.ts';

/** For the placeholders of texts that promise something. */
export function promiseWords(promises: Promises, language: Language) {
  const t = textsFor(language);
  const counted = (count: number) => ({ count, number: numberWord(count, language) });
  const within = (workingDays: number) => t('PROMISE_WITHIN_DAYS', counted(workingDays));
  return {
    replyWithin: within(promises.replyWorkingDays),
    appointmentWithin:
      promises.appointmentWorkingDays === 0 ? t('PROMISE_SAME_DAY') : within(promises.appointmentWorkingDays),
    valuationWithin: within(promises.valuationWorkingDays),
    appointmentTakes: t('PROMISE_MINUTES', { count: promises.appointmentMinutes }),
    valuationTakes: t('PROMISE_HOURS', counted(promises.valuationHours)),
    newsletterOften: t('PROMISE_A_MONTH', counted(promises.newslettersAMonth)),
  };
}

import type { Language } from '#domain/language.ts';
import type { Promises } from '#site/settings/promises-schema.ts';
import type { TextsOf } from '#texts/i18n.ts';
import { textsFor } from '#texts/server/texts.ts';
import { numberWord } from './number-word.ts';

type PromiseWords = ReturnType<typeof promiseWords>;

/** The placeholders of texts that promise something; '' for a promise that the agency has not made. */
export function promiseWords(promises: Promises, language: Language) {
  const t = textsFor(language);
  const counted = (count: number) => ({ count, number: numberWord(count, language) });
  const within = (workingDays: number) => t('PROMISE_WITHIN_DAYS', counted(workingDays));
  const said = (amount: number | null, inWords: (amount: number) => string) =>
    amount === null ? '' : inWords(amount);
  return {
    replyWithin: said(promises.replyWorkingDays, within),
    appointmentWithin: said(promises.appointmentWorkingDays, (days) =>
      days === 0 ? t('PROMISE_SAME_DAY') : within(days),
    ),
    valuationWithin: said(promises.valuationWorkingDays, within),
    appointmentTakes: said(promises.appointmentMinutes, (count) => t('PROMISE_MINUTES', { count })),
    valuationTakes: said(promises.valuationHours, (hours) => t('PROMISE_HOURS', counted(hours))),
    newsletterOften: said(promises.newslettersAMonth, (times) => t('PROMISE_A_MONTH', counted(times))),
  };
}

/** The texts that promise something. Each has a second form, …_UNPROMISED, which does not. */
export const promisesIn: Partial<Record<string, keyof PromiseWords>> = {
  APPOINTMENT_WHEN_HINT: 'appointmentWithin',
  MAIL_NEXT_CONTACT: 'replyWithin',
  MAIL_NEXT_CONTACT_ME: 'replyWithin',
  MAIL_NEXT_DOCUMENTS: 'replyWithin',
  MAIL_NEXT_PROJECT: 'replyWithin',
  MESSAGE_SENT: 'replyWithin',
  NEWSLETTER_INTRO: 'newsletterOften',
  RENT_VALUATION_INTRO: 'valuationWithin',
  THANKS_APPOINTMENT_THEN: 'appointmentTakes',
  VALUATION_INTRO: 'valuationWithin',
  VALUATION_STEP_APPOINTMENT_HINT: 'valuationTakes',
  VALUATION_STEP_REPORT_HINT: 'valuationWithin',
};

/** The text in the form that promises no more than the agency does. */
export function promisedText<Key extends string>(t: TextsOf<Key>, key: Key, words: PromiseWords): string {
  const promise = promisesIn[key];
  return promise && words[promise] === '' ? t(`${key}_UNPROMISED` as Key) : t(key, words);
}

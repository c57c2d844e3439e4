import type { Language } from '#domain/language.ts';
import { deviceOf } from '#domain/person/device.ts';
import { formatTime } from '#domain/time/dates.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';

type Session = { id: string; userAgent: string; startedAt: Date; seenAt: Date };

/** The sessions of a person in words. `present`: the id of the session that asks. */
export function presentSessions(sessions: readonly Session[], present: string, language: Language) {
  const t = formTexts(language);
  return sessions.map(({ id, userAgent, startedAt, seenAt }) => {
    const isThis = id === present;
    const seen = { day: dayInWords(seenAt, language), time: timeText(formatTime(seenAt), language) };
    return {
      id,
      isThis,
      device: deviceText(userAgent, t),
      seen: isThis ? t('ACCOUNT_SESSION_THIS') : t('ACCOUNT_SESSION_SEEN', seen),
      since: t('ACCOUNT_SESSION_SINCE', { day: dayInWords(startedAt, language) }),
    };
  });
}

function deviceText(userAgent: string, t: ReturnType<typeof formTexts>): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return t('ACCOUNT_DEVICE', { browser, system });
  return browser ?? system ?? t('ACCOUNT_DEVICE_UNKNOWN');
}

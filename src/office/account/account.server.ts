import { languages } from '#domain/language.ts';
import { deviceOf } from '#domain/person/device.ts';
import { formatTime } from '#domain/time/dates.ts';
import type { OfficeContext, Staff } from '#office/request-context.ts';
import { roleText } from '#office/staff/role-text.server.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { timeText } from '#texts/wording/time-text.ts';
import { loadAbsence } from './absence.server.ts';

const told = {
  details: 'SAVED',
  password: 'PASSWORD_CHANGED',
  session: 'SESSION_ENDED',
  code: 'FACTOR_STOPPED',
  passkey: 'PASSKEY_ADDED',
  'passkey-name': 'SAVED',
  'passkey-removed': 'PASSKEY_REMOVED',
  absence: 'SAVED',
} as const;

export async function loadAccount(office: OfficeContext, staff: Staff, url: URL) {
  const { staffLogin, language, now } = office;
  const [sessions, passkeys, absence] = await Promise.all([
    staffLogin.listSessions(staff.id, now),
    staffLogin.passkeys.list(staff.id),
    staff.may('requests.answer') ? loadAbsence(office, staff.id) : undefined,
  ]);
  const t = officeTextsFor(language);
  const key = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  return {
    told: key ? t(key) : '',
    name: staff.name,
    email: staff.email,
    role: roleText(staff.role, t),
    language: staff.language,
    languages: languages.map((value) => ({ value, label: ownLanguageNames[value] })),
    factor: { ...aboutFactor(staff, t), isOn: staff.hasCode, mayStop: !staff.needsCode || staff.hasPasskey },
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      about: aboutPasskey(createdAt, usedAt, language),
    })),
    absence,
    sessions: sessions.map(({ id, userAgent, startedAt, seenAt }) => ({
      id,
      isThis: id === staff.session.id,
      device: deviceText(userAgent, formTexts(language)),
      about: aboutSession({ startedAt, seenAt, isThis: id === staff.session.id }, language),
    })),
  };
}

function aboutFactor({ hasCode, hasPasskey }: Staff, t: OfficeTexts) {
  const done = 'done' as const;
  if (hasCode) return { sign: done, state: t('WITH_FACTOR'), about: t('FACTOR_ON') };
  if (hasPasskey) return { sign: done, state: t('PASSKEY_WITH'), about: t('PASSKEY_DOES') };
  return { sign: 'soon' as const, state: t('WITHOUT_FACTOR'), about: t('FACTOR_OFF') };
}

function aboutPasskey(createdAt: Date, usedAt: Date | null, language: OfficeContext['language']): string {
  const t = officeTextsFor(language);
  const used = usedAt ? t('PASSKEY_USED_ON', { day: dayInWords(usedAt, language) }) : t('PASSKEY_NEVER_USED');
  return `${t('PASSKEY_MADE_ON', { day: dayInWords(createdAt, language) })} · ${used}`;
}

function aboutSession(
  { startedAt, seenAt, isThis }: { startedAt: Date; seenAt: Date; isThis: boolean },
  language: OfficeContext['language'],
): string {
  const t = formTexts(language);
  const seen = isThis
    ? t('ACCOUNT_SESSION_THIS')
    : t('ACCOUNT_SESSION_SEEN', {
        day: dayInWords(seenAt, language),
        time: timeText(formatTime(seenAt), language),
      });
  return `${seen} · ${t('ACCOUNT_SESSION_SINCE', { day: dayInWords(startedAt, language) })}`;
}

function deviceText(userAgent: string, t: ReturnType<typeof formTexts>): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return t('ACCOUNT_DEVICE', { browser, system });
  return browser ?? system ?? t('ACCOUNT_DEVICE_UNKNOWN');
}

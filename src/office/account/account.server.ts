import { presentSessions } from '#account/present-sessions.ts';
import { languages } from '#domain/language.ts';
import type { OfficeContext, Staff } from '#office/request-context.ts';
import { roleText } from '#office/staff/role-text.server.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
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
    sessions: presentSessions(sessions, staff.session.id, language),
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

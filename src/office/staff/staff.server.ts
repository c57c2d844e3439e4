import { type ListedStaff, listStaff } from '#database/staff/staff.ts';
import { languages } from '#domain/language.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import type { OfficeContext } from '#office/request-context.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { roleChoices, roleText } from './role-text.server.ts';

/** `?told=`: the address that was just invited. */
export async function loadStaff({ database, language }: OfficeContext, url: URL) {
  const t = officeTextsFor(language);
  const all = await listStaff(database);
  const invited = all.find(({ email }) => email === url.searchParams.get('told'));
  return {
    told: invited ? t('INVITED', { email: invited.email }) : '',
    note: t('STAFF_COUNT', { count: all.filter(({ endedAt }) => !endedAt).length }),
    rows: all.map((one) => ({
      id: one.id,
      name: one.name,
      email: one.email,
      role: roleText(one.role, t),
      ...presentState(one, t),
    })),
    choices: staffChoices(t),
    given: { role: 'agent', language },
  };
}

export function staffChoices(t: OfficeTexts) {
  return {
    roles: roleChoices(t),
    languages: languages.map((value) => ({ value, label: ownLanguageNames[value] })),
  };
}

type Told = { kind: SignKind; text: string };

export function presentState(
  {
    endedAt,
    hasPassword,
    hasCode,
    hasPasskey,
  }: Pick<ListedStaff, 'endedAt' | 'hasPassword' | 'hasCode' | 'hasPasskey'>,
  t: OfficeTexts,
): { state: Told; code: Told | undefined } {
  if (endedAt) return { state: { kind: 'empty', text: t('STAFF_ENDED') }, code: undefined };
  if (!hasPassword) return { state: { kind: 'soon', text: t('STAFF_WAITING') }, code: undefined };
  return {
    state: { kind: 'done', text: t('STAFF_ACTIVE') },
    code: factorSign(hasCode, hasPasskey, t),
  };
}

function factorSign(hasCode: boolean, hasPasskey: boolean, t: OfficeTexts): Told {
  if (hasPasskey) return { kind: 'done', text: t('PASSKEY_WITH') };
  return hasCode ? { kind: 'done', text: t('WITH_FACTOR') } : { kind: 'soon', text: t('WITHOUT_FACTOR') };
}

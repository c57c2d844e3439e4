import type { Language } from '#domain/language.ts';
import { isRole } from '#domain/staff/rights.ts';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import { labelOf } from '#office/property-history/change-words.server.ts';
import { sectionKeys, sectionNames } from '#office/settings/section-screens.ts';
import { roleText } from '#office/staff/role-text.server.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTables, officeTextsFor } from '#texts/office/texts-for.ts';
import { textsFor } from '#texts/server/texts.ts';
import { settingsWord } from '#texts/settings/texts.ts';
import { documentName } from '#texts/wording/document-name.ts';

/** The most names of fields shown for one change. */
const MOST_FIELDS = 4;

/** The key of an action's words in the table of texts. */
export function actionKey(action: string): string {
  return `LOG_DID_${action.replace(/[^a-z]/g, '_').toUpperCase()}`;
}

/** 'staff.invite agent' as 'Uitgenodigd: makelaar'; an action without words stays as the code writes it. */
export function actionWords(action: string, language: Language, now: Date): string {
  const name = action.split(' ', 1)[0] ?? '';
  const t = officeTextsFor(language);
  const whole = actionKey(action);
  if (hasWords(whole)) return t(whole);
  const key = actionKey(name);
  if (!hasWords(key)) return action;
  const detail = detailWords(name, action.slice(name.length + 1), { language, now });
  return detail ? `${t(key)} (${detail})` : t(key);
}

/** Every action whose words contain this text, as `listLog` takes them. */
export function actionsWith(text: string, language: Language): string[] {
  const wanted = text.toLowerCase();
  return Object.entries(officeTables[language]).flatMap(([key, words]) =>
    key.startsWith('LOG_DID_') && words.toLowerCase().includes(wanted)
      ? [key.slice('LOG_DID_'.length).toLowerCase()]
      : [],
  );
}

function hasWords(key: string): key is OfficeTextKey {
  return key in officeTables.nl;
}

function detailWords(
  name: string,
  detail: string,
  { language, now }: { language: Language; now: Date },
): string {
  const t = officeTextsFor(language);
  // Numbers of pictures and agents mean nothing to readers.
  if (!detail || name.startsWith('media.') || name === 'property.agent' || name === 'settings.restore')
    return '';
  if (name === 'settings.change') return sectionWords(detail.split(' '), language);
  if (name.startsWith('document.')) return documentName(textsFor(language), detail);
  if (isRole(detail)) return roleText(detail, t);
  if (/^\d{4}-\d{2}-\d{2}T/.test(detail)) return whenText(new Date(detail), language, now);
  if (name === 'property.availability') return fieldTexts(language).option('availability', detail as never);
  const [before = '', spite = ''] = ` ${detail}`.split(' despite ', 2);
  const reason = spite.slice(spite.indexOf(': ') + 2);
  const parts = [fieldWords(before.trim(), language), spite && t('LOG_DESPITE', { reason })];
  return parts.filter(Boolean).join('; ');
}

/** The screens of the settings that change these keys; keys of an older version are left out. */
function sectionWords(keys: readonly string[], language: Language): string {
  const names = sectionNames.filter((name) => sectionKeys(name).some((key) => keys.includes(key)));
  return names.map((name) => settingsWord(`screen:${name}`, language) ?? name).join(', ');
}

/** 'price title.nl' or 'epc: a reason'. */
function fieldWords(detail: string, language: Language): string {
  const [keys = '', reason = ''] = detail.split(': ', 2);
  const labels = keys
    .split(' ')
    .filter(Boolean)
    .map((key) => labelOf(key, language));
  const more = labels.length - MOST_FIELDS;
  const shown = labels.slice(0, MOST_FIELDS).join(', ');
  const counted = more > 0 ? `${shown} ${officeTextsFor(language)('LOG_MORE', { count: more })}` : shown;
  return [counted, reason].filter(Boolean).join(': ');
}

import type { ImportRun } from '#database/import/runs.ts';
import type { ImportSource } from '#database/import/sources.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';

/** How a source is doing, by its last run. */
export function stateOf(
  { is_paused, busy_until }: ImportSource,
  last: ImportRun | undefined,
  { isTroubled, now, t }: { isTroubled: boolean; now: Date; t: OfficeTexts },
): { kind: SignKind; text: string } {
  if (is_paused) return { kind: 'empty', text: t('IMPORTS_PAUSED') };
  if (busy_until && busy_until > now) return { kind: 'soon', text: t('IMPORTS_RUNNING') };
  if (!last) return { kind: 'empty', text: t('IMPORTS_NEVER') };
  if (last.status === 'failed' || last.status === 'refused')
    return { kind: 'must', text: t('IMPORTS_STOPPED') };
  if (isTroubled) return { kind: 'must', text: t('IMPORTS_TROUBLED') };
  return { kind: 'done', text: t('IMPORTS_HEALTHY') };
}

export function howRead({ every_minutes }: ImportSource, t: OfficeTexts): string {
  return every_minutes ? t('IMPORTS_EVERY', { minutes: every_minutes }) : t('IMPORTS_CALLED');
}

/** The systems by the names that people know. */
export const systemNames: Readonly<Record<string, string>> = {
  whise: 'Whise',
  sweepbright: 'SweepBright',
  omnicasa: 'Omnicasa',
  skarabee: 'Skarabee',
  openimmo: 'OpenImmo',
};

const settingWords: Readonly<Record<string, OfficeTextKey>> = {
  user: 'IMPORTS_SETTING_USER',
  login: 'IMPORTS_SETTING_LOGIN',
  password: 'IMPORTS_SETTING_PASSWORD',
  clientId: 'IMPORTS_SETTING_CLIENT_ID',
  officeId: 'IMPORTS_SETTING_OFFICE_ID',
  clientSecret: 'IMPORTS_SETTING_CLIENT_SECRET',
  address: 'IMPORTS_SETTING_ADDRESS',
  customerName: 'IMPORTS_SETTING_CUSTOMER_NAME',
  customerPassword: 'IMPORTS_SETTING_CUSTOMER_PASSWORD',
  languages: 'IMPORTS_SETTING_LANGUAGES',
  listingAddress: 'PORTALS_SETTING_LISTING_ADDRESS',
  tokenAddress: 'PORTALS_SETTING_TOKEN_ADDRESS',
  sourceCode: 'PORTALS_SETTING_SOURCE_CODE',
  agencyName: 'PORTALS_SETTING_AGENCY_NAME',
  agencyEmail: 'PORTALS_SETTING_AGENCY_EMAIL',
  typeNumbers: 'PORTALS_SETTING_TYPE_NUMBERS',
};

/** The label of a system's setting; its own key if we have no words for it. */
export function settingName(key: string, t: OfficeTexts): string {
  const words = settingWords[key];
  return words ? t(words) : key;
}

import { alertInLine } from '#commands/alert/alert-words.ts';
import type { PersonAlert } from '#database/person/person-page.ts';
import type { Language } from '#domain/language.ts';
import { formatDay } from '#domain/time/dates.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

const frequencies: Record<PersonAlert['frequency'], OfficeTextKey> = {
  instant: 'PERSON_ALERT_INSTANT',
  daily: 'PERSON_ALERT_DAILY',
  weekly: 'PERSON_ALERT_WEEKLY',
};

const states: Record<PersonAlert['status'], OfficeTextKey> = {
  unconfirmed: 'PERSON_ALERT_UNCONFIRMED',
  active: 'PERSON_ALERT_ACTIVE',
  paused: 'PERSON_ALERT_PAUSED',
  ended: 'PERSON_ALERT_ENDED',
};

/** The criteria of a search alert, as a sentence in the user's language. */
export function presentAlert(alert: PersonAlert, language: Language, zones: Zones) {
  const t = officeTextsFor(language);
  return {
    key: `alert-${alert.id}`,
    href: '',
    title: t('ASKED_ALERT'),
    about: alertInLine({ ...alert, language }, zones),
    note: `${t(frequencies[alert.frequency])} · ${formatDay(alert.created_at, language)} · ${t(states[alert.status])}`,
  };
}

import { alertListPath } from '#commands/alert/alert-words.ts';
import { isOfAgency } from '#commands/person/places.ts';
import { findPersonState, listAlertsOfPerson, listLeadsOfPerson } from '#database/person/person-page.ts';
import { readPersonKey } from '#domain/person/person-key.ts';
import { formatDay } from '#domain/time/dates.ts';
import { alertLinks } from '#links/alert-link.ts';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { presentAlert } from './present-alert.server.ts';
import { isAsked, presentPersonLead } from './present-lead.server.ts';

/** The e-mail address in a key. Throws 404 if it is no key. */
export function emailOf(key: string): string {
  const email = readPersonKey(key);
  if (!email) throw new Response(null, { status: 404 });
  return email;
}

/** All data stored under an address. Throws 404 if there is none. */
export async function loadPerson(office: OfficeContext, key: string, url: URL) {
  const { database, language, now, publicUrl, settings } = office;
  const t = officeTextsFor(language);
  const email = emailOf(key);
  const [leads, alerts, state, isOwn, zones] = await Promise.all([
    listLeadsOfPerson(database, email),
    listAlertsOfPerson(database, email),
    findPersonState(database, email),
    isOfAgency(database, email, settings.agency.email),
    office.zones(),
  ]);
  const told = url.searchParams.get('told');
  const { newsletter, is_owner, mails } = state;
  const isKnown = leads.length + alerts.length + mails.length > 0 || newsletter !== null || is_owner;
  if (!isKnown && told !== 'erased') throw new Response(null, { status: 404 });
  const { may } = staffOf(office);
  return {
    email: isKnown ? email : '',
    told: told === 'erased' ? t('PERSON_ERASED') : told === 'stopped' ? t('PERSON_ALERT_STOPPED') : '',
    note: t('PERSON_NOTE', { count: leads.filter(isAsked).length }),
    leads: leads.map((lead) => presentPersonLead(lead, { language, now })),
    alerts: await Promise.all(
      alerts.map(async (alert) => ({
        id: alert.id,
        ...presentAlert(alert, language, zones),
        finds: publicUrl + alertListPath(alert),
        edit: publicUrl + (await alertLinks(database, alert)).pathTo('change'),
        isEnded: alert.status === 'ended',
      })),
    ),
    newsletter: newsletter
      ? t(newsletterKeys[newsletter.status], { day: formatDay(newsletter.since, language) })
      : t('PERSON_NEWSLETTER_NONE'),
    isOwner: is_owner,
    mails: mails.map(({ id, subject, status, at }) => ({
      id,
      subject: subject ?? t('STORY_OTHER_MAIL'),
      when: whenText(at, language, now),
      isDead: status === 'dead',
    })),
    isOfAgency: isOwn,
    exportTo: may('persons.export') && !isOwn ? `/office/people/${key}/export/` : '',
    mayErase: may('persons.erase') && !isOwn,
  };
}

const newsletterKeys = {
  unconfirmed: 'PERSON_NEWSLETTER_UNCONFIRMED',
  active: 'PERSON_NEWSLETTER_ACTIVE',
  ended: 'PERSON_NEWSLETTER_ENDED',
} as const;

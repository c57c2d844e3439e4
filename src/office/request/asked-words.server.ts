import type { LeadPage } from '#database/lead/lead-page.ts';
import type { Language } from '#domain/language.ts';
import { notedWayOf } from '#domain/lead/noted-lead.ts';
import { formatPhone, phoneLink } from '#domain/person/phone.ts';
import { countryIds } from '#domain/place/region.ts';
import { formatDay } from '#domain/time/dates.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { textsFor } from '#texts/server/texts.ts';
import { momentOf, momentText } from '#texts/wording/moment-text.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

const sentences: Record<string, OfficeTextKey> = {
  contact: 'ASKED_CONTACT',
  contact_me: 'ASKED_CONTACT_ME',
  documents: 'ASKED_DOCUMENTS',
  visit: 'ASKED_VISIT',
  project: 'ASKED_PROJECT',
  free_valuation: 'ASKED_FREE_VALUATION',
  demand: 'ASKED_DEMAND',
  offer: 'ASKED_OFFER',
};

/** The request in words. `property`: its type and where it is. */
export function askedWords(lead: LeadPage, property: string | undefined, language: Language) {
  const t = officeTextsFor(language);
  const key = sentences[lead.form] ?? 'ASKED_CONTACT';
  const about = property ?? lead.project?.name;
  const asks = t(key, { person: lead.person });
  const { appointment, remark } = lead;
  const moment = fixedMoment(lead, language);
  return {
    // In a sentence a title would need an article, which nobody can add to any title in any language.
    sentence: about ? textsFor(language)('LABEL_AND_TEXT', { label: asks, text: about }) : asks,
    remark: remark ?? '',
    fixed: moment && t('ASKED_MOMENT_FIXED', { moment }),
    wished: (appointment?.wished ?? []).map((moment) => momentText(moment, language)).filter(Boolean),
    // The remark is shown above, the address below.
    answers: (lead.asked ?? []).filter(({ value }) => value !== remark && value !== lead.email),
  };
}

/** When the visit takes place; '' if that is not fixed. */
export function fixedMoment({ appointment }: LeadPage, language: Language): string {
  const { status, starts_at: starts, ends_at: ends } = appointment ?? {};
  if (!starts || !ends || status !== 'confirmed') return '';
  return momentText(momentOf({ startsAt: new Date(starts), endsAt: new Date(ends) }), language);
}

/** The person, how they came to the site and what they agreed to. */
export function personFacts(lead: LeadPage, hasBounced: boolean, language: Language) {
  const t = officeTextsFor(language);
  const address = [lead.street, [lead.postal_code, lead.city].filter(Boolean).join(' ')].filter(Boolean);
  const { utm_campaign: campaign, utm_source: source } = lead.campaign;
  const way = notedWayOf(lead.page);
  const from = [
    (way && t(way === 'phone' ? 'INBOX_NEW_PHONE' : 'INBOX_NEW_DESK')) ??
      source ??
      hostOf(lead.referrer) ??
      t('ASKED_DIRECT'),
    campaign && t('ASKED_CAMPAIGN', { name: campaign }),
  ];
  return {
    phone: lead.phone && {
      text: formatPhone(lead.phone),
      href: phoneLink(lead.phone, countryIds.belgium) ?? `tel:${lead.phone}`,
    },
    email: lead.email,
    bounced: hasBounced ? t('ASKED_BOUNCED') : '',
    language: ownLanguageNames[lead.language],
    address: address.join(', '),
    from: from.filter(Boolean).join(', '),
    consent: [
      lead.privacy_version === 0
        ? t('ASKED_SHOWN_NOTHING')
        : t('ASKED_CONSENTED', { version: lead.privacy_version, day: formatDay(lead.created_at, language) }),
      t(lead.newsletter ? 'ASKED_NEWSLETTER' : 'ASKED_NO_NEWSLETTER'),
    ].join(', '),
  };
}

function hostOf(referrer: string | null): string | undefined {
  return referrer && URL.canParse(referrer) ? new URL(referrer).host : undefined;
}

import type { RequestContext } from '#app/request-context.ts';
import type { MediaRow } from '#database/property/property-page.ts';
import { pickText } from '#domain/language.ts';
import { formatPhone } from '#domain/person/phone.ts';
import { countryIds } from '#domain/place/region.ts';
import { formatDay } from '#domain/time/dates.ts';
import { textsFor } from '#texts/server/texts.ts';
import { legalMentions, numberAfter } from '#texts/wording/legal-mentions.ts';
import type { Brand } from './brand.server.ts';
import type { Brochure } from './brochure.server.ts';
import { loadPictures } from './pictures.server.ts';

export async function loadBrand(context: RequestContext): Promise<Brand> {
  const { agency, header } = context.settings;
  const { pictureId } = header.logo;
  const box = { width: 176, height: 40, fit: 'contain' } as const;
  const [logo] = pictureId ? await loadPictures(context, [{ id: pictureId, alt: agency.name, box }]) : [];
  return { name: agency.name, logo: logo ?? null, hasGable: header.logo.icon === 'gable' };
}

/** The particulars that an agency must by law give with every offer, in one paragraph. */
export function agencyLegal(context: RequestContext): string {
  const { company, authority, insurer } = legalMentions(context, { contactShown: true });
  return [company.join('\u00a0· '), authority, insurer]
    .filter(Boolean)
    .map((each) => (each.endsWith('.') ? each : `${each}.`))
    .join(' ');
}

/** Its name and title with number, for a card where every line counts. */
export function agencyInShort({ settings, language }: RequestContext): string {
  const { agency, defaultLanguage } = settings;
  const { registrationNumber: number, countryId } = agency;
  const t = textsFor(language);
  const title =
    pickText(agency.professionalTitle, language, defaultLanguage)?.text || t('PROFESSIONAL_TITLE');
  const isOfLuxembourg = countryId === countryIds.luxembourg;
  const registration = isOfLuxembourg
    ? t('BUSINESS_PERMIT', { number })
    : `${title}\u00a0${numberAfter(title, number)}`;
  return [agency.legalName || agency.name, number && registration].filter(Boolean).join(', ');
}

/** `reference`: the property's, followed by the day of printing. */
export function footerOf(
  { settings: { agency }, publicUrl, language, now }: RequestContext,
  { reference, subject }: { reference: string; subject: string },
): Brochure['footer'] {
  const phone = agency.phone && formatPhone(agency.phone);
  const { host } = new URL(publicUrl);
  const joined = (parts: string[]) => parts.filter(Boolean).join(' · ');
  return {
    agency: joined([agency.address, phone, host]),
    shorter: [joined([agency.address, phone]), joined([phone, host]), host],
    reference: joined([reference, formatDay(now, language)]),
    subject,
  };
}

const moreWords = {
  PHOTOSPLANS: { withMoments: 'BROCHURE_MORE', alone: 'BROCHURE_PHOTOS_AND_PLANS' },
  PHOTOS: { withMoments: 'BROCHURE_MORE_PHOTOS', alone: 'BROCHURE_PHOTOS' },
  PLANS: { withMoments: 'BROCHURE_MORE_PLANS', alone: 'BROCHURE_PLANS' },
  '': { withMoments: 'BROCHURE_MORE_FACTS', alone: 'BROCHURE_FACTS' },
} as const;

/** The page that the QR code leads to. `words` name the kinds of pictures there, and free times if it has them. */
export function pageOnPaper(
  { publicUrl, language }: RequestContext,
  path: string,
  media: readonly { kind: MediaRow['kind'] }[],
  moments?: 'moments',
): Brochure['page'] {
  const t = textsFor(language);
  const url = publicUrl + path;
  const has = (asked: MediaRow['kind']) => media.some(({ kind }) => kind === asked);
  const kinds = `${has('photo') ? 'PHOTOS' : ''}${has('plan') ? 'PLANS' : ''}` as const;
  const words = moreWords[kinds][moments ? 'withMoments' : 'alone'];
  return { url, alt: t('QR_CODE_TO', { address: url }), words: t(words) };
}

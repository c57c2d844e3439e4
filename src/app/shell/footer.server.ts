import { presentBody, presentText } from '#app/page/present-text.server.ts';
import { presentPhone } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { StoredPicture } from '#database/picture/stored-picture.ts';
import type { PublishedOffice } from '#database/site/people.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import type { FooterColumnSettings, SiteLink } from '#site/settings/settings.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { ShellLink } from './shell-links.server.ts';

type Wanted = Pick<RequestContext, 'settings' | 'language'>;

type Found = {
  office: PublishedOffice | undefined;
  pictures: readonly StoredPicture[];
  linksOf: (links: readonly SiteLink[]) => ShellLink[];
};

export type ShownFooterColumn = ReturnType<typeof footerColumns>[number];

/** Leaves out texts that are not public. */
export function footerColumns(context: Wanted, found: Found) {
  return context.settings.footer.columns.map((column) => shownColumn(column, context, found));
}

function shownColumn(column: FooterColumnSettings, context: Wanted, { office, pictures, linksOf }: Found) {
  const { settings, language } = context;
  const publicText = (part: FooterColumnSettings['title']) =>
    part?.public ? presentText(part.text, context) : { text: '' };
  const ofOffice = column.holds === 'office' && office ? shownOffice(office, context) : null;
  return {
    span: column.span,
    mark: column.holds === 'agency' ? presentText(settings.agency.tagline, context) : null,
    office: ofOffice,
    title: publicText(column.title).text || (ofOffice?.title ?? ''),
    introText: publicText(column.introText),
    fullText: column.fullText?.public ? presentBody(column.fullText.text, context) : null,
    images: column.images.flatMap(({ pictureId, alt, link }) => {
      const words = presentText(alt, context).text;
      const picture = presentPicture(
        pictures.find(({ id }) => id === pictureId),
        words || settings.agency.name,
        language,
      );
      return picture ? [{ picture, alt: words, link }] : [];
    }),
    links: linksOf(column.links),
  };
}

function shownOffice(office: PublishedOffice, context: Wanted) {
  const city = presentText(office.city, context).text;
  return {
    title: textsFor(context.language)('OFFICE', { city }),
    address: `${office.street} ${office.houseNumber}, ${office.postalCode} ${city}`,
    hours: presentText(office.openingHours, context).text,
    phone: presentPhone(office.phone, office.countryId),
    email: office.email,
  };
}

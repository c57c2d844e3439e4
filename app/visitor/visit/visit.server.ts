import { redirect } from 'react-router';
import { findAgent } from '#database/people.ts';
import { findProperty, findWithdrawn, listMedia, type PropertyRow } from '#database/property-page.ts';
import { parseId } from '#domain/id.ts';
import { presentPrice } from '#domain/price.ts';
import { isPropertyType } from '#domain/property/types.ts';
import type { RequestContext } from '#server/context.ts';
import { alternates } from '#site/paths.ts';
import { propertyPath } from '#site/property-address.ts';
import { fieldTexts } from '#texts/fields.ts';
import { formTexts } from '#texts/forms.ts';
import { addressText, cityText } from '#texts/place-text.ts';
import { textsFor } from '#texts/server.ts';
import { showForm } from '../../forms/show-form.server.ts';
import { shownPicture } from '../../interface/shown-picture.server.ts';
import { shownPhone } from '../../people/people.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { missingPage } from '../../shell/missing-page.server.ts';
import { screenName } from '../../shell/screen-name.server.ts';
import { partsOf, timesOf } from './offer.server.ts';
import { rentTerms } from './rent-terms.server.ts';
import { visitForm } from './visit-form.ts';

/**
 * Takes the id in an address; gives the home that can be visited. Throws 404 and 410 as its page does, and leads there
 * where it is sold or let.
 */
export async function homeToVisit(context: RequestContext, idInAddress: string, pathname: string) {
  const { database, language } = context;
  const t = textsFor(language);
  const id = parseId(idInAddress);
  const row = id === undefined ? undefined : await findProperty(database, id);
  if (!row) {
    const isWithdrawn = id !== undefined && (await findWithdrawn(database, 'property', id));
    throw isWithdrawn
      ? missingPage(pathname, { title: t('PROPERTY_WITHDRAWN'), hint: t('PROPERTY_WITHDRAWN_HINT') }, 410)
      : missingPage(pathname, { title: t('PROPERTY_NOT_FOUND'), hint: t('PROPERTY_NOT_FOUND_HINT') });
  }
  if (row.availability !== 'available' && row.availability !== 'option')
    throw redirect(propertyPath(row, language));
  return row;
}

/** Takes a home; gives when it can be visited, and the form that asks for it. */
export async function formFor(context: RequestContext, row: PropertyRow) {
  const times = await timesOf(context, row.id);
  const parts = times.shown.length === 0 ? await partsOf(context, row) : undefined;
  const terms = rentTerms(context, row);
  const offer = parts
    ? { kind: 'parts' as const, choices: parts.choices }
    : { kind: 'times' as const, choices: times.choices };
  return { definition: visitForm(offer, terms.length > 0), times: times.shown, parts: parts?.shown, terms };
}

/** Takes a home; gives all that the page shows on which a visit is asked for. */
export async function loadVisit(context: RequestContext, row: PropertyRow) {
  const { language } = context;
  const t = formTexts(language);
  const { definition, times, parts, terms } = await formFor(context, row);
  const paths = alternates('visit', { id: row.id });
  const title = screenName(context, 'visit');
  return {
    head: pageHead(context, { title: `${title} · ${row.reference}`, alternates: paths }),
    alternates: paths,
    title,
    home: await visitedHome(context, row),
    back: t('VISIT_BACK'),
    shown: showForm(context, definition),
    times,
    parts: parts ?? null,
    terms,
    allFull: times.length > 0 && times.every(({ isFull }) => isFull) ? t('VISIT_ALL_FULL') : null,
  };
}

/** Takes a home; gives it as it stands beside the form: picture, price, title and who shows it. */
export async function visitedHome({ database, language }: RequestContext, row: PropertyRow) {
  const t = textsFor(language);
  const type = isPropertyType(row.type) ? fieldTexts(language).type(row.type) : row.type;
  const title = t('TYPE_IN_CITY', { type, city: cityText(row, language) });
  const [media, agent] = await Promise.all([
    listMedia(database, { propertyId: row.id }),
    row.agent_id ? findAgent(database, row.agent_id) : undefined,
  ]);
  const photo = media.find(({ kind }) => kind === 'photo')?.picture;
  return {
    href: propertyPath(row, language),
    title,
    address: addressText(row, language),
    price: presentPrice(
      {
        purpose: row.purpose,
        priceCents: row.price_cents,
        publishPrice: row.publish_price,
        priceUnit: row.price_unit,
      },
      t,
    ),
    picture: shownPicture(photo, title, language),
    agent: agent
      ? {
          name: `${agent.firstName} ${agent.lastName}`,
          initials: `${agent.firstName.charAt(0)}${agent.lastName.charAt(0)}`,
          phone: shownPhone(agent.phone, agent.countryId),
        }
      : null,
  };
}

export type VisitedHomeData = Awaited<ReturnType<typeof visitedHome>>;

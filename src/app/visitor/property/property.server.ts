import { screenHref } from '#app/page/screen-href.server.ts';
import { findContactAgent } from '#app/people/agent.server.ts';
import { mediaPictures } from '#app/property/media-pictures.server.ts';
import { listSimilarProperties } from '#app/property/similar-properties.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { agencyOnPaper } from '#app/shell/print-head.server.ts';
import { openDayEvent } from '#app/structured-data/open-day.server.ts';
import { propertyProperty } from '#app/structured-data/property.server.ts';
import type { ComparedProperty } from '#database/property/similar-properties.ts';
import type { WholeProperty } from '#database/property/whole-property.ts';
import { isOpen } from '#domain/property/availability.ts';
import { isToCome } from '#domain/property/open-day.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { href } from '#site/paths/paths.ts';
import { pathsOfProperty } from '#site/paths/property-address.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { propertyTitle } from '#texts/wording/property-words.ts';
import { getAskedProperty } from './asked-property.server.ts';
import { presentCosts } from './costs-section.server.ts';
import { keyFacts } from './facts.server.ts';
import { leadingPhotos } from './films.server.ts';
import { presentGone } from './gone.server.ts';
import { propertyHead } from './head.server.ts';
import { presentHeadline } from './headline.server.ts';
import { presentLocation } from './location.server.ts';
import { presentMonthly } from './monthly.server.ts';
import { nothingOffered, presentOffered } from './offered.server.ts';
import { presentOpenDays } from './open-days.server.ts';
import { presentHistory } from './price-history.server.ts';
import { presentRentStart } from './rent-start.server.ts';
import { wayBack } from './way-back.server.ts';

/** Throws what `getAskedProperty` throws. */
export async function loadProperty(context: RequestContext, idInAddress: string, pathname: string) {
  const { search, language, tags, now } = context;
  const t = textsFor(language);
  const whole = await getAskedProperty(context, idInAddress, pathname);
  const { row, media, documents } = whole;
  const { id } = row;
  const isGone = !isOpen(row);
  const facts = propertyFacts(row);

  const openDays = isGone ? [] : whole.openDays.filter((day) => isToCome({ endsAt: day.ends_at }, now));
  tags.add('properties');
  const [similar, agent, location, properties] = await Promise.all([
    listSimilarProperties(context, comparedOf(whole)),
    findContactAgent(context, row.agent_id),
    isGone ? null : presentLocation(context, row, facts),
    search.current(),
  ]);

  const alternates = pathsOfProperty(row);
  const headline = presentHeadline(context, row, openDays[0]);
  const { title, lede } = headline;
  const photos = mediaPictures(media, 'photo', propertyTitle(row, language), language);
  const offered = isGone ? nothingOffered : presentOffered(context, row, { facts, media, documents, agent });
  const shownKeys = new Set(offered.groups.flatMap(({ rows }) => rows.map(({ key }) => key)));
  const rooms = offered.rooms?.floors.flatMap((floor) => floor.rooms) ?? [];
  const property = { path: alternates[language], title, lede: lede?.text, photos, isGone, shownKeys, rooms };
  context.structuredData.push(
    propertyProperty(row, property, context),
    ...openDays.map((day) => openDayEvent(row, day, { path: property.path, title: property.title }, context)),
  );

  return {
    head: propertyHead(context, row, { ...headline, isGone, photo: photos[0] }),
    alternates,
    id,
    ...wayBack(context, row, properties),
    ...headline,
    photos: photos.slice(0, leadingPhotos),
    photoCount: photos.length,
    gallery: href(language, 'propertyGallery', { id }),
    keyFacts: keyFacts(row, facts, fieldTexts(language)),
    gone: isGone ? presentGone(context, row, properties) : null,
    ...offered,
    location,
    costs: presentCosts(context, row, facts) ?? presentRentStart(context, row, facts),
    monthly: presentMonthly(context, row, facts),
    history: presentHistory(context, whole),
    openDays: presentOpenDays(context, row, openDays),
    appointment: href(language, 'requestAppointment', { id }),
    information: href(language, 'requestInformation', { id }),
    // A preview has a key in its address, which the brochure's address lacks.
    brochure: context.preview ? null : { href: `${alternates[language]}brochure.pdf`, label: t('BROCHURE') },
    friend: { href: href(language, 'sendToFriend', { id }), label: t('SEND_ON') },
    onPaper: agencyOnPaper(context, row.reference),
    compare: { href: screenHref(context, 'comparison'), label: t('COMPARE') },
    similar,
  };
}

/** A draft is compared with nothing. */
function comparedOf({ row, media }: WholeProperty): ComparedProperty | undefined {
  if (row.publication === 'draft') return undefined;
  const first = media.find(({ kind }) => kind === 'photo');
  return { ...row, picture_id: first?.picture.id ?? null };
}

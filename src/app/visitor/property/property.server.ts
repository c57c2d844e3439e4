import { redirect } from 'react-router';
import { presentTour, presentVideo } from '#app/film/film.server.ts';
import { shownPicture } from '#app/interface/shown-picture.server.ts';
import { presentAgent } from '#app/people/people.server.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import { presentCard, shownRibbon } from '#app/property/present-card.server.ts';
import { propertyFacts } from '#app/property/property-facts.server.ts';
import { listSimilarHomes } from '#app/property/similar-homes.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { pageHead } from '#app/shell/head.server.ts';
import { isPreviewed } from '#app/shell/is-previewed.server.ts';
import { missingPage } from '#app/shell/missing-page.server.ts';
import { screenHref, valuationHref } from '#app/shell/screen-href.server.ts';
import { screenName } from '#app/shell/screen-name.server.ts';
import { propertyListing } from '#app/structured-data/property.server.ts';
import {
  findProperty,
  findWithdrawn,
  listDocuments,
  listMedia,
  type MediaRow,
  type PropertyRow,
} from '#database/property/property-page.ts';
import { findAgent } from '#database/site/people.ts';
import { parseId } from '#domain/address/id.ts';
import { type Language, type LocalisedText, pickText } from '#domain/language.ts';
import { isOpen } from '#domain/property/availability.ts';
import { factSheet } from '#domain/property/fact-sheet.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';
import { countListed } from '#search/find.ts';
import { href } from '#site/paths/paths.ts';
import { projectPath, propertyPaths } from '#site/paths/property-address.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { homePrice, homeTitle, typeName } from '#texts/wording/home-words.ts';
import { addressText, cityText } from '#texts/wording/place-text.ts';
import { presentCosts } from './costs-section.server.ts';
import { presentDocuments } from './documents.server.ts';
import { presentEnergy } from './energy-section.server.ts';
import { keyFacts } from './facts.server.ts';
import { presentLegal } from './legal-section.server.ts';
import { presentLocation } from './location.server.ts';
import { presentRentStart } from './rent-start.server.ts';

/**
 * Takes the id in the address and the path that was asked for; gives all that the page of a property shows.
 * Throws a redirect to the one right address, 410 for a property that was withdrawn, 404 for one that never was.
 */
export async function loadProperty(context: RequestContext, idInAddress: string, pathname: string) {
  const { database, search, settings, language, tags, now } = context;
  const t = textsFor(language);
  const id = parseId(idInAddress);
  if (id === undefined)
    throw missingPage(pathname, { title: t('PROPERTY_NOT_FOUND'), hint: t('PROPERTY_NOT_FOUND_HINT') });

  tags.add(`property:${id}`);
  const row = await findProperty(database, id, isPreviewed(context, 'property', id));
  if (!row) throw await gone(context, id, pathname);
  const alternates = propertyPaths(row);
  if (pathname !== alternates[language]) throw redirect(alternates[language], 301);

  tags.add('properties').add('places');
  if (row.project_id) tags.add(`project:${row.project_id}`);
  if (row.agent_id) tags.add(`agent:${row.agent_id}`);
  const [media, documents, similar, agent, homes] = await Promise.all([
    listMedia(database, { propertyId: id }),
    listDocuments(database, { propertyId: id }),
    listSimilarHomes(context, id),
    row.agent_id ? findAgent(database, row.agent_id) : undefined,
    search.current(),
  ]);

  const texts = fieldTexts(language);
  const facts = propertyFacts(row);
  const conditions = { conditions: settings.displayConditions };
  const generalTitle = homeTitle(row, language);
  const title = localised(row.title) ?? { text: generalTitle };
  const address = addressText(row, language);
  const price = homePrice(row, language);
  const shown = (kind: MediaRow['kind']) =>
    media
      .filter((each) => each.kind === kind)
      .flatMap(({ picture }) => shownPicture(picture, generalTitle, language) ?? []);
  const photos = shown('photo');
  const list = row.purpose === 'rent' ? 'forRent' : 'forSale';
  const listHref = screenHref(context, list);
  const isGone = !isOpen(row);
  const lede = localised(row.lede);
  // What is nearby has a place of its own, below the documents.
  const groups = isGone ? [] : factSheet(facts, texts, conditions).filter(({ key }) => key !== 'location');
  context.structuredData.push(
    propertyListing(
      row,
      {
        path: alternates[language],
        title,
        lede: lede?.text,
        photos,
        isGone,
        shownKeys: new Set(groups.flatMap(({ rows }) => rows.map(({ key }) => key))),
      },
      context,
    ),
  );

  return {
    head: pageHead(context, {
      title: [title.text, row.reference].join(' · '),
      description: [generalTitle, price.text, lede?.text].filter(Boolean).join('. '),
      alternates,
      noindex: isGone && isLongGone(row.gone_on),
      picture: photos[0],
    }),
    alternates,
    id,
    crumbs: [
      ...(listHref
        ? [
            { label: screenName(context, list), href: listHref },
            { label: cityText(row, language), href: `${listHref}?zone=${citySearch(row, language)}` },
            { label: typeName(row.type, language), href: `${listHref}?type=${row.type}` },
          ]
        : []),
      { label: row.reference },
    ],
    list: listHref
      ? {
          href: listHref,
          label: t('BACK_TO_LIST', { count: countListed(homes, row.purpose, listScope(context)) }),
        }
      : null,
    title,
    address,
    priceLabel: row.purpose === 'rent' ? t('RENT_PRICE') : t('ASKING_PRICE'),
    price,
    ribbon: shownRibbon(t, row, language),
    gone: isGone
      ? {
          title: goneTitle(row),
          alert: screenHref(context, 'demandRegister'),
          valuation: valuationHref(context),
        }
      : null,
    project:
      row.project_id && row.project_name
        ? {
            label: t('UNIT_OF_PROJECT', { project: row.project_name }),
            href: projectPath(
              {
                id: row.project_id,
                name: row.project_name,
                place_slug: row.place_slug,
                city: row.city,
                postal_code: row.postal_code,
              },
              language,
            ),
          }
        : null,
    compare: { href: screenHref(context, 'comparison'), label: t('COMPARE') },
    photos,
    plans: isGone ? [] : shown('plan'),
    videos: isGone
      ? []
      : [presentVideo(row.video_url, context), presentTour(row.virtual_tour_url, context)].filter(
          (film) => film !== undefined,
        ),
    keyFacts: keyFacts(row, facts, texts),
    lede,
    description: localised(row.description),
    groups,
    location: isGone ? null : await presentLocation(context, row, address, facts, conditions),
    energy: isGone ? null : presentEnergy(t, facts, texts, settings, dayOf(now), conditions),
    legal: isGone ? null : presentLegal(facts, texts, conditions),
    costs: presentCosts(context, row, facts) ?? presentRentStart(context, row, facts),
    // What belongs to a draft cannot be had yet.
    documents:
      isGone || row.publication === 'draft'
        ? []
        : presentDocuments(t, documents, href(language, 'requestDocuments', { id })),
    agent:
      agent && !isGone
        ? { ...presentAgent(agent), information: href(language, 'requestInformation', { id }) }
        : null,
    offer:
      row.purpose === 'sale' && !isGone
        ? { href: href(language, 'offer', { id }), label: t('PAGE_OFFER') }
        : null,
    visit: href(language, 'visit', { id }),
    friend: { href: href(language, 'sendToFriend', { id }), label: t('PAGE_SEND_TO_FRIEND') },
    similar: similar.map((each) => presentCard(each, language)),
  };

  function localised(text: LocalisedText): { text: string; lang?: Language } | undefined {
    const found = pickText(text, language, settings.defaultLanguage);
    return found && { text: found.text, lang: found.language === language ? undefined : found.language };
  }

  function isLongGone(goneOn: string | null): boolean {
    if (!goneOn) return false;
    return Date.parse(goneOn) < now.getTime() - settings.list.goneShownDays * dayMs;
  }

  function goneTitle(property: PropertyRow): string {
    if (property.availability === 'sold_out') return t('PROPERTY_SOLD_OUT');
    const day = property.gone_on ? formatDay(property.gone_on) : '';
    if (property.availability === 'rented')
      return day ? t('PROPERTY_RENTED_ON', { day }) : t('PROPERTY_RENTED');
    return day ? t('PROPERTY_SOLD_ON', { day }) : t('PROPERTY_SOLD');
  }
}

/** The answer for an id that is not published: 410 when it once was, else 404; a draft is as if it never was. */
async function gone(context: RequestContext, id: number, pathname: string) {
  const { database, language, tags } = context;
  const t = textsFor(language);
  tags.add('properties');
  if (!(await findWithdrawn(database, 'property', id))) {
    return missingPage(pathname, { title: t('PROPERTY_NOT_FOUND'), hint: t('PROPERTY_NOT_FOUND_HINT') });
  }
  const similar = (await listSimilarHomes(context, id)).map((row) => presentCard(row, language));
  const page = { title: t('PROPERTY_WITHDRAWN'), hint: t('PROPERTY_WITHDRAWN_HINT'), similar };
  return missingPage(pathname, page, 410);
}

function citySearch(row: PropertyRow, language: Language): string {
  return row.place_slug?.[language] ?? row.postal_code;
}

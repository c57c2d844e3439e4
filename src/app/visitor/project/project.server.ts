import { saveSearchHref } from '#app/alert/alert-address.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { presentText } from '#app/page/present-text.server.ts';
import { presentContact } from '#app/people/people.server.ts';
import { mediaPictures } from '#app/property/media-pictures.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { agencyOnPaper } from '#app/shell/print-head.server.ts';
import { projectProperty } from '#app/structured-data/project.server.ts';
import { presentDocuments } from '#app/visitor/property/documents.server.ts';
import { presentLocation } from '#app/visitor/property/location.server.ts';
import { listUnits, type ProjectRow } from '#database/property/projects.ts';
import { listDocuments, listMedia } from '#database/property/property-page.ts';
import { findAgent } from '#database/site/people.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { parseCriteria, type SearchCriteria } from '#domain/search/criteria.ts';
import { slugOf } from '#domain/text/slug.ts';
import { href } from '#site/paths/paths.ts';
import { projectPaths } from '#site/paths/property-address.ts';
import { textsFor } from '#texts/server/texts.ts';
import { addressText } from '#texts/wording/place-text.ts';
import { projectPrice } from '#texts/wording/property-words.ts';
import { getAskedProject, similarProjects } from './asked-project.server.ts';
import { presentProjectEnergy } from './energy.server.ts';
import { projectFacts } from './facts.server.ts';
import { presentProjectLegal } from './legal.server.ts';
import { presentMonthlyFrom } from './monthly-from.server.ts';
import { countSold, presentSales } from './sales.server.ts';
import { presentUnits } from './units.server.ts';

/** Throws what `getAskedProject` throws. */
export async function loadProject(context: RequestContext, idInAddress: string, pathname: string) {
  const { database, language, tags } = context;
  const t = textsFor(language);
  const row = await getAskedProject(context, idInAddress, pathname);
  const { id, agent_id } = row;

  // Its units are properties, with plans of their own.
  tags.add('properties').add('places');
  if (agent_id) tags.add(`agent:${agent_id}`);
  const [units, media, documents, agent, similar] = await Promise.all([
    listUnits(database, id),
    listMedia(database, { projectId: id }),
    listDocuments(database, { projectId: id }),
    agent_id ? findAgent(database, agent_id) : undefined,
    similarProjects(context, id),
  ]);
  const sold = countSold(units);
  const isSoldOut = units.length > 0 && sold === units.length;
  const [legal, location, monthly] = isSoldOut
    ? [null, null, null]
    : await Promise.all([
        presentProjectLegal(context, row),
        presentLocation(
          context,
          { ...row, shown_latitude: row.latitude, shown_longitude: row.longitude },
          propertyFacts(row),
        ),
        presentMonthlyFrom(context, units),
      ]);

  const alternates = projectPaths(row);
  const lede = presentText(row.lede, context);
  const said = presentText(row.title, context).text;
  const title = said ? t('LABEL_AND_TEXT', { label: row.name, text: said }) : row.name;
  const photos = mediaPictures(media, 'photo', row.name, language);
  const property = { path: alternates[language], title, lede: lede.text, photos, soldOut: isSoldOut };
  context.structuredData.push(projectProperty(row, property, context));

  const information = href(language, 'projectInformation', { id });
  return {
    head: pageHead(context, { title, description: lede.text, alternates, picture: photos[0] }),
    alternates,
    onPaper: agencyOnPaper(context, row.reference),
    title,
    heading: { name: title.slice(0, title.length - said.length).trim(), words: said },
    address: addressText(row, language),
    lede,
    description: presentText(row.description, context),
    photo: photos[0] ?? null,
    // A sold-out project advertises only the one photograph that stands on the page.
    photoCount: isSoldOut ? 0 : photos.length,
    gallery: href(language, 'projectGallery', { id }),
    ribbon: isSoldOut ? { kind: 'gone' as const, text: t('SOLD_OUT') } : null,
    facts: projectFacts(t, row),
    ...presentProjectEnergy(context, row, isSoldOut),
    legal,
    location,
    monthly,
    // A sold-out project advertises nothing any more.
    plans: isSoldOut ? [] : mediaPictures(media, 'plan', row.name, language),
    documents: isSoldOut ? [] : presentDocuments(language, documents, information),
    price: isSoldOut ? null : projectPrice(row, language),
    soldOut: isSoldOut
      ? { title: t('PROJECT_SOLD_OUT'), alert: saveSearchHref(context, searchAround(context, row)) }
      : null,
    taxNote: presentText(row.tax_note, context).text,
    ...presentSales(t, row, sold),
    ...presentUnits(units, language, slugOf(row.name, language)),
    similar,
    contact: presentContact(agent, context),
    brochure: isSoldOut ? null : { href: `${alternates[language]}brochure.pdf`, label: t('BROCHURE') },
    information,
    appointment: `${information}?wish=visit`,
  };
}

/** The units may no longer be listed, so only the place is left to search for. */
function searchAround({ zones }: RequestContext, { place_id }: ProjectRow): SearchCriteria {
  const { criteria } = parseCriteria('sale', new URLSearchParams());
  const municipality = place_id ? zones.municipalityOf(place_id)?.key : undefined;
  return municipality ? { ...criteria, zones: [municipality], radiusKm: 10 } : criteria;
}

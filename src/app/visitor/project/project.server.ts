import { redirect } from 'react-router';
import { shownText } from '#app/article/shown-text.server.ts';
import { shownPicture } from '#app/interface/shown-picture.server.ts';
import { presentAgent } from '#app/people/people.server.ts';
import { findEnergyLabel } from '#app/property/energy.server.ts';
import { shownEnergyScale } from '#app/property/energy-scale.server.ts';
import { presentProjectCard } from '#app/property/present-project-card.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { pageHead } from '#app/shell/head.server.ts';
import { missingPage } from '#app/shell/missing-page.server.ts';
import { screenHref } from '#app/shell/screen-href.server.ts';
import { projectListing } from '#app/structured-data/project.server.ts';
import { presentDocuments } from '#app/visitor/property/documents.server.ts';
import { findProject, listSimilarProjects, listUnits } from '#database/property/projects.ts';
import { findWithdrawn, listDocuments, listMedia, type MediaRow } from '#database/property/property-page.ts';
import { findAgent } from '#database/site/people.ts';
import { parseId } from '#domain/address/id.ts';
import { type LocalisedText, pickText } from '#domain/language.ts';
import { regionOf } from '#domain/place/region.ts';
import { isOpen } from '#domain/property/availability.ts';
import { isEnergyLabel } from '#domain/property/energy-label.ts';
import { formatEuro } from '#domain/property/price.ts';
import { slugOf } from '#domain/text/slug.ts';
import { href } from '#site/paths/paths.ts';
import { projectPaths } from '#site/paths/property-address.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { addressText } from '#texts/wording/place-text.ts';
import { energyNote, projectFacts } from './facts.server.ts';
import { presentUnit } from './units.server.ts';

/**
 * Takes the id in the address and the path that was asked for; gives all that the page of a project shows.
 * Throws a redirect to the one right address (which may be on another site), 410 for a withdrawn project, 404 else.
 */
export async function loadProject(context: RequestContext, idInAddress: string, pathname: string) {
  const { database, settings, language, tags } = context;
  const t = textsFor(language);
  const id = parseId(idInAddress);
  if (id === undefined)
    throw missingPage(pathname, { title: t('PROJECT_NOT_FOUND'), hint: t('PAGE_NOT_FOUND_HINT') });

  tags.add(`project:${id}`);
  const row = await findProject(database, id);
  if (!row) throw await gone(context, id, pathname);
  if (row.external_url) throw redirect(row.external_url, 302);
  const alternates = projectPaths(row);
  if (pathname !== alternates[language]) throw redirect(alternates[language], 301);

  // Its units are properties, with plans of their own.
  tags.add('properties').add('places');
  if (row.agent_id) tags.add(`agent:${row.agent_id}`);
  const [units, media, documents, agent] = await Promise.all([
    listUnits(database, id),
    listMedia(database, { projectId: id }),
    listDocuments(database, { projectId: id }),
    row.agent_id ? findAgent(database, row.agent_id) : undefined,
  ]);
  const inLanguage = (text: LocalisedText) => pickText(text, language, settings.defaultLanguage)?.text ?? '';
  const information = href(language, 'projectInformation', { id });
  const title = [row.name, inLanguage(row.title)].filter(Boolean).join(': ');
  const address = addressText(row, language);
  const name = slugOf(row.name, language);
  const shown = (kind: MediaRow['kind']) =>
    media
      .filter((each) => each.kind === kind)
      .flatMap(({ picture }) => shownPicture(picture, row.name, language) ?? []);
  const photos = shown('photo');
  const sold = units.filter((unit) => !isOpen(unit)).length;
  const soldOut = units.length > 0 && sold === units.length;
  const similar = soldOut ? await similarProjects(context, id) : [];
  const region = regionOf(row.country_id, row.postal_code);
  const words = fieldTexts(language);
  const energyLabel = findEnergyLabel(words, row.energy_label, row.region);
  const label = isEnergyLabel(row.energy_label) ? row.energy_label : undefined;
  context.structuredData.push(
    projectListing(
      row,
      { path: alternates[language], title, lede: inLanguage(row.lede), photos, soldOut },
      context,
    ),
  );

  return {
    head: pageHead(context, {
      title,
      description: inLanguage(row.lede),
      alternates,
      picture: photos[0],
    }),
    alternates,
    title,
    address,
    lede: shownText(row.lede, context),
    description: shownText(row.description, context),
    photo: photos[0] ?? null,
    ribbon: soldOut ? { kind: 'gone' as const, text: t('SOLD_OUT') } : null,
    // Of a project that is sold out nothing is advertised any more.
    plans: soldOut ? [] : shown('plan'),
    facts: projectFacts(t, row),
    energy: energyLabel && {
      label: energyLabel,
      caption: words.label('energyLabel', { region }),
    },
    scale: region && label && !soldOut ? shownEnergyScale(t, words, region, label, row.energy_value) : null,
    energyNote: energyNote(row, region, language, { conditions: settings.displayConditions }),
    price: soldOut
      ? null
      : row.from_price_cents === null
        ? { text: t('PRICE_ON_DEMAND') }
        : { prefix: t('STARTING_FROM'), text: formatEuro(row.from_price_cents) },
    taxNote: inLanguage(row.tax_note),
    bar: [
      ...Array<'available'>(row.available).fill('available'),
      ...Array<'option'>(row.under_option).fill('option'),
      ...Array<'gone'>(sold).fill('gone'),
    ],
    legend: [
      {
        kind: 'available' as const,
        count: row.available,
        text: t('UNITS_AVAILABLE', { count: row.available }),
      },
      {
        kind: 'option' as const,
        count: row.under_option,
        text: t('UNITS_OPTION', { count: row.under_option }),
      },
      { kind: 'gone' as const, count: sold, text: t('UNITS_SOLD', { count: sold }) },
    ].filter(({ count }) => count > 0),
    soldOut: soldOut ? { title: t('PROJECT_SOLD_OUT'), alert: screenHref(context, 'demandRegister') } : null,
    units: units.map((unit) => presentUnit(unit, language, name)),
    documents: soldOut ? [] : presentDocuments(t, documents, information),
    similar,
    agent: agent && presentAgent(agent),
    information,
    visit: `${information}?wish=visit`,
  };
}

/** The answer for an id that is not published: 410 when it once was, else 404; a draft is as if it never was. */
async function gone(context: RequestContext, id: number, pathname: string) {
  const t = textsFor(context.language);
  const hint = t('PAGE_NOT_FOUND_HINT');
  if (!(await findWithdrawn(context.database, 'project', id)))
    return missingPage(pathname, { title: t('PROJECT_NOT_FOUND'), hint });
  const similar = await similarProjects(context, id);
  return missingPage(pathname, { title: t('PROJECT_WITHDRAWN'), hint, similarProjects: similar }, 410);
}

async function similarProjects({ database, language, tags }: RequestContext, id: number) {
  tags.add('projects').add('properties').add('places');
  const projects = await listSimilarProjects(database, id);
  return projects.map((project) => presentProjectCard(project, language));
}

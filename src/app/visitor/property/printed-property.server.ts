import { agencyLegal, footerOf, loadBrand, pageOnPaper } from '#app/print/agency.server.ts';
import { type Brochure, drawBrochure } from '#app/print/brochure.server.ts';
import { brochurePictures } from '#app/print/brochure-pictures.server.ts';
import type { Printed } from '#app/print/printed.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listMedia, type PropertyRow } from '#database/property/property-page.ts';
import { findAgent } from '#database/site/people.ts';
import { isOpen } from '#domain/property/availability.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { slugOf } from '#domain/text/slug.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { propertyTitle } from '#texts/wording/property-words.ts';
import { getAskedProperty } from './asked-property.server.ts';
import { brochureGroups } from './brochure-groups.server.ts';
import { keyFacts } from './facts.server.ts';
import { presentHeadline } from './headline.server.ts';
import { presentOffered } from './offered.server.ts';
import { presentPrintedMap } from './printed-map.server.ts';

/** Made from the data of the page. Undefined for a property that is gone; throws what `getAskedProperty` throws. */
export async function printProperty(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
): Promise<Printed | undefined> {
  const row = await getAskedProperty(context, idInAddress, pathname);
  if (!isOpen(row)) return undefined;
  const pdf = await drawBrochure(await presentBrochure(context, row), context);
  return { pdf, name: `brochure-${slugOf(row.reference, context.language) || row.id}` };
}

async function presentBrochure(context: RequestContext, row: PropertyRow): Promise<Brochure> {
  const { database, language, tags } = context;
  const t = textsFor(language);
  const { id, agent_id } = row;
  tags.add('places');
  if (row.project_id) tags.add(`project:${row.project_id}`);
  if (agent_id) tags.add(`agent:${agent_id}`);
  const facts = propertyFacts(row);
  const [media, agent] = await Promise.all([
    listMedia(database, { propertyId: id }),
    agent_id ? findAgent(database, agent_id) : undefined,
  ]);
  const headline = presentHeadline(context, row, undefined);
  const offered = presentOffered(context, row, { facts, media, documents: [], agent });
  const words = fieldTexts(language);
  const scale = offered.energy?.scale;
  const said = {
    title: headline.title,
    lede: headline.lede ?? { text: '' },
    description: headline.description ?? { text: '' },
  };
  return {
    language,
    ...said,
    brand: await loadBrand(context),
    address: headline.address,
    price: headline.price,
    ...keyFacts(row, facts, words),
    contact: offered.contact,
    page: pageOnPaper(context, propertyPath(row, language), media, 'moments'),
    ...(await brochurePictures(context, media, said)),
    units: null,
    groups: brochureGroups(t, facts, { ...offered, energy: offered.energy && withoutDrawn(offered.energy) }),
    map: await presentPrintedMap(context, row, facts),
    scale: scale ? { title: words.label('energyLabel', { region: facts.region ?? null }), scale } : null,
    notices: [
      offered.energy && offered.energy.rows.length === 0 ? offered.energy.caption : '',
      offered.energy?.duty
        ? t('LABEL_AND_TEXT', { label: t('RENOVATION_DUTY'), text: offered.energy.duty })
        : '',
      offered.legal?.note ?? '',
    ].filter(Boolean),
    legal: [`${t('BROCHURE_NO_OFFER')} ${agencyLegal(context)}`],
    footer: footerOf(context, { reference: row.reference, subject: propertyTitle(row, language) }),
  };
}

/** The scale says the value above its pointer. */
function withoutDrawn(energy: NonNullable<ReturnType<typeof presentOffered>['energy']>) {
  const isDrawn = Boolean(energy.scale?.value);
  return { ...energy, rows: energy.rows.filter(({ key }) => !isDrawn || key !== 'energyValue') };
}

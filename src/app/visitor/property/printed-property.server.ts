import { findContactAgent } from '#app/people/agent.server.ts';
import { agencyLegal, footerOf, loadBrand, pageOnPaper } from '#app/print/agency.server.ts';
import { type Brochure, drawBrochure } from '#app/print/brochure.server.ts';
import { brochurePictures } from '#app/print/brochure-pictures.server.ts';
import type { Printed } from '#app/print/printed.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { WholeProperty } from '#database/property/whole-property.ts';
import { isOpen } from '#domain/property/availability.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { slugOf } from '#domain/text/slug.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { addressText } from '#texts/wording/place-text.ts';
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
  const property = await getAskedProperty(context, idInAddress, pathname);
  const { row } = property;
  if (!isOpen(row)) return undefined;
  const pdf = await drawBrochure(await presentBrochure(context, property), context);
  return { pdf, name: `brochure-${slugOf(row.reference, context.language) || row.id}` };
}

async function presentBrochure(context: RequestContext, { row, media }: WholeProperty): Promise<Brochure> {
  const { language } = context;
  const t = textsFor(language);
  const facts = propertyFacts(row);
  const agent = await findContactAgent(context, row.agent_id);
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
    address: addressText(row, language, '\u00a0'),
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

import { presentText } from '#app/page/present-text.server.ts';
import { presentContact } from '#app/people/people.server.ts';
import { agencyLegal, footerOf, loadBrand, pageOnPaper } from '#app/print/agency.server.ts';
import { mapAround } from '#app/print/brochure/map.server.ts';
import { type Brochure, type BrochureTable, drawBrochure } from '#app/print/brochure.server.ts';
import { brochurePictures } from '#app/print/brochure-pictures.server.ts';
import type { Printed } from '#app/print/printed.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { brochureGroups } from '#app/visitor/property/brochure-groups.server.ts';
import { listUnits, type ProjectRow, type UnitRow } from '#database/property/projects.ts';
import { listMedia } from '#database/property/property-page.ts';
import { findAgent } from '#database/site/people.ts';
import { placeCircleM } from '#domain/map/surroundings.ts';
import { isOpen } from '#domain/property/availability.ts';
import { slugOf } from '#domain/text/slug.ts';
import { projectPath } from '#site/paths/property-address.ts';
import { plural, type Texts, textsFor } from '#texts/server/texts.ts';
import { addressText, cityText } from '#texts/wording/place-text.ts';
import { projectPrice } from '#texts/wording/property-words.ts';
import { getAskedProject } from './asked-project.server.ts';
import { presentProjectEnergy } from './energy.server.ts';
import { projectFacts } from './facts.server.ts';
import { presentProjectLegal } from './legal.server.ts';
import { countSold } from './sales.server.ts';
import { presentUnit, type ShownUnit } from './units.server.ts';

/** Made from the data of the page. Undefined for a project that is sold out; throws what `getAskedProject` throws. */
export async function printProject(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
): Promise<Printed | undefined> {
  const { database, language, tags } = context;
  const row = await getAskedProject(context, idInAddress, pathname);
  // The units of a project are properties.
  tags.add('properties').add('places');
  if (row.agent_id) tags.add(`agent:${row.agent_id}`);
  const units = await listUnits(database, row.id);
  if (units.length > 0 && countSold(units) === units.length) return undefined;
  const shown = units.map((unit) => presentUnit(unit, language, ''));
  const pdf = await drawBrochure(await presentBrochure(context, row, { units, shown }), context);
  return { pdf, name: `brochure-${slugOf(row.name, language) || row.id}` };
}

async function presentBrochure(
  context: RequestContext,
  row: ProjectRow,
  { units, shown }: { units: UnitRow[]; shown: ShownUnit[] },
): Promise<Brochure> {
  const { database, language } = context;
  const t = textsFor(language);
  const [media, agent, legal] = await Promise.all([
    listMedia(database, { projectId: row.id }),
    row.agent_id ? findAgent(database, row.agent_id) : undefined,
    presentProjectLegal(context, row),
  ]);
  const said = presentText(row.title, context);
  const title = said.text
    ? { ...said, text: t('LABEL_AND_TEXT', { label: row.name, text: said.text }) }
    : { text: row.name };
  const shownTexts = {
    title,
    lede: presentText(row.lede, context),
    description: presentText(row.description, context),
  };
  const pictures = [...media, ...plansOf(units)];
  const { energy, scale, energyNote } = presentProjectEnergy(context, row, false);
  return {
    language,
    ...shownTexts,
    brand: await loadBrand(context),
    address: addressText(row, language, '\u00a0'),
    price: projectPrice(row, language),
    facts: projectFacts(t, row),
    energy,
    contact: presentContact(agent, context),
    page: pageOnPaper(context, projectPath(row, language), pictures),
    ...(await brochurePictures(context, pictures, shownTexts)),
    units: shown.length > 0 ? unitTable(t, shown) : null,
    groups: brochureGroups(t, {}, { groups: [], energy: null, legal }),
    map: presentMap(context, row),
    scale: scale && { title: t('ENERGY_SECTION'), scale },
    notices: [
      saysNoMore(energyNote, scale) ? '' : energyNote,
      presentText(row.tax_note, context).text,
      legal?.note ?? '',
    ].filter(Boolean),
    legal: [`${t('BROCHURE_NO_OFFER')} ${agencyLegal(context)}`],
    footer: footerOf(context, { reference: row.reference, subject: row.name }),
  };
}

/** Plans of different units that can be had; a drawing of the whole project comes first. */
function plansOf(units: UnitRow[]) {
  const natures = new Map(
    units
      .filter(isOpen)
      .flatMap(({ plan_id, plan_nature }) => (plan_id ? [[plan_id, plan_nature ?? 'real']] : [])),
  );
  return [...natures].map(([id, nature]) => ({ kind: 'plan' as const, picture: { id, nature } }));
}

/** The scale has the class, and the value above its pointer. */
function saysNoMore(energyNote: string, scale: ReturnType<typeof presentProjectEnergy>['scale']): boolean {
  const own = scale?.steps.find((step) => step.own);
  if (!own || !scale?.value) return false;
  const said = `${own.text} · ${scale.value} ${scale.unit}`;
  return energyNote.replaceAll('\u00a0', ' ').endsWith(said.replaceAll('\u00a0', ' '));
}

/** The map of a project shows its municipality. */
function presentMap(context: RequestContext, row: ProjectRow): Brochure['map'] {
  const { zones, language } = context;
  const t = textsFor(language);
  const zone = zones.municipalityOf(row.place_id ?? 0);
  const drawn = zone && mapAround(context, { at: zone, radiusM: placeCircleM, municipality: zone });
  if (!drawn) return null;
  const sentence = t('LOCATION_OF_PLACE', { place: cityText(row, language) });
  return { title: t('LOCATION'), sentence, drawn };
}

/** As on the page; a column that no unit fills is left out. */
function unitTable(t: Texts, units: ShownUnit[]): BrochureTable {
  const suffixes = new Set(units.flatMap(({ price }) => price.suffix ?? []));
  const suffix = suffixes.size === 1 ? [...suffixes][0] : undefined;
  const columns = [
    { head: t('UNIT'), cell: ({ name }: ShownUnit) => name },
    { head: t('TYPE'), cell: ({ type }: ShownUnit) => type },
    { head: t('UNIT_FLOOR'), cell: ({ floor }: ShownUnit) => floor },
    { head: t('UNIT_AREA'), cell: ({ area }: ShownUnit) => area },
    { head: t('UNIT_BEDROOMS'), cell: ({ bedrooms }: ShownUnit) => bedrooms },
    { head: t('UNIT_OUTSIDE'), cell: ({ outside }: ShownUnit) => outside },
    { head: t('UNIT_AVAILABILITY'), cell: ({ status }: ShownUnit) => status.text },
    {
      // If every price is without tax, the head says so.
      head: [t('PRICE'), suffix].filter(Boolean).join(' '),
      cell: ({ price }: ShownUnit) =>
        [price.text, price.suffix !== suffix && price.suffix].filter(Boolean).join(' '),
    },
  ].filter(({ cell }) => units.some((unit) => cell(unit)));
  return {
    title: t('PROJECT_UNITS'),
    heads: columns.map(({ head }) => head),
    rows: units.map((unit) => ({ cells: columns.map(({ cell }) => cell(unit)), isGone: unit.gone })),
    leftOut: {
      gone: plural(t, 'BROCHURE_UNITS_SOLD', units.filter(({ gone }) => gone).length),
      some: t('BROCHURE_UNITS_SOME'),
    },
  };
}

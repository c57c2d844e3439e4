import { findContactAgent } from '#app/people/agent.server.ts';
import { agencyInShort, loadBrand, pageOnPaper } from '#app/print/agency.server.ts';
import { loadPictures } from '#app/print/pictures.server.ts';
import type { Printed } from '#app/print/printed.server.ts';
import { cardPhotoBox, drawWindowCard, papers, type WindowCard } from '#app/print/window-card.server.ts';
import { findEnergyLabel } from '#app/property/energy.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import type { WholeProperty } from '#database/property/whole-property.ts';
import { formatPhone } from '#domain/person/phone.ts';
import { isOpen } from '#domain/property/availability.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import { isToCome } from '#domain/property/open-day.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { formatArea } from '#domain/text/numbers.ts';
import { slugOf } from '#domain/text/slug.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { pictureNote } from '#texts/wording/picture-note.ts';
import { cardAddress } from '#texts/wording/place-text.ts';
import { propertyTitle } from '#texts/wording/property-words.ts';
import { getAskedProperty } from './asked-property.server.ts';
import { brochureGroups } from './brochure-groups.server.ts';
import { presentHeadline } from './headline.server.ts';
import { presentOffered } from './offered.server.ts';
import { presentPrintedMap } from './printed-map.server.ts';

/** For a preview, made from the data of its page; undefined for anybody else, and for a property that is gone. */
export async function printWindowCard(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
  paper: keyof typeof papers,
): Promise<Printed | undefined> {
  if (!context.preview) return undefined;
  const property = await getAskedProperty(context, idInAddress, pathname);
  const { row } = property;
  if (!isOpen(row)) return undefined;
  const pdf = await drawWindowCard(await presentCard(context, property, papers[paper]), paper, context);
  return { pdf, name: `window-card-${slugOf(row.reference, context.language) || row.id}-${paper}` };
}

async function presentCard(
  context: RequestContext,
  { row, media, openDays }: WholeProperty,
  magnified: number,
): Promise<WindowCard> {
  const { language, settings, now } = context;
  const t = textsFor(language);
  const facts = propertyFacts(row);
  const agent = await findContactAgent(context, row.agent_id);
  const openDay = openDays.find((day) => isToCome({ endsAt: day.ends_at }, now));
  const { ribbon, price } = presentHeadline(context, row, openDay);
  const title = propertyTitle(row, language);
  const { width, height } = cardPhotoBox;
  const box = { width: width * magnified, height: height * magnified, fit: 'cover' } as const;
  const first = media.find(({ kind }) => kind === 'photo');
  const alt = t('PHOTO_OF', { title, number: 1 });
  const [photo = null] = await loadPictures(
    context,
    first ? [{ id: first.picture.id, alt, note: pictureNote(first.picture.nature, language), box }] : [],
  );
  return {
    language,
    brand: await loadBrand(context),
    photo,
    map: photo ? null : await presentPrintedMap(context, row, facts),
    ribbon,
    price,
    energy: findEnergyLabel(fieldTexts(language), row.energy_label, row.region),
    title,
    place: cardAddress(row, language, '\u00a0'),
    facts: cardFacts(row, fieldTexts(language)),
    page: {
      ...pageOnPaper(context, propertyPath(row, language), media),
      words: t(first ? 'WINDOW_CARD_MORE' : 'WINDOW_CARD_MORE_FACTS'),
    },
    phone: settings.agency.phone && formatPhone(settings.agency.phone),
    reference: row.reference,
    legal: legalLine(context, facts, presentOffered(context, row, { facts, media, documents: [], agent })),
  };
}

/** The particulars that an advertisement must have by law, as short as possible. */
function legalLine(
  context: RequestContext,
  facts: PropertyFacts,
  offered: ReturnType<typeof presentOffered>,
): string {
  const t = textsFor(context.language);
  const isPrice = (label: string) =>
    offered.groups.some(({ rows }) => rows.some((row) => row.key === 'priceCents' && row.label === label));
  const required = brochureGroups(t, facts, offered)
    .flatMap(({ rows }) => rows)
    .filter(({ isRequired, label }) => isRequired && !isPrice(label))
    .map(({ label, value }) => `${label} ${value}`);
  const caption = offered.energy && offered.energy.rows.length === 0 ? [offered.energy.caption] : [];
  return [[...caption, ...required].join(' · '), agencyInShort(context)]
    .filter(Boolean)
    .map((each) => (each.endsWith('.') ? each : `${each}.`))
    .join(' ');
}

function cardFacts(row: PropertyRow, words: FieldWords): WindowCard['facts'] {
  const facts: WindowCard['facts'] = [];
  const { bedrooms, bathrooms, living_area_m2: living, plot_area_m2: plot } = row;
  if (bedrooms)
    facts.push({
      icon: 'bed',
      value: String(bedrooms),
      label: words.shortLabel('bedrooms', { count: bedrooms }),
    });
  if (bathrooms)
    facts.push({
      icon: 'bath',
      value: String(bathrooms),
      label: words.shortLabel('bathrooms', { count: bathrooms }),
    });
  if (living)
    facts.push({ icon: 'area', value: formatArea(living), label: words.shortLabel('livingAreaM2') });
  if (plot) facts.push({ icon: 'plot', value: formatArea(plot), label: words.shortLabel('plotAreaM2') });
  return facts;
}

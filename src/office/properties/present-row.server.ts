import type { OfficeRow } from '#database/property/office-list.ts';
import type { StoredFacts } from '#database/property/stored-facts.ts';
import type { Language } from '#domain/language.ts';
import { initialsOf } from '#domain/person/initials.ts';
import { streetName } from '#domain/place/street-name.ts';
import { type LegalMeter, legalMeter } from '#domain/property/legal-completeness/legal-meter.ts';
import { formatEuro } from '#domain/property/price.ts';
import { formatDay } from '#domain/time/dates.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { ShownStatus } from '#interface/status.tsx';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { textsFor } from '#texts/server/texts.ts';
import { typeName } from '#texts/wording/property-words.ts';

export type ShownRow = {
  id: number;
  href: string;
  priceHref: string;
  type: string;
  address: string;
  reference: string;
  picture: { small: string; large: string } | undefined;
  status: ShownStatus;
  price: string;
  /** The site shows 'on demand' in its place. */
  isPriceHidden: boolean;
  meter: LegalMeter | undefined;
  agent: { name: string; initials: string } | undefined;
  changed: string;
  edits: number;
};

type Shown = {
  language: Language;
  today: string;
  publicUrl: string;
  /** The address of the list to return to. */
  list: string;
};

export function presentRow(row: OfficeRow, stored: StoredFacts | undefined, shown: Shown): ShownRow {
  const { language, today, publicUrl, list } = shown;
  const href = `/office/properties/${row.id}/`;
  return {
    id: row.id,
    href,
    priceHref: `${href}price/${list && `?list=${encodeURIComponent(list)}`}`,
    type: typeName(row.type, language),
    address: addressOf(row, stored?.row.region ?? null, language),
    reference: row.reference,
    picture: row.picture_id === null ? undefined : pictureOf(row.picture_id, publicUrl),
    status: statusOf(row, language),
    price: priceOf(row, language),
    isPriceHidden: row.price_cents !== null && stored?.row.publish_price === false,
    meter: stored && legalMeter(stored.facts, stored.exempt, today),
    agent: row.agent_name ? { name: row.agent_name, initials: initialsOf(row.agent_name) } : undefined,
    changed: formatDay(row.changed_at, language),
    edits: row.edits,
  };
}

/** The full address, even if the site hides it: 'Kouter 12 bus 4, Gent', whose number stays on the line of its street. */
export function addressOf(
  row: Record<'street' | 'house_number' | 'box_number' | 'city', string | null>,
  region: string | null,
  language: Language,
): string {
  const box = row.box_number && textsFor(language)('ADDRESS_BOX', { box: row.box_number });
  const door =
    row.street && [streetName(row.street, region, language), row.house_number].filter(Boolean).join('\u00a0');
  return [door && [door, box].filter(Boolean).join(' '), row.city].filter(Boolean).join(', ');
}

export function pictureOf(id: string, publicUrl: string): { small: string; large: string } {
  const address = (width: 100 | 500) => publicUrl + pictureAddress({ id, name: '-' }, width);
  return { small: address(100), large: address(500) };
}

export function statusOf(
  { publication, availability, purpose }: Pick<OfficeRow, 'publication' | 'availability' | 'purpose'>,
  language: Language,
): ShownStatus {
  const words = fieldTexts(language);
  if (publication !== 'published') return { kind: 'none', text: words.option('publication', publication) };
  if (availability === 'available') return { kind: 'available', text: words.option('purpose', purpose) };
  const kind = availability === 'option' ? 'option' : 'gone';
  return { kind, text: words.option('availability', availability) };
}

function priceOf(
  { price_cents, purpose }: Pick<OfficeRow, 'price_cents' | 'purpose'>,
  language: Language,
): string {
  const t = officeTextsFor(language);
  if (price_cents === null) return t('PROPERTIES_ON_DEMAND');
  const price = formatEuro(price_cents);
  return purpose === 'rent' ? t('PROPERTIES_A_MONTH', { price }) : price;
}

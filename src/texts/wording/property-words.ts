import { type Language, type LocalisedText, pickText } from '#domain/language.ts';
import type { OptionValue } from '#domain/property/option-sets.ts';
import { formatEuro, type PriceParts, presentPrice } from '#domain/property/price.ts';
import { taxOf } from '#domain/property/tax.ts';
import { isPropertyType } from '#domain/property/types.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { cityText } from './place-text.ts';

/** An unknown type stays as it is stored. */
export function typeName(type: string, language: Language): string {
  return isPropertyType(type) ? fieldTexts(language).type(type) : type;
}

/** 'Huis in Gent'. */
export function propertyTitle(
  row: { type: string; city: string; place_name: LocalisedText | null },
  language: Language,
): string {
  return textsFor(language)('TYPE_IN_CITY', {
    type: typeName(row.type, language),
    city: cityText(row, language),
  });
}

/** The columns that tell which taxes a price excludes. */
type TaxColumns = {
  project_id: number | null;
  is_new_build: boolean | null;
  tax_regime: OptionValue<'taxRegime'> | null;
};

export function propertyPrice(
  row: TaxColumns & {
    purpose: 'sale' | 'rent';
    type: string;
    price_cents: number | null;
    publish_price: boolean;
    price_unit: number | null;
    price_unit_text: LocalisedText | null;
  },
  language: Language,
): PriceParts {
  const { price_cents: priceCents, publish_price: publishPrice, price_unit: priceUnit } = row;
  const unitText = pickText(row.price_unit_text, language)?.text;
  const tax = taxOf({
    taxRegime: row.tax_regime,
    isNewBuild: row.is_new_build,
    projectId: row.project_id,
  });
  return presentPrice({ ...row, priceCents, publishPrice, priceUnit, unitText, tax }, textsFor(language));
}

/** The price of the cheapest property left in a project. */
export function projectPrice(
  {
    from_price_cents: cents,
    from_price_has_tax,
  }: { from_price_cents: number | null; from_price_has_tax: boolean },
  language: Language,
): PriceParts {
  const t = textsFor(language);
  if (cents === null) return { text: t('PRICE_ON_DEMAND') };
  const suffix = !from_price_has_tax && { suffix: t('PRICE_WITHOUT_TAX') };
  return { prefix: t('STARTING_FROM'), text: formatEuro(cents), ...suffix };
}

/** A price in one line: 'vanaf € 325.000'. */
export function priceInLine({ prefix, text, suffix }: PriceParts): string {
  return [prefix, text, suffix].filter(Boolean).join(' ');
}

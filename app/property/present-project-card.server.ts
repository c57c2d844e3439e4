import type { ProjectRow } from '#database/projects.ts';
import { type Language, pickText } from '#domain/language.ts';
import { formatEuro } from '#domain/price.ts';
import { slugOf } from '#domain/slug.ts';
import { projectPath } from '#site/property-address.ts';
import { textsFor } from '#texts/server.ts';
import { cityText, streetText } from './place-text.server.ts';
import type { ShownProjectCard } from './project-card.tsx';

const wholeNumber = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 });

/** Two numbers as a range, '91–176'; one when they are the same. */
export function range(min: number, max: number): string {
  const [from, to] = [wholeNumber.format(min), wholeNumber.format(max)];
  return from === to ? from : `${from}–${to}`;
}

/** Takes a project as the list query gives it; gives what its card shows, in a language. */
export function presentProjectCard(row: ProjectRow, language: Language): ShownProjectCard {
  const t = textsFor(language);
  const left = row.available + row.under_option;
  const isSoldOut = row.units > 0 && left === 0;
  const facts: string[] = [];
  if (row.units > 0 && !isSoldOut)
    facts.push(t('FACT_UNITS_FREE', { free: row.available, total: row.units }));
  if (row.min_bedrooms !== null && row.max_bedrooms !== null && row.max_bedrooms > 0) {
    facts.push(t('BEDROOMS_RANGE', { range: range(row.min_bedrooms, row.max_bedrooms) }));
  }
  if (row.min_area_m2 !== null && row.max_area_m2 !== null)
    facts.push(`${range(row.min_area_m2, row.max_area_m2)} m²`);
  const city = cityText(row, language);
  return {
    id: row.id,
    href: row.external_url ?? projectPath(row, language),
    external: row.external_url !== null,
    name: row.name,
    city,
    title: pickText(row.title, language)?.text ?? '',
    address: [streetText(row, language), `${row.postal_code} ${city}`].filter(Boolean).join(', '),
    price:
      isSoldOut || row.external_url
        ? null
        : row.from_price_cents === null
          ? { text: t('PRICE_ON_DEMAND') }
          : { prefix: t('STARTING_FROM'), text: formatEuro(row.from_price_cents) },
    ribbon: isSoldOut ? { kind: 'gone', text: t('SOLD_OUT') } : null,
    facts,
    picture:
      row.picture_id && row.picture_width && row.picture_height
        ? {
            id: row.picture_id,
            name: slugOf(row.name, language),
            width: row.picture_width,
            height: row.picture_height,
            thumbhash: row.thumbhash ?? '',
          }
        : null,
  };
}

import type { ProjectRow } from '#database/property/projects.ts';
import { type Language, pickText } from '#domain/language.ts';
import { formatRange } from '#domain/text/numbers.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import { projectPath } from '#site/paths/property-address.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import { cityText, streetText } from '#texts/wording/place-text.ts';
import { projectPrice } from '#texts/wording/property-words.ts';
import type { ShownProjectCard } from './project-card.tsx';

export function presentProjectCard(row: ProjectRow, language: Language): ShownProjectCard {
  const t = textsFor(language);
  const isSoldOut = row.units > 0 && row.open === 0;
  const facts: string[] = [];
  if (row.units > 0 && !isSoldOut)
    facts.push(t('FACT_UNITS_FREE', { count: row.available, total: row.units }));
  if (row.min_bedrooms !== null && row.max_bedrooms !== null && row.max_bedrooms > 0) {
    const range = formatRange(row.min_bedrooms, row.max_bedrooms);
    const count = row.max_bedrooms;
    const isOne = row.min_bedrooms === count;
    facts.push(isOne ? plural(t, 'FACT_BEDROOMS', count) : t('BEDROOMS_RANGE', { range, count }));
  }
  if (row.min_area_m2 !== null && row.max_area_m2 !== null)
    facts.push(`${formatRange(row.min_area_m2, row.max_area_m2)}\u00a0m²`);
  const city = cityText(row, language);
  return {
    id: row.id,
    href: row.external_url ?? projectPath(row, language),
    external: row.external_url !== null,
    name: row.name,
    city,
    title: pickText(row.title, language)?.text ?? '',
    address: [streetText(row, language), `${row.postal_code} ${city}`].filter(Boolean).join(', '),
    price: isSoldOut || row.external_url ? null : projectPrice(row, language),
    ribbon: isSoldOut ? { kind: 'gone', text: t('SOLD_OUT') } : null,
    facts,
    picture: presentPicture(row.picture, row.name, language),
    ...(row.is_plan && { isPlan: true as const }),
  };
}

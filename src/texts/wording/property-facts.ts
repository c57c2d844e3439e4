import { getTypeRow, isPropertyType } from '#domain/property/types.ts';
import { formatArea, formatNumber } from '#domain/text/numbers.ts';
import { plural, type Texts } from '#texts/server/texts.ts';

/** `text`: beside an icon. `name`: by itself. */
type PropertyFact = { icon: 'bed' | 'bath' | 'area' | 'plot' | 'width'; text: string; name: string };

type KnownProperty = {
  type: string;
  bedrooms: number | null;
  bathrooms: number | null;
  living_area_m2: number | null;
  plot_area_m2: number | null;
  plot_width_m: number | null;
  total_area_m2: number | null;
};

/** At most three: those that people ask for first. */
export function shortFacts(t: Texts, row: KnownProperty): PropertyFact[] {
  const facts: PropertyFact[] = [];
  const isLand = isPropertyType(row.type) && getTypeRow(row.type).family === 'land';
  if (row.bedrooms) {
    facts.push({
      icon: 'bed',
      text: String(row.bedrooms),
      name: plural(t, 'FACT_BEDROOMS', row.bedrooms),
    });
  }
  if (row.bathrooms) {
    facts.push({
      icon: 'bath',
      text: String(row.bathrooms),
      name: plural(t, 'FACT_BATHROOMS', row.bathrooms),
    });
  }
  const inside = row.living_area_m2 ?? row.total_area_m2;
  if (inside && !isLand) {
    const text = formatArea(inside);
    facts.push({
      icon: 'area',
      text,
      name: row.living_area_m2 ? t('FACT_LIVING_AREA', { area: text }) : text,
    });
  } else if (row.plot_area_m2) {
    const text = formatArea(row.plot_area_m2);
    facts.push({ icon: 'plot', text, name: t('FACT_PLOT_AREA', { area: text }) });
  }
  if (isLand && row.plot_width_m) {
    const text = t('FACT_PLOT_WIDTH', { width: `${formatNumber(row.plot_width_m, { decimals: 2 })} m` });
    facts.push({ icon: 'width', text, name: text });
  }
  return facts.slice(0, 3);
}

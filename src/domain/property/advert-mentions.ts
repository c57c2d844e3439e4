import type { Region } from '#domain/place/region.ts';
import { type EnergyLabelName, energyScale, writeEnergyLabel } from './energy-label.ts';
import { type DisplaySettings, type FactRow, factRows } from './fact-sheet.ts';
import type { FieldWords } from './field-words.ts';
import { type FieldKey, getField, suits } from './fields.ts';
import { formatValue } from './format-value.ts';
import type { OptionValue } from './option-sets.ts';
import { regionOfProperty } from './region-of-property.ts';
import { energyMentions, labelOfProperty } from './required-mentions.ts';
import { familyOf } from './types.ts';
import type { PropertyFacts } from './values.ts';

/** `meaning`: what the letter says, in words. */
type FloodScore = {
  key: 'floodScoreParcel' | 'floodScoreBuilding';
  score: OptionValue<'floodScore'>;
  label: string;
  meaning: string;
};

type EnergyMention = {
  /** The label of the certificate, else the one that its value earns. */
  label: EnergyLabelName | undefined;
  /** The line that the law of the region asks for: 'PEB: C · N° PEB 2021… · E spec: 230 kWh/m².an'. */
  caption: string;
  rows: FactRow[];
};

type AdvertMentions = {
  region: Region | undefined;
  /** undefined if there is nothing to say: land, a garage, a property of which nothing is known yet. */
  energy: EnergyMention | undefined;
  /** The law wants the flood symbol beside a D. */
  flood: { scores: FloodScore[]; showSymbol: boolean };
  /** Water, planning and soil, save the flood scores. */
  rows: FactRow[];
};

/**
 * What the advertisement must say by law, and what else is known of energy, water, planning and soil. The conditions
 * in the settings can hide only what the law does not ask for.
 */
export function advertMentions(
  property: PropertyFacts,
  words: FieldWords,
  settings: DisplaySettings = {},
): AdvertMentions {
  const scores = floodScores(property, words);
  return {
    region: regionOfProperty(property),
    energy: energyMention(property, words, settings),
    flood: { scores, showSymbol: scores.some(({ score }) => score === 'd') },
    rows: factRows('legal', property, words, settings).filter(
      (row) => !scores.some((score) => score.key === row.key),
    ),
  };
}

function floodScores(property: PropertyFacts, words: FieldWords): FloodScore[] {
  const family = familyOf(property.type);
  const region = regionOfProperty(property);
  return (['floodScoreParcel', 'floodScoreBuilding'] as const).flatMap((key) => {
    const score = property[key];
    if (!score || !suits(getField(key), { family, purpose: property.purpose, region })) return [];
    return [{ key, score, label: words.label(key), meaning: words.option(key, score) }];
  });
}

function energyMention(
  given: PropertyFacts,
  words: FieldWords,
  settings: DisplaySettings,
): EnergyMention | undefined {
  const region = regionOfProperty(given);
  const label = labelOfProperty(given);
  // A building that names its worst and its best class names no certificate.
  const epcCode = given.energyLabelBest ? undefined : given.epcCode;
  const property: PropertyFacts = { ...given, energyLabel: label, epcCode };
  const order = region ? energyMentions[region] : [];
  const rows = inOrder(factRows('energy', property, words, settings), order).filter(
    ({ key }) => key !== 'energyLabel' || !isDrawn(property, region),
  );
  const caption = region ? captionOf(property, words, region) : '';
  return rows.length > 0 || caption !== '' ? { label, caption, rows } : undefined;
}

/**
 * A label that is drawn on a scale needs no row. Luxembourg has no scale, and a building with two labels has no
 * place on one.
 */
function isDrawn(property: PropertyFacts, region: Region | undefined): boolean {
  return region !== undefined && energyScale(region).length > 0 && !property.energyLabelBest;
}

/** The prefixes that the regions prescribe or all agencies use, in every language; the others are labels. */
const prefixes: Record<Region, Partial<Record<FieldKey, string>>> = {
  flanders: { energyLabel: 'EPC ', energyValue: '', epcCode: 'UC ' },
  wallonia: { energyLabel: 'PEB: ', epcCode: 'N° PEB ', energyValue: 'E spec: ', epcTotalKwh: 'E totale: ' },
  brussels: { co2KgM2: 'CO₂: ' },
  luxembourg: {},
};

function captionOf(property: PropertyFacts, words: FieldWords, region: Region): string {
  const family = familyOf(property.type);
  const colon = words.language === 'fr' ? '\u202f: ' : ': ';
  const parts = energyMentions[region].map((key) => {
    if (!suits(getField(key), { family, purpose: property.purpose, region })) return '';
    const value =
      key === 'energyLabel' ? writtenLabels(property) : formatValue(getField(key), property[key], words);
    if (value === '') return '';
    return (prefixes[region][key] ?? words.label(key, { region }) + colon) + value;
  });
  const caption = parts.filter((part) => part !== '').join(' · ');
  const reason = property.epcExemptReason;
  return caption === '' && reason
    ? `${words.label('epcExemptReason', { region })} ${words.option('epcExemptReason', reason)}`
    : caption;
}

/** 'C'; the worst and the best for a building with several units: 'F – C'. */
function writtenLabels({ energyLabel, energyLabelBest }: PropertyFacts): string {
  return [energyLabel, energyLabelBest]
    .flatMap((label) => (label ? [writeEnergyLabel(label)] : []))
    .join(' – ');
}

/** The named rows first and in that order, then the others as they come. */
function inOrder(rows: FactRow[], order: readonly FieldKey[]): FactRow[] {
  const named = order.flatMap((key) => rows.filter((row) => row.key === key));
  return [...named, ...rows.filter((row) => !order.includes(row.key))];
}

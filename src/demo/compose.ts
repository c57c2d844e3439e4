import { isOpen } from '#domain/property/availability.ts';
import { type EnergyLabelName, energyLetter } from '#domain/property/energy-label.ts';
import { getTypeRow } from '#domain/property/types.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { countPhrase } from './count-phrase.ts';
import type { DemoProperty, DemoTexts } from './demo-property.ts';
import { type Said, said, saidInEach } from './said.ts';
import { type FeatureKey, features } from './sentences/features.ts';
import { otherSentences } from './sentences/grounds-and-workplaces.ts';
import { houseSentences } from './sentences/houses.ts';
import { closings, energySentences, layouts, oneRoomLayouts } from './sentences/layouts.ts';
import { placeSentences } from './sentences/places.ts';
import { typeNames } from './sentences/type-names.ts';
import { stableNumber, stablePick } from './stable-number.ts';

type Context = { purpose: 'sale' | 'rent'; label: EnergyLabelName | undefined };

const looks = { ...houseSentences, ...otherSentences };
const joiners = said(' en ', ' et ', ' und ', ' and ');
const withWords = said('met', 'avec', 'mit', 'with');
const fromYear = said('uit', 'de', 'von', 'of');
const gardens: readonly FeatureKey[] = [
  'sunnyGarden',
  'southGarden',
  'cityGarden',
  'largeGarden',
  'meadow',
  'pool',
];

/**
 * Puts a title, one large sentence and a text of a few paragraphs together from sentences that were each written in
 * four languages. The same row always gets the same ones.
 */
export function composeTexts(row: DemoProperty, context: Context): DemoTexts {
  const sentences = looks[row.looks];
  const told = row.features.map((key) => stablePick(`${row.street} ${key}`, features[key].told));
  const ledes: readonly Said[] = [...sentences.ledes, ...told.slice(0, 1)];
  const lede = stablePick(`lede ${row.street}`, ledes);
  const paragraphs = [
    [sentences.looks, layoutOf(row)],
    told.filter((sentence) => sentence !== lede),
    [placeSentences[row.at].told, ...energyOf(row, context)],
    closingOf(row, context.purpose),
  ];
  return {
    title: titleOf(row),
    lede,
    description: saidInEach((language) =>
      paragraphs
        .filter((sentencesOfOne) => sentencesOfOne.length > 0)
        .map((sentencesOfOne) => sentencesOfOne.map((sentence) => sentence[language]).join(' '))
        .join('\n\n'),
    ),
  };
}

function titleOf(row: DemoProperty): Said {
  const name = typeNames[row.type];
  if (!name) throw new Error(`There is no name for the type '${row.type}'`);
  const { near } = placeSentences[row.at];
  const [first, second] = row.features.map((key) => features[key].title);
  const pattern = stableNumber(`title ${row.street}`, 3);
  const isOld = row.year !== undefined && row.year < 1975 && getTypeRow(row.type).family === 'house';
  return saidInEach((language) => {
    if (!first || pattern === 0) return `${name[language]} ${near[language]}`;
    const qualities = [first, second].flatMap((quality) => quality?.[language] ?? []);
    const start =
      isOld && pattern === 1 ? `${name[language]} ${fromYear[language]} ${row.year}` : name[language];
    return `${start} ${withWords[language]} ${qualities.join(joiners[language])}`;
  });
}

function layoutOf(row: DemoProperty): Said {
  const sentence = stablePick(`layout ${row.street}`, layoutsFor(row));
  return saidInEach((language) => {
    const values: Record<string, string> = {
      living: number(row.living),
      plot: number(row.plot),
      total: number(row.total),
      width: number(row.width),
      units: String(row.units),
      bedrooms: countPhrase(row.bedrooms ?? 0, 'bedrooms', language),
      bathrooms: countPhrase(row.bathrooms ?? 0, 'bathrooms', language),
    };
    return sentence[language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  });
}

/** Empty if no sentence asks for it. */
function number(value: number | undefined): string {
  return value === undefined ? '' : formatNumber(value, { decimals: 1 });
}

function layoutsFor(row: DemoProperty): readonly Said[] {
  if (row.type === 'studio' || row.type === 'student_room') return oneRoomLayouts;
  const { family } = getTypeRow(row.type);
  if (row.type === 'bungalow' || row.type === 'chalet') return layouts.apartment.slice(-1);
  const hasGarden = row.features.some((key) => gardens.includes(key));
  // The other layouts of a house mention its garden.
  if (family === 'house' && !hasGarden) return layouts.house.filter((_, index) => [0, 1, 3].includes(index));
  return layouts[family];
}

function energyOf(row: DemoProperty, { purpose, label }: Context): readonly Said[] {
  const { family } = getTypeRow(row.type);
  if (!label || (family !== 'house' && family !== 'apartment')) return [];
  const letter = energyLetter(label);
  const quality = letter.startsWith('a') ? 'good' : ['b', 'c', 'd'].includes(letter) ? 'fair' : 'poor';
  // A tenant does not renovate.
  if (purpose === 'rent' && quality !== 'good') return [];
  // The second sentences speak of walls and a roof, which an apartment shares with others.
  const sentences = family === 'house' ? energySentences[quality] : energySentences[quality].slice(0, 1);
  return [stablePick(`energy ${row.street}`, sentences)];
}

function closingOf(row: DemoProperty, purpose: 'sale' | 'rent'): readonly Said[] {
  if (row.status && !isOpen({ availability: row.status })) return [];
  const { family } = getTypeRow(row.type);
  const isHome = family === 'house' || family === 'apartment';
  // The other closings only fit a home: they speak of a quiet street, an inventory, or a seller who knows the area.
  const [from, to] = isHome ? [0] : purpose === 'sale' ? [0, 2] : [1, 3];
  const all = closings[purpose].slice(from, to);
  return [stablePick(`closing ${row.street}`, all)];
}

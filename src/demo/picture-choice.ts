import { getTypeRow } from '#domain/property/types.ts';
import type { DemoProperty, Looks } from './demo-property.ts';
import type { FeatureKey } from './sentences/features.ts';
import { stableNumber } from './stable-number.ts';

/** Names of files in demo/pictures, without extension. */
export type PictureChoice = { photos: string[]; plans: string[] };

const inDoors: readonly Looks[] = [
  'living-room',
  'kitchen-white-linear',
  'bedroom',
  'open-office',
  'retail-space',
];
const gardens: readonly FeatureKey[] = ['sunnyGarden', 'southGarden', 'largeGarden', 'pool'];

/** The photograph for the card comes first. */
export function choosePictures(row: DemoProperty): PictureChoice {
  if (row.photos === 'none') return { photos: [], plans: [] };
  const first = leadPicture(row.looks);
  if (row.photos === 'one') return { photos: [first], plans: [] };
  const photos = [first, ...roomsOf(row)];
  return { photos: [...new Set(photos)], plans: plansOf(row) };
}

export function leadPicture(looks: Looks): string {
  return `${inDoors.includes(looks) ? 'interior' : 'exterior'}-${looks}`;
}

function roomsOf(row: DemoProperty): string[] {
  const { family } = getTypeRow(row.type);
  switch (family) {
    case 'land':
    case 'garage':
      return [];
    case 'business':
      return workRooms(row);
    case 'investment':
      return ['interior-hallway-stairs', 'interior-kitchen-white-linear', 'interior-bedroom'];
    default:
      return row.type === 'studio' || row.type === 'student_room'
        ? ['interior-bathroom-walk-in-shower']
        : livingRooms(row);
  }
}

function workRooms({ type }: DemoProperty): string[] {
  if (type === 'office' || type === 'business') return ['interior-open-office'];
  if (type === 'retail' || type === 'business_goodwill') return ['interior-retail-space'];
  return type === 'catering' ? ['interior-dining-room'] : [];
}

function livingRooms(row: DemoProperty): string[] {
  if (row.features.includes('needsWork')) return [];
  const all = row.photos === 'many';
  const has = (feature: FeatureKey) => row.features.includes(feature);
  const isLoft = row.type === 'loft';
  const chance = (what: string, one: string, other: string) =>
    stableNumber(`${what} ${row.street}`, 2) === 0 ? one : other;
  const kitchen =
    has('islandKitchen') || all
      ? 'kitchen-island'
      : chance('kitchen', 'kitchen-island', 'kitchen-white-linear');
  const bathroom = all ? 'bathroom-tub' : chance('bathroom', 'bathroom-tub', 'bathroom-walk-in-shower');
  const choices: [string, boolean][] = [
    ['interior-empty-loft', isLoft],
    ['interior-living-room', all || (!isLoft && !has('fireplace'))],
    [`interior-${kitchen}`, true],
    ['interior-living-room-fireplace', has('fireplace')],
    ['detail-fireplace', all && has('fireplace')],
    ['interior-dining-room', all || (row.living ?? 0) > 150],
    ['detail-dining-table', all],
    ['detail-kitchen-worktop', all && !has('fireplace')],
    ['detail-armchair', all && !has('fireplace')],
    ['interior-hallway-stairs', getTypeRow(row.type).family === 'house' && row.type !== 'bungalow'],
    ['detail-staircase', all && getTypeRow(row.type).family === 'house'],
    [`interior-${chance('bedroom', 'bedroom', 'bedroom-warm')}`, true],
    ['interior-bedroom', all],
    ['interior-bedroom-warm', all || (row.bedrooms ?? 0) > 2],
    ['interior-childrens-room', (row.bedrooms ?? 0) > 3],
    ['interior-home-office', all || has('study')],
    [`interior-${bathroom}`, true],
    ['detail-bathtub', all],
    ['interior-bathroom-walk-in-shower', (row.bathrooms ?? 0) > 2],
    ['exterior-garden-terrace', all || row.features.some((feature) => gardens.includes(feature))],
    ['detail-garden-lounge', all && row.type !== 'penthouse'],
    ['detail-bay-window', all && row.looks === 'semi-detached-1930s'],
  ];
  return choices.filter(([, fits]) => fits).map(([picture]) => picture);
}

function plansOf(row: DemoProperty): string[] {
  if (row.looks === 'brick-row-house' || row.looks === 'white-row-house') return ['plan-townhouse-ground'];
  const { family } = getTypeRow(row.type);
  if (family === 'house' && row.type === 'bungalow') return ['plan-house-ground'];
  if (family === 'house' && (row.living ?? 0) > 150 && (row.living ?? 0) < 260) {
    return ['plan-house-ground', 'plan-house-first-floor'];
  }
  return family === 'apartment' && row.bedrooms === 2 ? ['plan-apartment-2-bedrooms'] : [];
}

import type { Room } from '#domain/property/room.ts';
import { getTypeRow } from '#domain/property/types.ts';
import type { DemoProperty } from './demo-property.ts';
import { said } from './said.ts';
import { stableNumber } from './stable-number.ts';

const mainBedroom = said('Ouderslaapkamer', 'Chambre parentale', 'Elternschlafzimmer', 'Main bedroom');

/** The share of the living area that a room takes, more or less; the walls have the rest. */
const shares: Partial<Record<Room['kind'], number>> = {
  living_room: 30,
  kitchen: 13,
  bedroom: 12,
  bathroom: 7,
  hall: 7,
  toilet: 2,
  storage_room: 4,
};
const shareOfRooms = 0.91;

/** Not every agency measures each room, and rooms are not made up if an author describes them. */
export function roomsOf(row: DemoProperty): Room[] {
  const { living, bedrooms = 0, texts, street } = row;
  const { family } = getTypeRow(row.type);
  const isHome = (family === 'house' && row.type !== 'bungalow') || family === 'apartment';
  const isMeasured = stableNumber(`rooms ${street}`, 4) !== 0;
  if (!living || !isHome || bedrooms < 1 || bedrooms > 5 || texts || row.lacks || !isMeasured) return [];
  return measured(family === 'house' ? ofHouse(row) : ofApartment(row), living, street);
}

function ofHouse(row: DemoProperty): Room[] {
  const bedrooms = row.bedrooms ?? 1;
  // Newer houses have two floors: see derive-details.ts.
  const onTop = bedrooms > 3 && (row.year ?? 1990) < 1960 ? bedrooms - 3 : 0;
  return [
    ...(row.features.includes('cellar') ? [{ kind: 'cellar', floor: -1 } as const] : []),
    { kind: 'hall', floor: 0 },
    { kind: 'living_room', floor: 0 },
    { kind: 'kitchen', floor: 0 },
    { kind: 'storage_room', floor: 0 },
    { kind: 'toilet', floor: 0 },
    ...sleeping(bedrooms - onTop, 1, bedrooms > 2),
    { kind: 'bathroom', floor: 1 },
    ...Array.from({ length: onTop }, (): Room => ({ kind: 'bedroom', floor: 2 })),
    ...((row.bathrooms ?? 1) > 1 ? [{ kind: 'bathroom', floor: onTop > 0 ? 2 : 1 } as const] : []),
  ];
}

function ofApartment(row: DemoProperty): Room[] {
  const floor = row.floor ?? 0;
  const upstairs = row.type === 'duplex' || row.type === 'triplex' ? floor + 1 : floor;
  return [
    { kind: 'hall', floor },
    { kind: 'living_room', floor },
    { kind: 'kitchen', floor },
    { kind: 'storage_room', floor },
    { kind: 'toilet', floor },
    ...sleeping(row.bedrooms ?? 1, upstairs, (row.bedrooms ?? 1) > 2),
    ...Array.from({ length: row.bathrooms ?? 1 }, (): Room => ({ kind: 'bathroom', floor: upstairs })),
  ];
}

function sleeping(count: number, floor: number, hasMain: boolean): Room[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'bedroom',
    floor,
    ...(hasMain && index === 0 && { name: mainBedroom }),
  }));
}

/** Cellars and terraces are no living area: a cellar has none here. */
function measured(rooms: Room[], living: number, street: string): Room[] {
  const weights = rooms.map(({ kind, name }, index) => {
    const varied = 0.9 + stableNumber(`room ${index} ${street}`, 21) / 100;
    return (shares[kind] ?? 0) * varied * (name ? 1.25 : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return rooms.map((room, index) => {
    const areaM2 = Math.round((((weights[index] ?? 0) * living * shareOfRooms) / total) * 10) / 10;
    return areaM2 > 0 ? { ...room, areaM2 } : room;
  });
}

import { roomBounds } from '#domain/property/room.ts';
import type { Mapping } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { numberAt, wordAt } from './said.ts';
import { roomOf } from './values.ts';

/** Maps the rooms of each level, and their total area if it is given. */
export function mapRooms(record: RecordReader, mapping: Mapping): void {
  const rooms = record.list('Property.Levels.Level').flatMap((row) => {
    const level = new RecordReader(row);
    const floor = numberAt(level, 'LevelNumber');
    return level.list('areas.Area').flatMap((area) => roomFrom(new RecordReader(area), floor, mapping) ?? []);
  });
  if (rooms.length > 0) mapping.set('roomList', rooms.slice(0, roomBounds.rooms));
  // Each room has an element 'Area' too, so it is read as a list.
  const [area] = record.list('Property.Area');
  mapping.put(
    'totalAreaM2',
    firstSaid(numberAt(record, 'Property.TotalFloorArea'), numberAt(new RecordReader(area), '#text')),
  );
}

function roomFrom(area: RecordReader, floor: number | string | undefined, mapping: Mapping) {
  const kind = mapping.meaning('room', wordAt(area, 'Type'), roomOf);
  if (kind === undefined) return undefined;
  const size = numberAt(area, 'surfaceFrom');
  return {
    kind,
    ...(isWithin(floor, roomBounds.floor) && Number.isInteger(floor) && { floor }),
    ...(isWithin(size, roomBounds.areaM2) && { areaM2: size }),
  };
}

function isWithin(number: unknown, { min, max }: { min: number; max: number }): boolean {
  return typeof number === 'number' && number >= min && number <= max;
}

function firstSaid(...numbers: (number | string | undefined)[]): number | string | undefined {
  return numbers.find((each) => each !== undefined && each !== 0);
}

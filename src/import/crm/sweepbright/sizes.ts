import { optionSets } from '#domain/property/option-sets.ts';
import { type Room, roomBounds } from '#domain/property/room.ts';
import type { Mapping } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import * as values from './values.ts';

/** 'size' with its unit, in m²; undefined for 0, and for a unit that is not known. */
function areaM2(size: RecordReader, mapping: Mapping): number | undefined {
  const [number, unit] = [size.number('size'), size.text('unit') ?? 'sq_m'];
  if (!number || number < 0) return undefined;
  const one = mapping.meaning('unit', unit, values.unitM2);
  return typeof one === 'number' ? Math.round(number * one * 100) / 100 : undefined;
}

export function mapSizes(estate: RecordReader, mapping: Mapping): void {
  mapping.put('livingAreaM2', areaM2(new RecordReader(estate.at('sizes.liveable_area')), mapping));
  mapping.put('plotAreaM2', areaM2(new RecordReader(estate.at('sizes.plot_area')), mapping));
  const rooms = estate
    .list('rooms')
    .map((row) => new RecordReader(row))
    .toSorted((a, b) => (a.number('ordinal') ?? 0) - (b.number('ordinal') ?? 0));
  mapping.put('gardenAreaM2', areaOf('garden', rooms, mapping));
  mapping.put('terraceAreaM2', areaOf('terrace', rooms, mapping));
  const list = rooms.flatMap((room) => roomOf(room, mapping)).slice(0, roomBounds.rooms);
  if (list.length > 0) mapping.set('roomList', list);
}

function areaOf(type: string, rooms: RecordReader[], mapping: Mapping): number | undefined {
  const areas = rooms.filter((room) => room.text('type') === type).map((room) => areaM2(room, mapping) ?? 0);
  return areas.reduce((sum, each) => sum + each, 0) || undefined;
}

function roomOf(room: RecordReader, mapping: Mapping): Room[] {
  const kind = mapping.meaning('roomKind', room.text('type'), values.roomKindOf);
  const known = optionSets.roomKind.find((each) => each === kind);
  if (!known) return [];
  const area = areaM2(room, mapping);
  const { min, max } = roomBounds.areaM2;
  return [{ kind: known, ...(area && area >= min && area <= max && { areaM2: area }) }];
}

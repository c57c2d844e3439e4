import { type Language, pickText } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { conditionHolds } from './display-condition.ts';
import type { DisplaySettings } from './fact-sheet.ts';
import type { FieldWords } from './field-words.ts';
import { getField, suits } from './fields.ts';
import { regionOfProperty } from './region-of-property.ts';
import type { Room } from './room.ts';
import { familyOf } from './types.ts';
import type { PropertyFacts } from './values.ts';

/** `lang` is there when the name is in another language than the page; `area` is '' if it is not known. */
type RoomRow = { name: string; area: string; areaM2: number | undefined; lang?: Language };

/** `floor` is '' for rooms whose floor is not known. */
type FloorOfRooms = { floor: string; rooms: RoomRow[] };

/** The rooms floor by floor, from the lowest, in the order in which the source gives them; [] if nothing is known. */
export function roomTable(
  property: PropertyFacts,
  words: FieldWords,
  { conditions = {} }: DisplaySettings = {},
): FloorOfRooms[] {
  const isShown = (['layout', 'roomList'] as const).every((key) =>
    conditionHolds(property, conditions[key] ?? []),
  );
  const { type, purpose, roomList } = property;
  const family = familyOf(type);
  const region = regionOfProperty(property);
  if (!roomList || !isShown || !suits(getField('roomList'), { family, purpose, region })) return [];
  const named = nameRooms(roomList, words);
  // Rooms of an unknown floor come last.
  const floors = Map.groupBy(named, ({ room }) => room.floor ?? Number.POSITIVE_INFINITY);
  return [...floors.keys()]
    .sort((one, other) => one - other)
    .map((floor) => ({
      floor: Number.isFinite(floor) ? words.floorName(floor) : '',
      rooms: (floors.get(floor) ?? []).map(({ row }) => row),
    }));
}

/** Several rooms of one kind without a name of their own are numbered: 'Slaapkamer 1', 'Slaapkamer 2'. */
function nameRooms(rooms: readonly Room[], words: FieldWords): { room: Room; row: RoomRow }[] {
  const unnamed = Map.groupBy(
    rooms.filter((room) => !ownName(room, words)),
    ({ kind }) => kind,
  );
  return rooms.map((room) => {
    const own = ownName(room, words);
    const alike = unnamed.get(room.kind) ?? [];
    const kind = words.option('roomList', room.kind);
    const number = alike.length > 1 ? `\u00a0${alike.indexOf(room) + 1}` : '';
    const { areaM2 } = room;
    const area =
      areaM2 === undefined ? '' : `${formatNumber(areaM2, { decimals: 2 })}\u00a0${words.unit('m2')}`;
    const isForeign = own && own.language !== words.language;
    return {
      room,
      row: { name: own?.text ?? kind + number, area, areaM2, ...(isForeign && { lang: own.language }) },
    };
  });
}

/** A name in another language is used only if the kind is 'other': else the kind in the page's language says more. */
function ownName({ kind, name }: Room, { language }: FieldWords) {
  const found = pickText(name, language);
  return found && (found.language === language || kind === 'other') ? found : undefined;
}

import { isLanguage, type LocalisedText } from '#domain/language.ts';
import type { Field } from '#domain/property/field.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import type { Room } from '#domain/property/room.ts';
import { readNumber } from '#domain/reading/number.ts';
import { quote, type Reading, saysNothing } from '#domain/reading/reading.ts';
import { readWord, type Vocabulary } from '#domain/reading/word.ts';
import { withoutInvisible } from '#domain/text/typed-line.ts';
import type { ReadingOptions } from './read-value.ts';

/** What a source says of one room, before any of it is read. */
type GivenRoom = { kind: string; floor: unknown; areaM2: unknown; name: LocalisedText };

/**
 * Reads rooms from a list of objects ({"kind": "bedroom", "floor": 1, "areaM2": 14.2, "name": {"nl": "…"}}), or from a
 * text with | between rooms and ; between kind, floor, area and names:
 * 'living room; 0; 32,5 | bedroom; 1; 14; nl=Logeerkamer'.
 */
export function readRooms(
  field: Field,
  given: unknown,
  { words, decimal }: ReadingOptions,
): Reading<unknown> {
  const whole = Array.isArray(given) ? given : withoutInvisible(String(given ?? '')).split('|');
  if (!Array.isArray(given) && saysNothing(String(given ?? ''))) return { value: undefined };
  const vocabulary = words(field);
  const rooms: Room[] = [];
  for (const [index, each] of whole.entries()) {
    const taken = typeof each === 'string' ? takeApart(each) : asGivenRoom(each);
    const reading = taken.problem === undefined ? readRoom(taken.value, vocabulary, decimal) : taken;
    if (reading.problem !== undefined) return { problem: `room ${index + 1}: ${reading.problem}` };
    if (reading.value) rooms.push(reading.value);
  }
  return { value: rooms.length > 0 ? rooms : undefined };
}

function takeApart(text: string): Reading<GivenRoom> {
  const [kind = '', floor = '', areaM2 = '', ...names] = text.split(';').map((part) => part.trim());
  const name: LocalisedText = {};
  for (const each of names.filter(Boolean)) {
    const [language = '', ...rest] = each.split('=');
    if (!isLanguage(language.trim())) return { problem: `${quote(each)} is not like nl=Woonkamer` };
    Object.assign(name, { [language.trim()]: rest.join('=').trim() });
  }
  return { value: { kind, floor, areaM2, name } };
}

function asGivenRoom(given: unknown): Reading<GivenRoom> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { problem: `${quote(JSON.stringify(given))} is no room` };
  }
  const { kind, floor, areaM2, name, ...others } = given as Record<string, unknown>;
  const [other] = Object.keys(others);
  if (other) return { problem: `${quote(other)} is not one of kind, floor, areaM2, name` };
  return { value: { kind: String(kind ?? ''), floor, areaM2, name: (name ?? {}) as LocalisedText } };
}

/** Bounds and the languages of a name are checked by the schema. */
function readRoom(
  given: GivenRoom | undefined,
  vocabulary: Vocabulary,
  decimal: ReadingOptions['decimal'],
): Reading<Room> {
  const word = readWord(given?.kind ?? '', vocabulary);
  const floor = readAmount(given?.floor, { decimals: 0 });
  const areaM2 = readAmount(given?.areaM2, { decimal });
  if (word.problem !== undefined) return word;
  if (floor.problem !== undefined) return floor;
  if (areaM2.problem !== undefined) return areaM2;
  const kind = optionSets.roomKind.find((each) => each === word.value);
  if (!kind) return { problem: 'its kind is missing' };
  const name = given?.name ?? {};
  return {
    value: {
      kind,
      ...(floor.value !== undefined && { floor: floor.value }),
      // Agencies' software writes 0 for unknown.
      ...(areaM2.value && { areaM2: areaM2.value }),
      ...(Object.keys(name).length > 0 && { name }),
    },
  };
}

function readAmount(given: unknown, options: Parameters<typeof readNumber>[1]): Reading<number> {
  return typeof given === 'number' ? { value: given } : readNumber(String(given ?? ''), options);
}

import type { MediaRow } from '#database/property/property-page.ts';
import { type LocalisedText, languages } from '#domain/language.ts';
import { type OptionValue, optionSets } from '#domain/property/option-sets.ts';
import { fieldTexts } from '#texts/fields/texts.ts';

type RoomKind = OptionValue<'roomKind'>;

/** Rooms of different kinds that lie beside each other. */
const together: readonly (readonly RoomKind[])[] = [
  ['dining_room', 'kitchen'],
  ['bedroom', 'dressing_room'],
];

/** For each photograph, true if it stands beside its neighbour: both are upright, or their rooms belong together. */
export function photoPairs(photos: readonly Pick<MediaRow, 'caption' | 'picture'>[]): boolean[] {
  const paired = photos.map(() => false);
  // The first one stays large.
  for (let index = 1; index < photos.length - 1; index++) {
    const [one, other] = [photos[index], photos[index + 1]];
    if (!one || !other || !belongTogether(one, other)) continue;
    paired[index] = true;
    paired[index + 1] = true;
    index++;
  }
  return paired;
}

type Photo = Pick<MediaRow, 'caption' | 'picture'>;

function belongTogether(one: Photo, other: Photo): boolean {
  if (isUpright(one) !== isUpright(other)) return false;
  if (isUpright(one)) return true;
  const [room, next] = [roomOf(one.caption), roomOf(other.caption)];
  if (!room || !next) return false;
  return (
    (room === next && room !== 'other') ||
    together.some((rooms) => rooms.includes(room) && rooms.includes(next))
  );
}

function isUpright({ picture: { width, height } }: Photo): boolean {
  return width < height;
}

/** Reads the first words of the caption, in any language: 'Slaapkamer aan de tuinkant' is a bedroom. */
function roomOf(caption: LocalisedText | null): RoomKind | undefined {
  for (const language of languages) {
    const text = caption?.[language]?.toLowerCase();
    if (!text) continue;
    const words = fieldTexts(language);
    const kind = optionSets.roomKind.find((each) =>
      text.startsWith(words.option('roomList', each).toLowerCase()),
    );
    if (kind) return kind;
  }
  return undefined;
}

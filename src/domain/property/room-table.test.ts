import { describe, expect, it } from 'vitest';
import { fieldTexts } from '#texts/fields/texts.ts';
import type { DisplaySettings } from './fact-sheet.ts';
import type { Room } from './room.ts';
import { roomTable } from './room-table.ts';

const table = (roomList: Room[], language: 'nl' | 'fr' = 'nl', settings: DisplaySettings = {}) =>
  roomTable({ type: 'house', roomList }, fieldTexts(language), settings).map(({ floor, rooms }) => [
    floor,
    ...rooms.map(({ name, area, lang }) =>
      [name, area, lang].filter(Boolean).join(' | ').replaceAll('\u00a0', ' '),
    ),
  ]);

const house: Room[] = [
  { kind: 'bedroom', floor: 1, areaM2: 14.2 },
  { kind: 'bedroom', floor: 1, areaM2: 11 },
  { kind: 'living_room', floor: 0, areaM2: 32.5 },
  { kind: 'cellar', floor: -1 },
  { kind: 'garage', areaM2: 18 },
];

describe('roomTable', () => {
  it('goes from the lowest floor up, and numbers rooms of one kind', () => {
    expect(table(house)).toEqual([
      ['Niveau −1', 'Kelder'],
      ['Gelijkvloers', 'Leefruimte | 32,5 m²'],
      ['1e verdieping', 'Slaapkamer 1 | 14,2 m²', 'Slaapkamer 2 | 11 m²'],
      ['', 'Garage | 18 m²'],
    ]);
  });

  it('names a room as the agency does, in the language of the page', () => {
    const named: Room[] = [
      { kind: 'bedroom', name: { nl: 'Ouderslaapkamer' } },
      { kind: 'bedroom' },
      { kind: 'other', name: { nl: 'Atelier' } },
    ];
    expect(table(named)).toEqual([['', 'Ouderslaapkamer', 'Slaapkamer', 'Atelier']]);
    expect(table(named, 'fr')).toEqual([['', 'Chambre 1', 'Chambre 2', 'Atelier | nl']]);
  });

  it('is empty where nothing is known, where the settings hide it, and for what has no rooms', () => {
    expect(table([])).toEqual([]);
    const never = [{ field: 'type', logic: 'equals' as const, compareWithValue: 'castle' }];
    expect(table(house, 'nl', { conditions: { roomList: never } })).toEqual([]);
    expect(table(house, 'nl', { conditions: { layout: never } })).toEqual([]);
    expect(roomTable({ type: 'building_plot', roomList: house }, fieldTexts('nl'))).toEqual([]);
  });
});

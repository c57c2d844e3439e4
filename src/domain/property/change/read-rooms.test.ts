import { expect, it } from 'vitest';
import { emptyChange } from '#domain/property/change/property-change.ts';
import { getField } from '#domain/property/fields.ts';
import { wordsFor } from '#texts/fields/vocabulary.ts';
import { readField } from './read-field.ts';

function read(given: unknown, decimal?: ',') {
  const change = emptyChange('line 2');
  const problem = readField(change, { field: getField('roomList') }, given, { words: wordsFor, decimal });
  return problem ?? change.values.roomList;
}

it.each<[unknown, unknown]>([
  ['leefruimte; 0; 32,5 m²', [{ kind: 'living_room', floor: 0, areaM2: 32.5 }]],
  [
    'Chambre;1;14|Chambre;1;0;nl=Logeerkamer;fr=Chambre d’amis',
    [
      { kind: 'bedroom', floor: 1, areaM2: 14 },
      { kind: 'bedroom', floor: 1, name: { nl: 'Logeerkamer', fr: 'Chambre d’amis' } },
    ],
  ],
  ['Keller;-1', [{ kind: 'cellar', floor: -1 }]],
  ['kitchen;;12', [{ kind: 'kitchen', areaM2: 12 }]],
  [[{ kind: 'Küche', areaM2: '12,4' }], [{ kind: 'kitchen', areaM2: 12.4 }]],
  [['terrace;2;9'], [{ kind: 'terrace', floor: 2, areaM2: 9 }]],
  ['', null],
  ['n.v.t.', null],
  [[], null],
  ['zwembad;0;50', expect.stringMatching(/^room 1: "zwembad" is not one of living_room, /)],
  ['bedroom;1|;1;12', 'room 2: its kind is missing'],
  ['bedroom;boven', 'room 1: "boven" is not a number'],
  ['bedroom;1;12;Ouders', 'room 1: "Ouders" is not like nl=Woonkamer'],
  [[{ kind: 'bedroom', size: 12 }], 'room 1: "size" is not one of kind, floor, areaM2, name'],
  [[7], 'room 1: "7" is no room'],
  ['bedroom;99', 'room 1: floor is not valid'],
  ['attic|bedroom;1;12;it=Camera', 'room 2: "it=Camera" is not like nl=Woonkamer'],
  [[{ kind: 'bedroom', name: { nl: 'a|b' } }], 'room 1: name is not valid'],
])('%j', (given, expected) => expect(read(given)).toEqual(expected));

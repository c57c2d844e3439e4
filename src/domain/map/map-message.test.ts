import { describe, expect, it } from 'vitest';
import { mostCorners } from '#domain/search/area.ts';
import { type MapMessage, readMapMessage, readMapReport } from './map-message.ts';

const at = (longitude: number, latitude: number) => ({ longitude, latitude });
const box = (west: number, south: number, east: number, north: number) => ({ west, south, east, north });

const message: MapMessage = {
  propertyList: [{ id: 12, at: at(3.72, 51.05), label: '€ 412.500', radiusM: 250, isApproximate: false }],
  mapType: 'search',
  messageInfo: {
    search: 'purpose=sale&lng=nl',
    box: box(3.5, 51, 3.9, 51.2),
    area: [at(3.6, 51), at(3.8, 51), at(3.7, 51.1)],
    follows: true,
    chosen: [12],
    lit: 12,
    surroundings: {
      zone: 'municipality-gent',
      name: 'Gent',
      drawing: '/map/surroundings/',
      zoom: 10.8,
      quarter: 'Dok',
    },
    view: box(3.6, 51, 3.8, 51.1),
    farther: box(2.5, 49.4, 6.5, 51.6),
  },
  customMarker: 'price',
  ignoreList: [7],
  marks: [{ group: 'stops', icon: 'tram-front', name: 'Korenmarkt', at: at(3.72, 51.05) }],
};

describe('a message of a page to its map', () => {
  it('is read as it was written', () => {
    expect(readMapMessage(structuredClone(message))).toEqual(message);
    expect(readMapMessage({ ...message, extra: 'left out' })).toEqual(message);
  });

  const [property] = message.propertyList;
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', JSON.stringify(message)],
    ['a list', [message]],
    ['of tools of the browser', { source: 'react-devtools' }],
    ['without properties', { ...message, propertyList: undefined }],
    ['too many properties', { ...message, propertyList: Array(501).fill(property) }],
    ['a property off the earth', { ...message, propertyList: [{ ...property, at: at(3.7, 91) }] }],
    [
      'a property whose place is a text',
      { ...message, propertyList: [{ ...property, at: { longitude: '3.7', latitude: '51' } }] },
    ],
    ['a property with an id that is none', { ...message, propertyList: [{ ...property, id: 1.5 }] }],
    ['a label of a page', { ...message, propertyList: [{ ...property, label: 'x'.repeat(61) }] }],
    ['another type', { ...message, mapType: 'satellite' }],
    ['another marker', { ...message, customMarker: '<img>' }],
    ['an address instead of a search', { ...message, messageInfo: { ...message.messageInfo, search: null } }],
    ['a lit property that is none', { ...message, messageInfo: { ...message.messageInfo, lit: '12' } }],
    [
      'what lies farther away without a box',
      { ...message, messageInfo: { ...message.messageInfo, farther: { west: 2.5 } } },
    ],
    [
      'a view that is no box',
      { ...message, messageInfo: { ...message.messageInfo, view: box(3.8, 51, 3.6, 51.1) } },
    ],
    ['an endless box', { ...message, messageInfo: { ...message.messageInfo, box: box(0, 0, Infinity, 1) } }],
    [
      'an area of two corners',
      {
        ...message,
        messageInfo: {
          ...message.messageInfo,
          area: [at(1, 1), at(2, 2)],
        },
      },
    ],
    ['too many marks', { ...message, marks: Array(61).fill(message.marks?.[0]) }],
    ['a mark without a place', { ...message, marks: [{ ...message.marks?.[0], at: null }] }],
    ['a mark with a whole page', { ...message, marks: [{ ...message.marks?.[0], name: 'x'.repeat(201) }] }],
    [
      'surroundings of a whole page',
      {
        ...message,
        messageInfo: {
          ...message.messageInfo,
          surroundings: { zone: 'x', name: 'x', drawing: 'x'.repeat(201), zoom: 9 },
        },
      },
    ],
    ['ignored properties that are texts', { ...message, ignoreList: ['7'] }],
  ])('is refused: %s', (_, data) => {
    expect(readMapMessage(data)).toBeUndefined();
  });
});

describe('a report of a map', () => {
  const corners = Array.from({ length: mostCorners }, (_, number) => at(number, number));
  it.each([
    [{ type: 'ready' }],
    [{ type: 'shown' }],
    [{ type: 'streets', areThere: false }],
    [{ type: 'wish', isForStreets: true }],
    [{ type: 'moved', box: box(3, 50, 4, 51), byVisitor: true }],
    [{ type: 'found', words: '12 panden' }],
    [{ type: 'chosen', ids: [1, 2] }],
    [{ type: 'chosen', ids: [] }],
    [{ type: 'follow', follows: false }],
    [{ type: 'drawn', area: null }],
    [{ type: 'drawn', area: corners }],
  ])('%o', (report) => {
    expect(readMapReport({ ...report, extra: 1 })).toEqual(report);
  });

  it.each([
    [null],
    [{ type: 'navigate', to: 'https://elsewhere.example' }],
    [{ type: 'moved', box: box(4, 50, 3, 51), byVisitor: true }],
    [{ type: 'moved', box: box(3, 51, 4, 50), byVisitor: true }],
    [{ type: 'moved', box: box(3, 50, 181, 51), byVisitor: true }],
    [{ type: 'moved', box: box(3, Number.NaN, 4, 51), byVisitor: true }],
    [{ type: 'moved', box: [3, 50, 4, 51], byVisitor: true }],
    [{ type: 'moved', box: box(3, 50, 4, 51) }],
    [{ type: 'found', words: 12 }],
    [{ type: 'chosen', ids: ['1'] }],
    [{ type: 'chosen', ids: Array(101).fill(1) }],
    [{ type: 'drawn', area: [...corners, at(0, 0)] }],
    [{ type: 'drawn' }],
    [{ type: 'streets' }],
    [{ type: 'wish', isForStreets: 'yes' }],
  ])('is refused: %o', (report) => {
    expect(readMapReport(report)).toBeUndefined();
  });
});

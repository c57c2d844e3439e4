import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import { readTransfer } from '#import/crm/openimmo/read-transfer.ts';
import { skarabeeLists } from '#import/crm/skarabee/soap.ts';
import { readXml } from '#import/xml/read-xml.ts';
import { omnicasaBody } from '#test/crm/omnicasa-property.ts';
import { openImmoHouse, openImmoTransfer } from '#test/crm/openimmo-transfer.ts';
import { skarabeePublication } from '#test/crm/skarabee-publication.ts';
import { sweepBrightEstate } from '#test/crm/sweepbright-estate.ts';
import { whiseEstate } from '#test/crm/whise-estate.ts';
import { listName, meaningsOf } from './meanings.server.ts';

const detail = (id: number) => ({ details: [{ id, value: 'in words', enum: { id: 4444 } }] });

function skarabee(property: string): unknown {
  const read = readXml(Buffer.from(skarabeePublication({ property })), { lists: skarabeeLists });
  return read.kind === 'read' ? read.record.Publication : undefined;
}

function openImmo(own: Record<string, string>): unknown {
  const read = readTransfer(Buffer.from(openImmoTransfer([openImmoHouse(own)])));
  const [first] = read.kind === 'refused' ? [] : read.records();
  return first?.kind === 'record' ? first.record.body : undefined;
}

/** Homes with a value that nobody knows, by their system and the list that the value is in. */
const homes: [system: string, list: string, value: string, body: unknown][] = [
  ['whise', 'displayStatus', '9', whiseEstate({ displayStatusId: 9 })],
  ['whise', 'status', '77', whiseEstate({ purposeStatus: { id: 77 } })],
  ['whise', 'category', '99', whiseEstate({ subCategory: null, category: { id: 99 } })],
  ['whise', 'type', '9999', whiseEstate({ subCategory: { id: 9999 } })],
  ['whise', 'condition', '99', whiseEstate({ state: { id: 99 } })],
  ['whise', 'countryId', '99', whiseEstate({ country: { id: 99 } })],
  ['whise', 'heating', '4444', whiseEstate(detail(1020))],
  ['whise', 'zoning', '4444', whiseEstate(detail(1736))],
  ['whise', 'summons', '4444', whiseEstate(detail(2712))],
  ['whise', 'flood', '4444', whiseEstate(detail(2223))],
  ['sweepbright', 'publishStatus', 'x', sweepBrightEstate({ publish_status: 'x' })],
  ['sweepbright', 'status', 'x', sweepBrightEstate({ status: 'x' })],
  ['sweepbright', 'type', 'x', sweepBrightEstate({ type: 'x', sub_type: null })],
  ['sweepbright', 'subType', 'x', sweepBrightEstate({ sub_type: 'x' })],
  ['sweepbright', 'amenity', 'x', sweepBrightEstate({ amenities: ['x'] })],
  ['sweepbright', 'roomKind', 'x', sweepBrightEstate({ rooms: [{ type: 'x' }] })],
  ['omnicasa', 'subStatus', 'onder voorbehoud', omnicasaBody({ SubStatusName: 'Onder voorbehoud' })],
  ['omnicasa', 'typeWord', 'x', omnicasaBody({ MainTypeID: null, TypeDescription: 'x' })],
  ['omnicasa', 'marquee', '3', omnicasaBody({ Marquee: 3 })],
  ['skarabee', 'flowStatus', 'FOR_RENT_X', skarabee('<FlowStatus>FOR_RENT_X</FlowStatus>')],
  ['skarabee', 'status', 'X', skarabee('<Status>X</Status><FlowStatus>UNDEFINED</FlowStatus>')],
  [
    'skarabee',
    'commonWalls',
    'X',
    skarabee('<CommonWalls>X</CommonWalls><Typo><Characterisation>UNDEFINED</Characterisation></Typo>'),
  ],
  ['skarabee', 'furnished', 'X', skarabee('<Garnished>X</Garnished>')],
  [
    'skarabee',
    'room',
    'X',
    skarabee('<Levels><Level><areas><Area><Type>X</Type></Area></areas></Level></Levels>'),
  ],
  [
    'skarabee',
    'heritage',
    'X',
    skarabee('<UrbanDevelopment><ProtectedMonument>X</ProtectedMonument></UrbanDevelopment>'),
  ],
  ['skarabee', 'flood', 'X', skarabee('<DelimitedFloodplainOrRiverbank>X</DelimitedFloodplainOrRiverbank>')],
  ['openimmo', 'status', 'X', openImmo({ zustand_angaben: '<verkaufstatus stand="X"/>' })],
  ['openimmo', 'condition', 'X', openImmo({ zustand_angaben: '<zustand zustand_art="X"/>' })],
  [
    'openimmo',
    'attachment',
    'X',
    openImmo({ anhaenge: '<anhang gruppe="X" location="EXTERN"><daten><pfad>1.jpg</pfad></daten></anhang>' }),
  ],
];

describe.each(homes)('%s, %s %s', (system, list, value, body) => {
  const adapter = findAdapter(system);
  const map = (target?: string | null) => {
    const raw = { ref: '1', kind: 'home' as const, body };
    const chosen = (...asked: string[]) => (asked.join() === [list, value].join() ? target : undefined);
    const mapped = adapter?.map(adapter.withoutPersonal(raw), { find: chosen });
    if (!mapped) throw new Error(`There is no ${system}.`);
    return mapped;
  };
  const shown = ({ visibility, change, media }: ReturnType<typeof map>) =>
    JSON.stringify([visibility, change.values, media]);

  it('is understood as each of the meanings that the office offers', () => {
    expect(map().unmapped).toContainEqual({ list, value });
    const meanings = meaningsOf(list, 'nl', []);
    expect(meanings.length).toBeGreaterThan(1);
    const without = map(null);
    for (const { value: meaning } of meanings) {
      const mapped = map(meaning);
      expect(mapped.unmapped, meaning).not.toContainEqual({ list, value });
      expect(mapped.warnings, meaning).toEqual(without.warnings);
    }
    // One may be what the home is without it: 'no', or its type by another list.
    const alike = meanings.filter((meaning) => shown(map(meaning.value)) === shown(without));
    expect(alike.length).toBeLessThanOrEqual(1);
  });

  it('has a name and meanings in words of each language', () => {
    for (const language of languages) {
      expect(listName(list, language)).not.toMatch(/^$|^[a-z]+[A-Z]|^[a-z]+$/);
      for (const { label } of meaningsOf(list, language, [])) expect(label).not.toBe('');
    }
  });
});

it('offers the agents of the agency for the address of somebody whom nobody knows', () => {
  const agents = [{ name: 'Eline Maes', email: 'eline@agency.example' }];
  expect(meaningsOf('agent', 'nl', agents)).toEqual([{ value: 'eline@agency.example', label: 'Eline Maes' }]);
});

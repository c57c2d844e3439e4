import { describe, expect, it, test } from 'vitest';
import { openImmoHouse, openImmoTransfer } from '#test/crm/openimmo-transfer.ts';
import { mapImmobilie } from './map-immobilie.ts';
import { readTransfer, type TransferredRecord } from './read-transfer.ts';

/** A home with its technical part alone. */
const home = (technical: string) =>
  openImmoHouse({ verwaltung_techn: `<objektnr_extern>A</objektnr_extern>${technical}` });
const id = (obid: string) => `<openimmo_obid>${obid}</openimmo_obid>`;

function read(homes: readonly string[], options?: Parameters<typeof openImmoTransfer>[1]) {
  const transfer = readTransfer(Buffer.from(openImmoTransfer(homes, options)));
  if (transfer.kind === 'refused') throw new Error(transfer.reason);
  const records = [...transfer.records()];
  return { isWhole: transfer.isWhole, records: records.map(summary) };
}

function summary(each: TransferredRecord): string {
  if (each.kind !== 'record') return Object.values(each).join(' ');
  const { kind, ref, parentRef } = each.record;
  return [kind, ref, parentRef].filter(Boolean).join(' ');
}

it('tells the whole from a part', () => {
  expect(read([home(id('1'))])).toEqual({ isWhole: true, records: ['home 1'] });
  expect(read([home(id('1'))], { extent: 'TEIL' })).toEqual({ isWhole: false, records: ['home 1'] });
  expect(read([])).toEqual({ isWhole: true, records: [] });
});

test.each([
  [home(`${id('1')}<aktion aktionart="DELETE"/>`), ['gone 1']],
  [home(`${id('1')}<aktion>delete</aktion>`), ['gone 1']],
  [home(`${id('1')}<aktion aktionart="REFERENZ"/>`), ['home 1']],
  [home('<objektnr_intern>31</objektnr_intern>'), ['home PROBE77:31']],
  [home(''), ['unreadable a home has neither openimmo_obid nor objektnr_intern']],
  [home(`${id('1')}<gruppen_kennung>N</gruppen_kennung>`), ['home 1']],
  [home(`${id('1')}<gruppen_kennung>N</gruppen_kennung><master visible="true"/>`), ['project group:N']],
  [home(`${id('1')}<master visible="true">N</master>`), ['unit 1 group:N']],
  [
    home(`${id('1')}<gruppen_kennung>N</gruppen_kennung><aktion aktionart="DELETE"/>`),
    ['gone 1', 'gone group:N'],
  ],
])('reads %s', (one, records) => expect(read([one], { extent: 'TEIL' }).records).toEqual(records));

it('deletes all that a file to delete names', () => {
  expect(read([home(id('1')), home(id('2'))], { extent: 'TEIL', mode: 'DELETE' }).records).toEqual([
    'gone 1',
    'gone 2',
  ]);
});

it('gives projects before their units, whatever their order', () => {
  const { records } = read([
    home(`${id('1')}<master visible="true">N</master>`),
    home(`${id('2')}<gruppen_kennung>N</gruppen_kennung>`),
    home(id('3')),
  ]);
  expect(records).toEqual(['project group:N', 'unit 1 group:N', 'home 3']);
});

it('calls a project by its title', () => {
  const transfer = readTransfer(
    Buffer.from(
      openImmoTransfer([home(`${id('2')}<gruppen_kennung>N</gruppen_kennung><master visible="1"/>`)]),
    ),
  );
  if (transfer.kind === 'refused') throw new Error(transfer.reason);
  const [first] = transfer.records();
  if (first?.kind !== 'record') throw new Error('no record');
  expect(mapImmobilie(first.record)).toMatchObject({
    kind: 'project',
    name: 'Doppelhaushälfte am Stadtrand',
  });
});

it('reads a file in Latin-1, as many are', () => {
  const head = '<?xml version="1.0" encoding="ISO-8859-1"?>';
  const bytes = Buffer.from(openImmoTransfer([home(id('1'))], { head }), 'latin1');
  const transfer = readTransfer(bytes);
  if (transfer.kind === 'refused') throw new Error(transfer.reason);
  expect(JSON.stringify([...transfer.records()])).toContain('Gospertstraße');
});

describe('what is refused', () => {
  const whole = openImmoTransfer([home(id('1')), home(id('2'))]);
  test.each([
    [
      'a feedback',
      '<openimmo_feedback><version>1</version></openimmo_feedback>',
      /no OpenImmo: it begins with openimmo_feedback/,
    ],
    ['a file that is cut', whole.slice(0, whole.length * 0.7), /no whole XML/],
    ['no extent', whole.replace('umfang="VOLL"', ''), /VOLL/],
    ['another extent', whole.replace('umfang="VOLL"', 'umfang="ALLES"'), /VOLL/],
    ['a web page', '<!DOCTYPE html><html></html>', /web page/],
  ])('%s', (_, text, reason) => {
    const transfer = readTransfer(Buffer.from(text));
    expect(transfer).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
  });

  it('is a home that nests too deep, and no other', () => {
    const deep = home(id('1')).replace('<sauna>true</sauna>', `${'<x>'.repeat(60)}${'</x>'.repeat(60)}`);
    expect(read([deep, home(id('2'))]).records).toEqual([
      expect.stringContaining('unreadable it is no XML that is read here'),
      'home 2',
    ]);
  });
});

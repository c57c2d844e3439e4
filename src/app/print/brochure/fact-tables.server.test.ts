import { expect, it, vi } from 'vitest';
import { Sheet } from '#app/print/sheet.server.ts';
import { type Look, lookOf } from '#app/print/styles.server.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { drawGroup, drawUnits, heightOfGroup } from './fact-tables.server.ts';

const perLetter = 5;

/** Draws nothing, and records where everything stands. */
function place(label: string, value: string, width: number) {
  const written: { text: string; left: number; right: number }[] = [];
  const signs: { left: number; right: number }[] = [];
  const page = {
    save: () => page,
    restore: () => page,
    translate: (left: number) => {
      signs.push({ left, right: left + 12.5 });
      return page;
    },
    scale: () => page,
    path: () => page,
    lineWidth: () => page,
    lineCap: () => page,
    lineJoin: () => page,
    stroke: () => page,
  };
  const sheet = {
    widthOf: (text: string) => text.length * perLetter,
    heightOf: (text: string, within: number) => Math.ceil((text.length * perLetter) / within) * 15,
    write(text: string, box: { x: number; width: number }, _style: unknown, options?: { align?: string }) {
      const taken = Math.min(box.width, text.length * perLetter);
      const left = options?.align === 'right' ? box.x + box.width - taken : box.x;
      written.push({ text, left, right: left + taken });
    },
    rule: () => {},
    group: (_tag: string, draw: () => void) => draw(),
    tag: (_tag: string, draw: (drawn: typeof page) => void) => draw(page),
  };
  const look = { styles: {}, colors: {} } as Look;
  drawGroup(
    sheet as unknown as Sheet,
    { title: '', rows: [{ label, value, isFlooded: true, isRequired: true }] },
    { x: 100, y: 0, width },
    look,
  );
  const at = (wanted: string) => written.find(({ text }) => text === wanted) ?? { left: 0, right: 0 };
  return { label: at(label), value: at(value), sign: signs[0] ?? { left: 0, right: 0 } };
}

it.each([
  ['P-Score', 'D', 240],
  ['P-Score', 'D, mittlere oder große Gefahr einer Überschwemmung heute', 240],
  // Label and value together are as wide as the column.
  ['Score van het perceel', 'D, middelgrote kans', 220],
  ['Note de la parcelle selon la carte', 'D, grande probabilité d’inondation', 200],
])('has the sign of a flood between %s and %s', (label, value, width) => {
  const placed = place(label, value, width);
  expect(placed.sign.left).toBeGreaterThanOrEqual(placed.label.right + 4);
  expect(placed.sign.right).toBeLessThan(placed.value.left);
  expect(placed.value.right).toBeCloseTo(100 + width);
});

it.each([
  ['Afgebakend overstromingsgebied', 'Nee', 1],
  ['Afgebakend overstromingsgebied', 'in een gebied dat kan overstromen', 2],
])('gives %s with %s as many lines as it takes', (label, value, lines) => {
  const sheet = {
    widthOf: (text: string) => text.length * perLetter,
    heightOf: (text: string, within: number) => Math.ceil((text.length * perLetter) / within) * 15,
  } as unknown as Sheet;
  const heightOf = (rows: { label: string; value: string; isRequired: boolean }[]) =>
    heightOfGroup(sheet, { title: '', rows }, 255, { styles: {}, colors: {} } as Look);
  const height = heightOf([{ label, value, isRequired: true }]) - heightOf([]);
  expect(Math.floor(height / 15)).toBe(lines);
});

it.each([
  'Garten oder Terrasse',
  'Jardin ou terrasse',
  'Preis zzgl. MwSt. und Gebühren',
  'Surface habitable',
  'Tuin of terras',
])('writes the head %s below the ink line, above units of few letters', (head) => {
  const sheet = new Sheet({ title: '', author: '', subject: '', language: 'de', now: new Date(0) });
  sheet.addPage();
  const write = vi.spyOn(sheet, 'write');
  const rule = vi.spyOn(sheet, 'rule');
  const heads = ['Einheit', 'Objektart', head, 'Preis'];
  const rows = [{ cells: ['1.1', 'Reihenhaus, Eckhaus', '68 m²', '€ 462.000'], isGone: false }];
  drawUnits(sheet, { title: 'Einheiten', heads, rows, note: '' }, 100, lookOf(defaultSettings.theme));
  const drawn = write.mock.calls.find(([text]) => text === head);
  expect(drawn?.[1].y).toBeGreaterThan(rule.mock.calls[0]?.[0].y ?? Number.POSITIVE_INFINITY);
});

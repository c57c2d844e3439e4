import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { drawWindowCard, type WindowCard } from './window-card.server.ts';

const card: WindowCard = {
  language: 'nl',
  brand: { name: 'Rooilijn', logo: null, hasGable: true },
  photo: null,
  map: null,
  ribbon: null,
  price: { text: '€ 1.325.000' },
  energy: null,
  title: 'Huis in Gent',
  place: '9000 Gent',
  facts: [],
  page: { url: 'https://www.example.be/', alt: 'QR', words: 'Kijk binnen, ook na sluitingstijd.' },
  phone: '09 234 56 78',
  reference: 'RL-7',
  legal: 'Rooilijn bv.',
};

const names = [
  'Vastgoedmakelaars Vandersmisse',
  'Rooilijn',
  'Immo Scheldezicht & Zonen',
  'Immobiliënkantoor Van de Velde',
  'Vastgoedkantoor Verstraete-Vandenbroucke en Partners',
];

/** The pieces of text of the page, each with its base line. */
async function pieces(changed: Partial<WindowCard>) {
  const now = new Date('2026-11-20T10:00:00Z');
  const pdf = await drawWindowCard({ ...card, ...changed }, 'a4', { settings: defaultSettings, now });
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, left: x, right: x + item.width, base: y, size }];
  });
}

it('has the name alone at its left edge, or beside the gable', async () => {
  const leftOf = async (hasGable: boolean) =>
    (await pieces({ brand: { name: 'Weserufer', logo: null, hasGable } })).find(
      ({ text }) => text === 'Weserufer',
    )?.left ?? 0;
  const place = (await pieces({})).find(({ text }) => text === card.title)?.left ?? 0;
  expect(await leftOf(false)).toBeCloseTo(place, 0);
  expect(await leftOf(true)).toBeGreaterThan(place + 40);
});

it.each(names)('keeps the name %s beside what stands at its right', async (name) => {
  const all = await pieces({ brand: { name, logo: null, hasGable: true } });
  const drawn = all.filter(({ text }) => name.includes(text) && text.length > 3);
  const call = all.find(({ text }) => text.includes('09 234'));
  expect(drawn.length).toBeGreaterThan(0);
  for (const { right } of drawn) expect(right).toBeLessThan((call?.left ?? 0) - 8);
});

it.each(names)(
  'writes the name %s large enough for a passer-by, in several lines if it is long',
  async (name) => {
    const drawn = (await pieces({ brand: { name, logo: null, hasGable: true } })).filter(
      ({ text, size }) => name.includes(text) && text.length > 3 && size > 9,
    );
    expect(drawn.length).toBeGreaterThan(0);
    for (const { size } of drawn) expect(size).toBeGreaterThanOrEqual(14);
    const lowest = Math.min(...drawn.map(({ base }) => base));
    const highest = Math.max(...drawn.map(({ base }) => base));
    // Three lines are no higher than the code beside them, and stand above the mentions of the law.
    expect(highest - lowest).toBeLessThan(50);
    expect(lowest).toBeGreaterThan(40);
  },
);

it('begins no line with a dot, and has the low 2 of CO₂', async () => {
  const legal = Array.from({ length: 40 }, (_, index) => `CO₂: ${'9'.repeat((index % 9) + 1)} kg`).join(
    ' · ',
  );
  const lines = (await pieces({ legal })).filter(({ size, text }) => size < 9 && /\d|·/.test(text));
  expect(lines.map(({ text }) => text).join(' ')).toContain('CO₂: 99 kg');
  const left = Math.min(...lines.map((each) => each.left));
  const first = lines.filter((each) => each.left < left + 1);
  expect(first.length).toBeGreaterThan(2);
  for (const { text } of first) expect(text.trim()).not.toMatch(/^·/);
});

it('begins in the upper third without a photograph', async () => {
  const [first] = (await pieces({})).toSorted((one, other) => other.base - one.base);
  expect(first?.base).toBeGreaterThan((2 / 3) * 842);
});

it('keeps telephone and reference on one line, and the mentions of the law below it', async () => {
  const reference = 'RESIDENTIE-DE-TUINLAAN-A-1.07';
  const call = (await pieces({ reference })).filter(
    ({ text }) => text.includes('09 234') || reference.includes(text),
  );
  expect(new Set(call.map(({ base }) => base)).size).toBe(1);
});

it.each(['€ 325.000', '€ 12.345.678.901.234.567'])('has room between the prefix and %s', async (text) => {
  const all = await pieces({ price: { prefix: 'Vanaf', text } });
  const prefix = all.find((each) => each.text === 'Vanaf');
  const price = all.find((each) => each.text.startsWith('€'));
  if (!prefix || !price) throw new Error('The price is not there');
  // Figures reach to seven tenths of the size.
  expect(prefix.base - (price.base + 0.7 * price.size)).toBeGreaterThan(4);
});

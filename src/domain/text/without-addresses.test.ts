import { expect, it } from 'vitest';
import { quickestMs } from '#test/quickest.ts';
import { hasAddress, withoutAddresses } from './without-addresses.ts';

it.each([
  ['Kijk eens naar dit huis. Iets voor jou!', 'Kijk eens naar dit huis. Iets voor jou!'],
  ['Zie https://evil.example/a?b=c nu', 'Zie … nu'],
  ['Zie HTTP://EVIL.EXAMPLE', 'Zie …'],
  ['www.evil.example en evil.example/x', '… en …'],
  ['schrijf mij@evil.example', 'schrijf …'],
  ['javascript://x en 3.5 km, € 1.200', '… en 3.5 km, € 1.200'],
  ['café.münchen.de', '…'],
  // Other dots and letters that read the same.
  ['zie evil。example', 'zie …'],
  ['zie evil․example', 'zie …'],
  ['zie evil．example', 'zie …'],
  ['zie evil｡example', 'zie …'],
  ['zie ｅｖｉｌ．ｅｘａｍｐｌｅ', 'zie …'],
  ['zie 𝐞𝐯𝐢𝐥.𝐞𝐱𝐚𝐦𝐩𝐥𝐞', 'zie …'],
  ['zie evil.xn--p1ai nu', 'zie … nu'],
  ['zie ｈｔｔｐ：／／ｅｖｉｌ', 'zie …'],
  // Invisible characters.
  ['zie evil\u200b.\u200bexample', 'zie …'],
  ['zie ev\u00adil.exam\u2060ple', 'zie …'],
  ['zie http\u200d://evil', 'zie …'],
  ['zie evil\ufe0f.example', 'zie …'],
  ['zie \u202eelpmaxe.live\u202c', 'zie …'],
  // Addresses without a name.
  ['zie 192.0.2.7/x en 192.0.2.7:8080', 'zie … en …'],
  ['zie http://2130706433/', 'zie …'],
  ['zie [2001:db8::1]/x en 2001:db8::1', 'zie … en …'],
  ['zie 2001:db8:0:0:0:0:0:1', 'zie …'],
  ['bel tel:+32470123456 of TEL:0470123456', 'bel … of …'],
  ['mailto:mij sms:8810', '… …'],
  // No addresses.
  ['om 10:30:00, dus 10:30', 'om 10:30:00, dus 10:30'],
  [
    'bel 02.512.34.56 of 03.225.10.20, tel: 0470 12 34 56',
    'bel 02.512.34.56 of 03.225.10.20, tel: 0470 12 34 56',
  ],
  ['op 22.11.2026, € 1.250.000, v. 1.2.3', 'op 22.11.2026, € 1.250.000, v. 1.2.3'],
  ['120 m² en 4½ m, intéressé·es', '120 m² en 4½ m, intéressé·es'],
  ['Nota: dit is C::D, o.a. en m.a.w. ook', 'Nota: dit is C::D, o.a. en m.a.w. ook'],
])('%s becomes %s', (text, expected) => {
  expect(withoutAddresses(text)).toBe(expected);
});

it('takes format characters out, and leaves the rest as it was typed', () => {
  expect(withoutAddresses('Zoe\u0308 \u202ekomt\u202c 120 m²')).toBe('Zoe\u0308 komt 120 m²');
  expect(hasAddress('Zoe\u0308')).toBe(false);
  expect(hasAddress('Zoë evil。example')).toBe(true);
});

it.each([
  ['a'.repeat(5000)],
  ['1.'.repeat(2500)],
  ['a.'.repeat(2500)],
  ['a1.'.repeat(1666)],
  [`${'a'.repeat(64)}.`.repeat(76)],
  ['a:'.repeat(2500)],
  ['1:'.repeat(2500)],
  ['a-'.repeat(2500)],
  ['['.repeat(5000)],
  ['é'.repeat(5000)],
])('reads 5000 characters in no time: %.12s…', async (text) => {
  const takenMs = await quickestMs(async () => {
    const start = performance.now();
    withoutAddresses(text);
    return performance.now() - start;
  });
  expect(takenMs).toBeLessThan(2);
});

it('a text with an address grows no longer than mails take, whatever its signs are made of', () => {
  const grown = withoutAddresses(`zie evil.example ${'ﷺ'.repeat(3900)}`);
  expect(grown).toMatch(/^zie … صلى الله/);
  expect(grown.length).toBeLessThanOrEqual(4 * 4000);
  expect(withoutAddresses(`${'㎏½ﬃ'.repeat(1000)} evil.example`)).toBe(`${'kg1⁄2ffi'.repeat(1000)} …`);
});

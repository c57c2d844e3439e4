import { expect, it } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

it.each([
  ['Kijk eens naar dit huis. Iets voor jou!', 'Kijk eens naar dit huis. Iets voor jou!'],
  ['Zie https://evil.example/a?b=c nu', 'Zie … nu'],
  ['Zie HTTP://EVIL.EXAMPLE', 'Zie …'],
  ['www.evil.example en evil.example/x', '… en …'],
  ['schrijf mij@evil.example', 'schrijf …'],
  ['javascript://x en 3.5 km, € 1.200', '… en 3.5 km, € 1.200'],
  ['café.münchen.de', '…'],
])('%s becomes %s', (text, expected) => {
  expect(withoutAddresses(text)).toBe(expected);
});

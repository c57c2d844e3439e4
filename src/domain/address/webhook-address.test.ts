import { expect, it } from 'vitest';
import { readWebhookAddress } from './webhook-address.ts';

it.each([
  [' https://hooks.example/gevel?key=1#part ', 'https://hooks.example/gevel?key=1'],
  ['https://Hooks.Example', 'https://hooks.example/'],
  ['https://hooks.example:443/', 'https://hooks.example/'],
  ['https://hooks.example:8443/', undefined],
  ['http://hooks.example/', undefined],
  ['https://user:word@hooks.example/', undefined],
  ['https://localhost/', undefined],
  ['hooks.example', undefined],
  ['', undefined],
  [`https://hooks.example/${'a'.repeat(478)}`, `https://hooks.example/${'a'.repeat(478)}`],
  [`https://hooks.example/${'a'.repeat(479)}`, undefined],
])('%j is kept as %j', (text, kept) => {
  expect(readWebhookAddress(text)).toBe(kept);
});

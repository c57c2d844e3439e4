import { expect, test } from 'vitest';
import { readEmail } from '#command-line/owner/owner-email.ts';
import { readAddress } from './person-address.ts';

test('an address is taken as it is pasted', () => {
  expect(readAddress(['\u202a+32470123456\u202c'])).toBe('+32470123456');
  expect(readAddress(['0470\u201312\u201334\u201356'])).toBe('0470-12-34-56');
  expect(readAddress(['\u200blies@voorbeeld.be'])).toBe('lies@voorbeeld.be');
  expect(readEmail('\ufeffLies@voorbeeld.be\u00a0')).toBe('lies@voorbeeld.be');
});

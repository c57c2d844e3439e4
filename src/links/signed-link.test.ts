import { describe, expect, it } from 'vitest';
import { readToken, signToken } from './signed-link.ts';

const now = new Date('2026-11-21T17:00:00Z');
const until = new Date('2026-11-28T17:00:00Z');
const token = signToken('key', 'alert', '12.end', until);
const [, , seconds, signature = ''] = token.split('.');

it('says what it was made for', () => {
  expect(token).toMatch(/^12\.end\.1795885200\.[\w-]{43}$/);
  expect(readToken('key', 'alert', token, now)).toEqual({ subject: '12.end', until });
});

it('may hold for ever', () => {
  const lasting = signToken('key', 'alert', '12');
  expect(readToken('key', 'alert', lasting, new Date('2099-01-01'))).toEqual({ subject: '12' });
});

describe('says nothing', () => {
  it.each([
    ['with another subject', ['13', 'end', seconds, signature]],
    ['with part of its subject', ['12', seconds, signature]],
    ['with a later end', ['12', 'end', Number(seconds) + 1, signature]],
    ['without an end', ['12', 'end', 0, signature]],
    ['without a signature', ['12', 'end', seconds, '']],
    ['with half a signature', ['12', 'end', seconds, signature.slice(0, 20)]],
    // 43 characters hold two bits more than 32 bytes: other values of these bits must be refused.
    [
      'with a signature that ends otherwise',
      ['12', 'end', seconds, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`],
    ],
    ['that is empty', []],
  ])('%s', (_, parts) => {
    expect(readToken('key', 'alert', parts.join('.'), now)).toBeUndefined();
  });

  it('under another key, or for another purpose', () => {
    expect(readToken('other', 'alert', token, now)).toBeUndefined();
    expect(readToken('key', 'newsletter', token, now)).toBeUndefined();
  });

  it('from its last second on', () => {
    expect(readToken('key', 'alert', token, new Date('2026-11-28T16:59:59Z'))).toBeDefined();
    expect(readToken('key', 'alert', token, until)).toBeUndefined();
  });
});

// 'a' about 'b.c' and 'a.b' about 'c' would sign the same text.
it.each([
  ['a.b', 'c'],
  ['alert', ''],
  ['alert', 'jan@example.be'],
  ['alert', '12..3'],
])('cannot be made of %s about "%s"', (purpose, subject) => {
  expect(() => signToken('key', purpose, subject)).toThrow('cannot be about');
});

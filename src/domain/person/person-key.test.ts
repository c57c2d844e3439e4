import { expect, it } from 'vitest';
import { personKey, readPersonKey } from './person-key.ts';

it.each(['js@a.be', 'lies.o+1@voorbeeld.be', 'zoë@exämple.be', `${'a'.repeat(200)}@b.be`])(
  'stands for %s and is read again',
  (email) => {
    expect(personKey(email)).toMatch(/^[\w-]+$/);
    expect(readPersonKey(personKey(email))).toBe(email);
    expect(personKey(email.toUpperCase())).toBe(personKey(email));
  },
);

it.each(['', 'a', 'Lies', '%', personKey('js@a.be').slice(1), btoa('no address'), 'a'.repeat(500)])(
  'reads nothing in %j',
  (key) => {
    expect(readPersonKey(key)).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { openSecrets, sealSecrets } from './sealed-secrets.ts';

const key = 'a key of the site that nobody guesses';
const secrets = { password: 'wachtwoord-ä' };

test('opens with the same key, for the same source', () => {
  const sealed = sealSecrets(secrets, key, 'whise');
  expect(openSecrets(sealed, key, 'whise')).toEqual(secrets);
  expect(openSecrets(sealed, `${key}!`, 'whise')).toBeUndefined();
  expect(openSecrets(sealed, key, 'skarabee')).toBeUndefined();
});

test('has nothing of it in sight, is never twice the same, and does not open when a bit is turned', () => {
  const sealed = sealSecrets(secrets, key, 'whise');
  expect(sealed.toString('latin1')).not.toContain('wachtwoord');
  expect(sealSecrets(secrets, key, 'whise').equals(sealed)).toBe(false);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(openSecrets(sealed, key, 'whise')).toBeUndefined();
  expect(openSecrets(Buffer.alloc(3), key, 'whise')).toBeUndefined();
});

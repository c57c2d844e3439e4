import { expect, it } from 'vitest';
import { hashPassword, TooManyPasswords, verifyPassword } from './password-hash.ts';

it('makes argon2id hashes of 19 MiB and two passes, each with a salt of its own', async () => {
  const [one, other] = await Promise.all([
    hashPassword('vijf groene fietsen'),
    hashPassword('vijf groene fietsen'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

it('knows the password of a hash, and no other', async () => {
  const hash = await hashPassword('Crème brûlée');
  expect(await verifyPassword({ hash, password: 'Crème brûlée' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'Cre\u0300me bru\u0302le\u0301e' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'creme brulee' })).toBe(false);
  expect(await verifyPassword({ hash: hash.replace(/.{4}$/, 'AAAA'), password: 'Crème brûlée' })).toBe(false);
  for (const wrong of ['', 'plain', '$argon2id$v=19$m=1,t=1,p=1$$'])
    expect(await verifyPassword({ hash: wrong, password: '' }), wrong).toBe(false);
});

it('lets so many wait, and turns the rest away', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => hashPassword('x')));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  for (const each of refused) expect((each as PromiseRejectedResult).reason).toBeInstanceOf(TooManyPasswords);
});

import { hash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { passwordLength, passwordProblem } from './password.ts';

const mostStolen = dictionary['passwords-common']
  .filter(({ length }) => length >= passwordLength.least)
  .slice(0, 3000);

const known = ['Annelies Van den Broeck', 'annelies.vdb@voorbeeld.be', 'Rooilijn'];

it.each([
  'vijf groene fietsen',
  'onze tuin is te klein',
  'mijn huis in de zon',
  'kastanje!',
  'Trekhaak77',
  'x7#Kq2!m',
  'maison bleue au bord de l’eau',
  '密码密码安全的密码吧',
  'ééné brug verder',
  'Wachtwoord van 3 boze zwanen',
  'correct horse battery staple',
  'maison jardin voiture soleil',
  'haus garten auto sonne',
  'barcelona elizabeth feyenoord spitfire',
  'rTq8vLw2ZpXe',
  'k7#mQ-x2bV!d',
  '738294615093',
  `${'a'.repeat(100)}bcXe!z9`,
])('takes %s', (password) => {
  expect(passwordProblem(password, known)).toBeUndefined();
});

it.each([
  'password',
  'Password1!',
  'P@ssw0rd123',
  'Wachtwoord2026',
  'w4chtw00rd',
  'Welkom01',
  'welkom123!',
  'motdepasse1',
  'Azerty123',
  'AZERTYUIOP',
  'qwertzuiop',
  '12345678',
  '87654321',
  '123456789012345678901234567890',
  'abcd1234',
  'aaaaaaaa',
  '11111111',
  'Passwort!',
  'Sommer2026',
  'Bonjour2025!',
  'Gent2026!',
  'annelies1985',
  'Vandenbroeck1',
  'Rooilijn1!',
  'Rooilijn2026',
  'annelies.vdb@voorbeeld.be',
  '        ',
  'barcelona',
  'Elizabeth',
  'feyenoord',
  'Metallica1!',
  'spitf1re',
  '1qaz2wsx',
  '!!michelle1975',
  'éléphant',
])('refuses %s as one that is guessed', (password) => {
  expect(passwordProblem(password, known)).toBe('common');
});

// OWASP ASVS 5.0, 6.2.4.
it('refuses the 3,000 most stolen ones that are long enough', () => {
  const { length } = mostStolen.filter((password) => passwordProblem(password, []) !== 'common');
  expect(mostStolen).toHaveLength(3000);
  expect(length).toBe(0);
});

// The same at each run: of 300,000 truly random ones, one is refused because it happens to consist of words and runs.
it('takes random ones', () => {
  const random = Array.from({ length: 2000 }, (_, at) =>
    hash('sha256', String(at), 'base64url').slice(0, 12),
  );
  expect(random.filter((password) => passwordProblem(password, known))).toEqual([]);
});

it.each([
  ['zeven77', 'short'],
  ['acht8888', undefined],
  ['eeee8888', 'common'],
  ['ackermaz', undefined],
  [`${'x#9Kq2!'.repeat(18)}ab`, undefined],
  [`${'x#9Kq2!'.repeat(18)}abc`, 'long'],
])('says of %s: %s', (password, problem) => {
  expect(passwordProblem(password, known)).toBe(problem);
});

import { expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

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
])('refuses %s as one that is guessed', (password) => {
  expect(passwordProblem(password, known)).toBe('common');
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

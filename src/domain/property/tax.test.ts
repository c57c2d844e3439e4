import { expect, test } from 'vitest';
import { isTaxGuessed, taxOf } from './tax.ts';

test.each<[Parameters<typeof taxOf>[0], string]>([
  [{}, 'duty'],
  [{ taxRegime: null, isNewBuild: false, projectId: null }, 'duty'],
  [{ isNewBuild: true }, 'vat_and_duty'],
  [{ projectId: 3 }, 'vat_and_duty'],
  [{ projectId: 3, isNewBuild: true, taxRegime: 'registration_duties' }, 'duty'],
  [{ taxRegime: 'vat' }, 'vat'],
  [{ taxRegime: 'vat_and_registration_duties' }, 'vat_and_duty'],
])('%o is taxed with %s', (property, tax) => {
  expect(taxOf(property)).toBe(tax);
});

test.each<[Parameters<typeof isTaxGuessed>[0], boolean]>([
  [{ purpose: 'sale' }, false],
  [{ purpose: 'sale', isNewBuild: true }, true],
  [{ purpose: 'sale', projectId: 3 }, true],
  [{ purpose: 'sale', isNewBuild: true, taxRegime: 'vat' }, false],
  [{ purpose: 'rent', isNewBuild: true }, false],
])('of the tax of %o is guessed: %s', (property, isGuessed) => {
  expect(isTaxGuessed(property)).toBe(isGuessed);
});

import { expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { regions } from '#domain/place/region.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { documentName, documentTitle } from './document-name.ts';

it.each([
  ['nl', null, 'Energieprestatiecertificaat'],
  ['nl', 'flanders', 'Energieprestatiecertificaat (EPC)'],
  ['nl', 'brussels', 'EPB-certificaat'],
  ['fr', 'brussels', 'Certificat PEB'],
  ['fr', 'wallonia', 'Certificat PEB'],
  ['fr', 'luxembourg', 'Passeport énergétique'],
  ['de', 'wallonia', 'PEB-Ausweis'],
  ['de', 'luxembourg', 'Energiepass'],
  ['en', 'brussels', 'EPB certificate'],
  ['en', 'elsewhere', 'Energy performance certificate'],
] as const)('the energy certificate is called in %s in %s: %s', (language, region, name) => {
  expect(documentName(textsFor(language), 'epc', region)).toBe(name);
});

it('is called as the fact sheet calls it', () => {
  for (const language of languages)
    for (const region of regions) {
      const energy = fieldTexts(language).label('epcExemptReason', { region });
      // The fact sheet has only the short form in Flanders.
      const said = region === 'flanders' ? 'EPC' : energy;
      expect(documentName(textsFor(language), 'epc', region)).toContain(said);
      const soil = fieldTexts(language).label('soilAttest', { region: 'wallonia' });
      expect(documentName(textsFor(language), 'soil', 'wallonia')).toBe(soil);
    }
});

it('has the name that the agency gave it in that language', () => {
  const document = { kind: 'epc', name: { nl: 'EPC van de bovenwoning' }, region: 'flanders' };
  expect(documentTitle(document, 'nl')).toBe('EPC van de bovenwoning');
  expect(documentTitle(document, 'fr')).toBe('Certificat de performance énergétique (EPC)');
});

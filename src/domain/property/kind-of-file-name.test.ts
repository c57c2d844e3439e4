import { expect, it } from 'vitest';
import { kindOfFileName } from './kind-of-file-name.ts';

it.each([
  ['EPC_Vaderlandstraat58.pdf', 'epc'],
  ['certificat-PEB 2024.PDF', 'epc'],
  ['Energieausweis Eupen.pdf', 'epc'],
  ['Keuring elektriciteit (1).pdf', 'electricity'],
  ['contrôle électrique.pdf', 'electricity'],
  ['gaskeuring.pdf', 'gas'],
  ['gasthuisstraat 12.pdf', 'other'],
  ['Bodemattest_OVAM.pdf', 'soil'],
  ['attestation-sol.pdf', 'soil'],
  ['solarium.jpg', 'other'],
  ['asbestattest 2023.pdf', 'asbestos'],
  ['watertoets.pdf', 'flood'],
  ['Grondplan gelijkvloers.png', 'plans'],
  ['plans rez.pdf', 'plans'],
  ['Grundriß EG.pdf', 'plans'],
  ['Grundriss EG.pdf', 'plans'],
  ['huurcontract + plaatsbeschrijving.pdf', 'lease'],
  ['état des lieux.pdf', 'inventory'],
  ['Überschwemmung.pdf', 'flood'],
  ['verkoopopdracht getekend.pdf', 'mandate'],
  ['scan0001.pdf', 'other'],
  ['.pdf', 'other'],
  ['', 'other'],
])('%s is %s', (name, kind) => {
  expect(kindOfFileName(name)).toBe(kind);
});

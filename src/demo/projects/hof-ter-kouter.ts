import { said } from '#demo/said.ts';
import { belgianTaxNote } from './tax-notes.ts';
import type { DemoProject, DemoUnit } from './unit-row.ts';

/** All six have been sold and handed over. */
export const hofTerKouter: DemoProject = {
  reference: 'RL-P06',
  name: 'Hof ter Kouter',
  at: '9700 Oudenaarde',
  street: 'Kouterweg 18',
  latitude: 50.8519,
  longitude: 3.6178,
  looks: 'modern-wood-house',
  pictures: ['interior-kitchen-island', 'interior-childrens-room', 'exterior-garden-terrace'],
  title: said(
    'zes houten woningen aan de rand van de stad',
    'six maisons en bois en lisière de ville',
    'sechs Holzhäuser am Stadtrand',
    'six timber houses on the edge of town',
  ),
  lede: said(
    'Uitverkocht, en nog vóór de winter bewoond.',
    'Tout est vendu, et habité dès avant l’hiver.',
    'Ausverkauft, und noch vor dem Winter bewohnt.',
    'Sold out, and lived in before the winter.',
  ),
  description: said(
    'De zes houtskeletwoningen werden in oktober 2026 opgeleverd. Ze staan los van elkaar rond een gemeenschappelijke boomgaard.\n\nWie een gelijkaardig project zoekt, bewaart best een zoekopdracht: dan hoort u ervan voor de plannen online staan.',
    'Les six maisons à ossature de bois ont été livrées en octobre 2026. Elles sont détachées, autour d’un verger commun.\n\nVous cherchez un projet semblable ? Enregistrez une alerte de recherche : vous en serez averti avant la mise en ligne des plans.',
    'Die sechs Häuser in Holzrahmenbau wurden im Oktober 2026 übergeben. Sie stehen frei um eine gemeinsame Obstwiese.\n\nWer Ähnliches sucht, speichert am besten einen Suchauftrag: So erfahren Sie davon, bevor die Pläne online stehen.',
    'The six timber-framed houses were handed over in October 2026. They stand apart from each other, round a shared orchard.\n\nIf you are looking for something similar, save a search alert: you will hear of it before the plans are online.',
  ),
  taxNote: belgianTaxNote,
  handoverOn: '2026-10-15',
  energy: { value: 26 },
  details: { eLevel: 15, carports: 1 },
  agent: 1,
  publishedDaysAgo: 300,
  units: [
    house('A', { living: 172, bedrooms: 4, garden: 310, price: 545_000 }),
    house('B', { living: 158, bedrooms: 3, garden: 240, price: 509_000 }),
    house('C', { living: 158, bedrooms: 3, garden: 240, price: 509_000 }),
    house('D', { living: 158, bedrooms: 3, garden: 245, price: 512_000 }),
    house('E', { living: 158, bedrooms: 3, garden: 245, price: 512_000 }),
    house('F', { living: 172, bedrooms: 4, garden: 324, price: 552_000 }),
  ],
};

type House = Pick<DemoUnit, 'living' | 'bedrooms' | 'price'> & { garden: number };

function house(name: string, { garden, ...unit }: House): DemoUnit {
  return { name, type: 'detached_house', floors: 2, ...unit, outside: garden, status: 'sold' };
}

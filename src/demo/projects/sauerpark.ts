import { said } from '#demo/said.ts';
import { luxembourgTaxNote } from './tax-notes.ts';
import { flat } from './unit-kinds.ts';
import type { DemoProject } from './unit-row.ts';

export const sauerpark: DemoProject = {
  reference: 'RL-P08',
  name: 'Residenz Sauerpark',
  at: '9201 Diekirch',
  street: 'Rue de l’Industrie 16',
  latitude: 49.8672,
  longitude: 6.1637,
  looks: 'apartment-brick',
  pictures: ['interior-living-room', 'interior-kitchen-island', 'interior-bedroom-warm'],
  title: said(
    'negen appartementen aan de Sûre',
    'neuf appartements au bord de la Sûre',
    'neun Wohnungen an der Sauer',
    'nine apartments on the Sûre',
  ),
  lede: said(
    'Tussen rivierpark en station, met een terras voor iedereen en klasse A+ op het energiepaspoort.',
    'Entre le parc et la gare, avec une terrasse pour chacun et la classe A+ au passeport énergétique.',
    'Zwischen Flusspark und Bahnhof, mit einer Terrasse für jeden und Klasse A+ im Energiepass.',
    'Between river park and station, with a terrace for everyone and class A+ on the energy passport.',
  ),
  description: said(
    'Drie lagen licht baksteen achter een haag, met drie appartementen per verdieping. De slaapkamers kijken naar de tuin, de leefruimten naar het park.\n\nDe verkoop verloopt als VEFA: u betaalt volgens de vordering van de werken, met een voltooiingswaarborg van de bank.\n\nElk appartement heeft een kelder en een binnenparking; een tweede plaats kan erbij.',
    'Trois niveaux de brique claire derrière une haie, avec trois appartements par étage. Les chambres donnent sur le jardin, les séjours sur le parc.\n\nLa vente se fait en état futur d’achèvement (VEFA) : vous payez selon l’avancement, avec garantie bancaire d’achèvement.\n\nChaque appartement a sa cave et son emplacement intérieur ; un second peut s’y ajouter.',
    'Drei Geschosse aus hellem Backstein hinter einer Hecke, mit drei Wohnungen je Etage. Die Schlafzimmer liegen zum Garten, die Wohnräume zum Park.\n\nVerkauft wird ab Plan (VEFA): Sie zahlen nach Baufortschritt, mit Fertigstellungsgarantie der Bank.\n\nJede Wohnung hat einen Keller und einen Innenstellplatz; ein zweiter ist möglich.',
    'Three storeys of pale brick behind a hedge, with three apartments on each floor. The bedrooms face the garden, the living rooms the park.\n\nThe sale is off plan (VEFA): you pay as the work advances, with a completion guarantee from the bank.\n\nEach apartment has a cellar and an indoor parking space; a second can be added.',
  ),
  taxNote: luxembourgTaxNote,
  handoverOn: '2027-10-31',
  classes: { energy: 'a_plus', insulation: 'a' },
  details: { co2Class: 'a_plus', hasCellar: true, indoorParkingSpaces: 1 },
  agent: 5,
  publishedDaysAgo: 62,
  units: [
    flat('A0', { floor: 0, living: 86, bedrooms: 2, outside: 52, price: 629_000, status: 'available' }),
    flat('A1', { floor: 1, living: 86, bedrooms: 2, outside: 12, price: 636_000, status: 'sold' }),
    flat('A2', { floor: 2, living: 86, bedrooms: 2, outside: 12, price: 660_000, status: 'available' }),
    flat('B0', { floor: 0, living: 64, bedrooms: 1, outside: 30, price: 489_000, status: 'sold' }),
    flat('B1', { floor: 1, living: 64, bedrooms: 1, outside: 9, price: 492_000, status: 'available' }),
    flat('B2', { floor: 2, living: 64, bedrooms: 1, outside: 9, price: 508_000, status: 'option' }),
    flat('C0', { floor: 0, living: 108, bedrooms: 3, outside: 66, price: 798_000, status: 'available' }),
    flat('C1', { floor: 1, living: 108, bedrooms: 3, outside: 14, price: 789_000, status: 'available' }),
    flat('C2', {
      floor: 2,
      living: 108,
      bedrooms: 3,
      outside: 14,
      price: 825_000,
      status: 'available',
      hidesPrice: true,
    }),
  ],
};

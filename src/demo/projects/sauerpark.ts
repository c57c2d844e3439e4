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
    flat('A0', 'ground_floor_flat', 0, 86, 2, 52, 629_000, 'available'),
    flat('A1', 'apartment', 1, 86, 2, 12, 636_000, 'sold'),
    flat('A2', 'apartment', 2, 86, 2, 12, 660_000, 'available'),
    flat('B0', 'ground_floor_flat', 0, 64, 1, 30, 489_000, 'sold'),
    flat('B1', 'apartment', 1, 64, 1, 9, 492_000, 'available'),
    flat('B2', 'apartment', 2, 64, 1, 9, 508_000, 'option'),
    flat('C0', 'ground_floor_flat', 0, 108, 3, 66, 798_000, 'available'),
    flat('C1', 'apartment', 1, 108, 3, 14, 789_000, 'available'),
    { ...flat('C2', 'apartment', 2, 108, 3, 14, 825_000, 'available'), hidesPrice: true },
  ],
};

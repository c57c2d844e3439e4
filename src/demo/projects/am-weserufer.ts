import { said } from '#demo/said.ts';
import { belgianTaxNote } from './tax-notes.ts';
import { endHouse, flat, rowHouse } from './unit-kinds.ts';
import type { DemoProject } from './unit-row.ts';

export const amWeserufer: DemoProject = {
  reference: 'RL-P11',
  name: 'Am Weserufer',
  at: '4700 Eupen',
  street: 'Haasstraße',
  latitude: 50.6247,
  longitude: 6.0436,
  looks: 'new-build-townhouses',
  pictures: ['interior-living-room', 'interior-kitchen-white-linear', 'exterior-garden-terrace'],
  title: said(
    'rijhuizen en appartementen met tuin',
    'maisons mitoyennes et appartements avec jardin',
    'Reihenhäuser und Eigentumswohnungen mit Garten',
    'terraced houses and apartments with gardens',
  ),
  lede: said(
    'Vijf rijhuizen en drie appartementen in een rustige zijstraat, elk met een eigen buitenruimte en een parkeerplaats. Warmtepomp, zonnepanelen en regenwaterput horen erbij.',
    'Cinq maisons et trois appartements dans une rue calme, chacun avec son espace extérieur et son emplacement. Pompe à chaleur, panneaux photovoltaïques et citerne sont compris.',
    'Fünf Reihenhäuser und drei Wohnungen an einer ruhigen Seitenstraße, jede Einheit mit eigenem Außenraum und Stellplatz. Wärmepumpe, Photovoltaikanlage und Regenwasserzisterne gehören dazu.',
    'Five terraced houses and three apartments on a quiet side street, each with its own outdoor space and parking. Heat pump, solar panels and rainwater tank are included.',
  ),
  description: said(
    'De Vesder stroomt achter de tuinen, de benedenstad begint aan de voorkant: winkels, scholen en de bus naar Aken liggen op wandelafstand.\n\nDe puntgevels zijn van lichte baksteen op kalkzandsteen met een dubbele isolatielaag, de daken van leisteen. Het hout rond de deuren en in de geveltoppen is lariks uit de streek.\n\nDe ruwbouw van de vijf huizen staat er. De appartementen volgen in het voorjaar; wie nu kiest, beslist nog over vloeren, badkamer en keuken.',
    'La Vesdre coule derrière les jardins, la ville basse commence devant : commerces, écoles et bus pour Aix-la-Chapelle sont à distance de marche.\n\nLes pignons sont en brique claire sur des blocs silico-calcaires à double isolation, les toits en ardoise. Autour des portes et au sommet des façades, le bois est du mélèze de la région.\n\nLe gros œuvre des cinq maisons est debout. Les appartements suivent au printemps ; qui choisit maintenant décide encore des sols, de la salle de bains et de la cuisine.',
    'Hinter den Gärten fließt die Weser, vorn beginnt die Unterstadt: Geschäfte, Schulen und der Bus nach Aachen sind zu Fuß erreichbar.\n\nDie Giebel sind aus hellem Klinker vor Kalksandstein mit doppelter Dämmschicht, die Dächer aus Schiefer. Das Holz um die Türen und in den Giebelspitzen ist heimische Lärche.\n\nDer Rohbau der fünf Häuser steht. Die Wohnungen folgen im Frühjahr; wer jetzt wählt, entscheidet noch über Böden, Bad und Küche.',
    'The Vesdre flows behind the gardens and the lower town begins in front: shops, schools and the bus to Aachen are within walking distance.\n\nThe gables are of pale brick over sand-lime walls with a double layer of insulation, the roofs of slate. The timber round the doors and at the top of the gables is larch from the region.\n\nThe shell of the five houses is up. The apartments follow in spring; choose now and floors, bathroom and kitchen are still yours to decide.',
  ),
  taxNote: belgianTaxNote,
  handoverOn: '2027-12-15',
  energy: { value: 58, sample: { unit: '1.2', code: 20_261_104_001_827 } },
  details: { outdoorParkingSpaces: 1, rainwaterTankLitres: 5000 },
  agent: 4,
  publishedDaysAgo: 16,
  units: [
    endHouse('1.1', { living: 176, bedrooms: 4, garden: 68, price: 462_000, status: 'sold' }),
    rowHouse('1.2', { living: 158, bedrooms: 3, garden: 54, price: 438_000, status: 'sold' }),
    rowHouse('1.3', { living: 158, bedrooms: 3, garden: 54, price: 438_000, status: 'option' }),
    rowHouse('1.4', { living: 158, bedrooms: 3, garden: 54, price: 441_500, status: 'available' }),
    endHouse('1.5', { living: 176, bedrooms: 4, garden: 92, price: 469_000, status: 'available' }),
    flat('2.1', { floor: 0, living: 96, bedrooms: 2, outside: 41, price: 329_000, status: 'available' }),
    flat('2.2', { floor: 1, living: 91, bedrooms: 2, outside: 12, price: 318_000, status: 'available' }),
    flat('2.3', {
      type: 'duplex',
      floor: 2,
      floors: 2,
      living: 124,
      bedrooms: 3,
      outside: 18,
      price: 405_000,
      status: 'option',
      hidesPrice: true,
    }),
  ],
};

import { said } from '#demo/said.ts';
import { belgianTaxNote } from './tax-notes.ts';
import { endHouse, rowHouse } from './unit-kinds.ts';
import type { DemoProject } from './unit-row.ts';

export const deVlasrij: DemoProject = {
  reference: 'RL-P12',
  name: 'De Vlasrij',
  at: '9800 Deinze',
  street: 'Vlasstraat 36',
  latitude: 50.9871,
  longitude: 3.5258,
  looks: 'new-build-row-of-five',
  pictures: ['interior-kitchen-island', 'interior-living-room', 'interior-bathroom-walk-in-shower'],
  title: said(
    'veertien bakstenen rijhuizen bij de Leie',
    'quatorze maisons de brique près de la Lys',
    'vierzehn Backsteinhäuser nahe der Leie',
    'fourteen brick terraced houses near the Lys',
  ),
  lede: said(
    'Drie of vier slaapkamers, een tuin op het zuiden en de fiets naast de voordeur, op de plek waar ooit het vlas te drogen lag.',
    'Trois ou quatre chambres, un jardin au sud et le vélo près de la porte, là où séchait jadis le lin.',
    'Drei oder vier Schlafzimmer, ein Südgarten und das Rad neben der Haustür, wo einst der Flachs trocknete.',
    'Three or four bedrooms, a south-facing garden and the bicycle by the front door, where flax was once laid out to dry.',
  ),
  description: said(
    'De woningen staan in twee rijen rond een autovrij hof, in rode en bruine baksteen onder één lang dak van leien, met dakkapellen en schouwen. Parkeren doet u onder het hof, met een laadpunt per woning.\n\nElke woning heeft een warmtepomp op een gemeenschappelijk bodemveld, vloerverwarming, balansventilatie en zonnepanelen. U kiest keuken, badkamer en vloeren bij vaste leveranciers of geeft ze zelf in opdracht.\n\nDe werken zijn in september 2026 gestart. De bouwheer verkoopt met een voltooiingswaarborg volgens de wet-Breyne.',
    'Les maisons forment deux rangées autour d’une cour sans voitures, en brique rouge et brune sous un long toit d’ardoise, avec lucarnes et cheminées. On se gare sous la cour, avec une borne de recharge par maison.\n\nChacune possède une pompe à chaleur sur un champ géothermique commun, le chauffage au sol, une ventilation double flux et des panneaux solaires. Cuisine, salle de bains et sols se choisissent chez des fournisseurs attitrés, ou ailleurs.\n\nLe chantier a démarré en septembre 2026. Le promoteur vend avec la garantie d’achèvement de la loi Breyne.',
    'Die Häuser stehen in zwei Reihen um einen autofreien Hof, aus rotem und braunem Backstein unter einem langen Schieferdach mit Gauben und Schornsteinen. Geparkt wird unter dem Hof, mit einer Ladestation je Haus.\n\nJedes Haus hat eine Wärmepumpe an einem gemeinsamen Erdsondenfeld, Fußbodenheizung, Lüftung mit Wärmerückgewinnung und Photovoltaik. Küche, Bad und Böden wählen Sie bei festen Lieferanten oder anderswo.\n\nDie Arbeiten haben im September 2026 begonnen. Der Bauträger verkauft mit der Fertigstellungsgarantie nach dem Breyne-Gesetz.',
    'The houses stand in two rows round a car-free court, in red and brown brick under one long slate roof with dormers and chimneys. You park beneath the court, with a charging point for each house.\n\nEach house has a heat pump on a shared ground loop, underfloor heating, balanced ventilation and solar panels. You choose kitchen, bathroom and floors from set suppliers or commission them yourself.\n\nWork began in September 2026. The developer sells with the completion guarantee of the Breyne Act.',
  ),
  taxNote: belgianTaxNote,
  handoverOn: '2028-03-31',
  energy: { value: 22 },
  details: { eLevel: 12, hasChargingPoint: true, indoorParkingSpaces: 1 },
  agent: 1,
  publishedDaysAgo: 11,
  units: [
    endHouse('1', { living: 176, bedrooms: 4, garden: 96, price: 489_000, status: 'sold' }),
    rowHouse('2', { living: 148, bedrooms: 3, garden: 58, price: 429_000, status: 'sold' }),
    rowHouse('3', { living: 148, bedrooms: 3, garden: 58, price: 429_000, status: 'available' }),
    rowHouse('4', { living: 156, bedrooms: 3, garden: 61, price: 442_000, status: 'sold' }),
    rowHouse('5', { living: 156, bedrooms: 3, garden: 61, price: 442_000, status: 'available' }),
    rowHouse('6', { living: 148, bedrooms: 3, garden: 58, price: 431_500, status: 'sold' }),
    endHouse('7', { living: 176, bedrooms: 4, garden: 104, price: 495_000, status: 'option' }),
    endHouse('8', { living: 176, bedrooms: 4, garden: 110, price: 498_000, status: 'sold' }),
    rowHouse('9', { living: 148, bedrooms: 3, garden: 55, price: 434_000, status: 'available' }),
    rowHouse('10', { living: 148, bedrooms: 3, garden: 55, price: 434_000, status: 'available' }),
    rowHouse('11', { living: 156, bedrooms: 3, garden: 60, price: 446_000, status: 'sold' }),
    rowHouse('12', { living: 156, bedrooms: 3, garden: 60, price: 446_000, status: 'available' }),
    rowHouse('13', { living: 148, bedrooms: 3, garden: 55, price: 436_500, status: 'option' }),
    endHouse('14', { living: 176, bedrooms: 4, garden: 121, price: 509_000, status: 'available' }),
  ],
};

import { said } from '#demo/said.ts';
import { belgianTaxNote } from './tax-notes.ts';
import { flat } from './unit-kinds.ts';
import type { DemoProject } from './unit-row.ts';

export const belvedereJosaphat: DemoProject = {
  reference: 'RL-P09',
  name: 'Belvédère Josaphat',
  at: '1030 Schaarbeek',
  street: 'Ernest Cambierlaan / Avenue Ernest Cambier 84',
  latitude: 50.8629,
  longitude: 4.3948,
  looks: 'apartment-evening',
  pictures: ['interior-living-room', 'interior-kitchen-island', 'interior-bathroom-tub'],
  title: said(
    'twaalf appartementen aan het Josaphatpark',
    'douze appartements face au parc Josaphat',
    'zwölf Wohnungen am Josaphatpark',
    'twelve apartments by Josaphat Park',
  ),
  lede: said(
    'Vier lagen met diepe terrassen, en aan de overkant de platanen, de vijver en de ezels van het park.',
    'Quatre niveaux aux terrasses profondes et, en face, les platanes, l’étang et les ânes du parc.',
    'Vier Geschosse mit tiefen Terrassen, und gegenüber die Platanen, der Weiher und die Esel des Parks.',
    'Four storeys with deep terraces, and across the road the plane trees, the pond and the donkeys of the park.',
  ),
  description: said(
    'Per verdieping zijn er drie appartementen: een van één slaapkamer aan de straat, een van twee en een van drie met ramen aan beide kanten. De lift komt tot in de kelder, waar elke woning een berging en een plaats voor twee fietsen heeft.\n\nEen lucht-waterwarmtepomp verwarmt de vloeren; de zonnepanelen op het dak voeden de gemeenschappelijke delen.\n\nHet energieprestatiecertificaat volgt bij de oplevering. De tram naar het Noordstation stopt voor de deur.',
    'Chaque étage compte trois appartements : un d’une chambre côté rue, un de deux et un de trois, ce dernier traversant. L’ascenseur descend jusqu’aux caves, où chacun a son débarras et la place de deux vélos.\n\nUne pompe à chaleur air-eau chauffe les sols ; les panneaux du toit alimentent les communs.\n\nLe certificat PEB suivra à la réception. Le tram vers la gare du Nord s’arrête devant la porte.',
    'Auf jeder Etage liegen drei Wohnungen: eine mit einem Schlafzimmer zur Straße, eine mit zwei und eine mit drei, diese mit Fenstern nach beiden Seiten. Der Aufzug fährt bis in den Keller, wo jede Wohnung einen Abstellraum und Platz für zwei Räder hat.\n\nEine Luft-Wasser-Wärmepumpe heizt die Böden; die Photovoltaik auf dem Dach versorgt die Gemeinschaftsflächen.\n\nDer PEB-Ausweis folgt bei der Abnahme. Die Straßenbahn zum Nordbahnhof hält vor der Tür.',
    'Each floor has three apartments: one with one bedroom on the street side, one with two and one with three and windows on both sides. The lift goes down to the cellars, where every home has a storage room and space for two bicycles.\n\nAn air-to-water heat pump warms the floors; the solar panels on the roof feed the common parts.\n\nThe energy certificate follows at completion. The tram to the North station stops at the door.',
  ),
  taxNote: belgianTaxNote,
  handoverOn: '2028-06-30',
  // In Brussels the certificate of a new building is drawn up when it is finished.
  details: {
    epcExemptReason: 'follows_on_completion',
    hasCellar: true,
    hasBicycleStorage: true,
    heatingSystem: 'communal',
  },
  agent: 3,
  publishedDaysAgo: 55,
  units: [
    flat('0.1', { floor: 0, living: 58, bedrooms: 1, outside: 24, price: 289_000, status: 'sold' }),
    flat('0.2', { floor: 0, living: 86, bedrooms: 2, outside: 46, price: 418_000, status: 'available' }),
    flat('0.3', { floor: 0, living: 112, bedrooms: 3, outside: 58, price: 539_000, status: 'option' }),
    flat('1.1', { floor: 1, living: 58, bedrooms: 1, outside: 7, price: 284_000, status: 'available' }),
    flat('1.2', { floor: 1, living: 86, bedrooms: 2, outside: 12, price: 409_000, status: 'sold' }),
    flat('1.3', { floor: 1, living: 112, bedrooms: 3, outside: 15, price: 529_000, status: 'available' }),
    flat('2.1', { floor: 2, living: 58, bedrooms: 1, outside: 7, price: 292_000, status: 'available' }),
    flat('2.2', { floor: 2, living: 86, bedrooms: 2, outside: 12, price: 422_000, status: 'option' }),
    flat('2.3', { floor: 2, living: 112, bedrooms: 3, outside: 15, price: 545_000, status: 'available' }),
    flat('3.1', { floor: 3, living: 58, bedrooms: 1, outside: 9, price: 305_000, status: 'sold' }),
    flat('3.2', { floor: 3, living: 86, bedrooms: 2, outside: 16, price: 439_000, status: 'available' }),
    flat('3.3', {
      type: 'penthouse',
      floor: 3,
      living: 124,
      bedrooms: 3,
      outside: 48,
      price: 698_000,
      status: 'available',
      hidesPrice: true,
    }),
  ],
};

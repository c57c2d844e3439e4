import { type District, inFour, sameInFour } from './district.ts';

/** The comment above each says whose list it follows, and what others say. Mergers up to 2023 are carried out. */
export const districtsOfLuxembourg: readonly District[] = [
  // The eleven communes of PRO-SUD and of the Minett UNESCO Biosphere.
  {
    key: 'minett',
    names: sameInFour('Minett'),
    inside: inFour('in de Minett', 'dans le Minett', 'im Minett', 'in the Minett'),
    aliases: [
      ...['Minette', 'Terres rouges', 'Terre rouge', 'Bassin minier', 'Land der roten Erde', 'Rote Erde'],
      ...['Land of the Red Rocks', 'Red Rocks', 'Streek van de rode aarde'],
    ],
    members: `Bettembourg, Differdange, Dudelange, Esch-sur-Alzette, Käerjeng, Kayl, Mondercange, Pétange, Rumelange,
      Sanem, Schifflange`,
  },
  // The regional tourist office of the Moselle: the wine villages and those behind them.
  {
    key: 'moselle',
    names: inFour('Moezelstreek', 'Moselle luxembourgeoise', 'Luxemburger Mosel', 'Luxembourg Moselle'),
    inside: inFour(
      'in de Moezelstreek',
      'sur la Moselle luxembourgeoise',
      'an der Luxemburger Mosel',
      'on the Luxembourg Moselle',
    ),
    aliases: [
      'Mosel',
      'Moselle',
      'la Moselle',
      'Moezel',
      'Musel',
      'Miselerland',
      'an der Mosel',
      'Moselle valley',
    ],
    members: `Bous-Waldbredimus, Dalheim, Flaxweiler, Grevenmacher, Lenningen, Manternach, Mertert, Mondorf-les-Bains,
      Remich, Schengen, Stadtbredimus, Wormeldange`,
  },
  // The slate north of the Sûre: cantons of Clervaux, Wiltz and Vianden, with Bourscheid and Rambrouch. The tourist office
  // Éislek also has Diekirch and Ettelbruck, which geographers count with the Gutland.
  {
    key: 'oesling',
    names: inFour('Oesling', 'Oesling', 'Ösling', 'Éislek'),
    inside: inFour('in de Oesling', 'dans l’Oesling', 'im Ösling', 'in the Éislek'),
    aliases: [
      ...[
        'Éislek',
        'Oesling',
        'Luxemburgse Ardennen',
        'Ardenne luxembourgeoise',
        'Ardennes luxembourgeoises',
      ],
      ...['Luxemburger Ardennen', 'Luxembourg Ardennes'],
    ],
    members: `Boulaide, Bourscheid, Clervaux, Esch-sur-Sûre, Goesdorf, Kiischpelt, Lac de la Haute-Sûre, Parc Hosingen,
      Putscheid, Rambrouch, Tandel, Troisvierges, Vianden, Weiswampach, Wiltz, Wincrange, Winseler`,
  },
  // The Natur- & Geopark Mëllerdall. Its other name, Müllerthal, is that of a village too.
  {
    key: 'luxemburger-schweiz',
    names: inFour(
      'Luxemburgs Klein Zwitserland',
      'Petite Suisse luxembourgeoise',
      'Kleine Luxemburger Schweiz',
      'Luxembourg’s Little Switzerland',
    ),
    inside: inFour(
      'in Luxemburgs Klein Zwitserland',
      'dans la Petite Suisse luxembourgeoise',
      'in der Kleinen Luxemburger Schweiz',
      'in Luxembourg’s Little Switzerland',
    ),
    aliases: [
      ...[
        'Müllerthal',
        'Mëllerdall',
        'Mullerthal',
        'Klein Zwitserland',
        'Petite Suisse',
        'Luxemburger Schweiz',
      ],
      ...['Little Switzerland', 'Region Müllerthal'],
    ],
    members: `Beaufort, Bech, Berdorf, Consdorf, Echternach, Fischbach, Heffingen, Larochette, Nommern, Rosport-Mompach,
      Waldbillig`,
  },
  // The communes that plan together as Nordstad.
  {
    key: 'nordstad',
    names: sameInFour('Nordstad'),
    inside: inFour('in de Nordstad', 'dans la Nordstad', 'in der Nordstad', 'in the Nordstad'),
    aliases: [],
    members: 'Bettendorf, Colmar-Berg, Diekirch, Erpeldange, Ettelbruck, Schieren',
  },
];

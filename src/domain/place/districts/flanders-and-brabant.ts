import { type District, inFour, sameInFour } from './district.ts';

/** The comment above each says whose list it follows, and what others say. Mergers up to 2025 are carried out. */
export const districtsOfFlandersAndBrabant: readonly District[] = [
  // The ten municipalities by the sea (Westtoer). Only Zeebrugge, Lissewege and Dudzele count of Bruges.
  {
    key: 'kust',
    names: inFour('Kust', 'Côte belge', 'Belgische Küste', 'Belgian coast'),
    inside: inFour('aan de kust', 'à la Côte belge', 'an der belgischen Küste', 'on the Belgian coast'),
    aliases: [
      ...[
        'Belgische kust',
        'Vlaamse kust',
        'Kuststreek',
        'aan zee',
        'côte',
        'la côte',
        'à la côte',
        'littoral',
      ],
      ...['littoral belge', 'à la mer', 'Küste', 'Nordseeküste', 'Belgische Nordsee', 'coast', 'seaside'],
    ],
    members:
      'Knokke-Heist, Blankenberge, De Haan, Bredene, Oostende, Middelkerke, Nieuwpoort, Koksijde, De Panne, 8380',
  },
  // DVV Westhoek, without its three municipalities by the sea, which Westtoer counts with the coast.
  {
    key: 'westhoek',
    names: sameInFour('Westhoek'),
    inside: inFour('in de Westhoek', 'dans le Westhoek', 'im Westhoek', 'in the Westhoek'),
    aliases: [],
    members: `Alveringem, Diksmuide, Heuvelland, Houthulst, Ieper, Koekelare, Kortemark, Langemark-Poelkapelle,
      Lo-Reninge, Mesen, Poperinge, Veurne, Vleteren, Wervik, Zonnebeke`,
  },
  // The woods south of Bruges (Wikipedia, 'Westelijk Houtland'). Geographers use the name for all of sandy Flanders.
  {
    key: 'houtland',
    names: sameInFour('Houtland'),
    inside: inFour('in het Houtland', 'dans le Houtland', 'im Houtland', 'in the Houtland'),
    aliases: ['Torhouts Houtland', 'Brugs Houtland'],
    members: `Beernem, Gistel, Ichtegem, Jabbeke, Koekelare, Kortemark, Lichtervelde, Oostkamp, Oudenburg, Torhout,
      Wingene, Zedelgem`,
  },
  // Westtoer, without Bruges itself. How far it reaches to the south has changed several times.
  {
    key: 'brugse-ommeland',
    names: inFour('Brugse Ommeland', 'Ommeland de Bruges', 'Brügger Umland', 'Bruges countryside'),
    inside: inFour(
      'in het Brugse Ommeland',
      'dans l’Ommeland de Bruges',
      'im Brügger Umland',
      'in the Bruges countryside',
    ),
    aliases: ['Ommeland van Brugge', 'Brugse rand'],
    members: `Ardooie, Beernem, Damme, Gistel, Ichtegem, Jabbeke, Lichtervelde, Oostkamp, Oudenburg, Pittem, Tielt,
      Torhout, Wingene, Zedelgem, Zuienkerke`,
  },
  // The municipalities on the Lys from the French border to Ghent. Toerisme Leiestreek has Roeselare, Izegem and Ghent too.
  {
    key: 'leiestreek',
    names: inFour('Leiestreek', 'Région de la Lys', 'Leieregion', 'Lys region'),
    inside: inFour('in de Leiestreek', 'dans la région de la Lys', 'in der Leieregion', 'in the Lys region'),
    aliases: ['Leievallei', 'Vallée de la Lys', 'Pays de la Lys', 'Leiegebiet', 'Leie region', 'Lys valley'],
    members: `Wervik, Menen, Wevelgem, Kortrijk, Kuurne, Harelbeke, Deerlijk, Waregem, Wielsbeke, Oostrozebeke,
      Dentergem, Zulte, Deinze, Nazareth-De Pinte, Sint-Martens-Latem`,
  },
  // Comeet, the association of its municipalities.
  {
    key: 'meetjesland',
    names: sameInFour('Meetjesland'),
    inside: inFour('in het Meetjesland', 'dans le Meetjesland', 'im Meetjesland', 'in the Meetjesland'),
    aliases: [],
    members: 'Aalter, Assenede, Eeklo, Evergem, Kaprijke, Lievegem, Maldegem, Sint-Laureins, Zelzate',
  },
  // Interwaas. Waasmunster and Moerbeke, now in Lokeren, are sometimes left out; Zwijndrecht came with the merger of 2025.
  {
    key: 'waasland',
    names: inFour('Waasland', 'Pays de Waes', 'Waasland', 'Waasland'),
    inside: inFour('in het Waasland', 'au Pays de Waes', 'im Waasland', 'in the Waasland'),
    aliases: ['Land van Waas', 'Pays de Waas', 'Wase land'],
    members: `Beveren-Kruibeke-Zwijndrecht, Lokeren, Sint-Gillis-Waas, Sint-Niklaas, Stekene, Temse, Waasmunster`,
  },
  // Toerisme Vlaamse Ardennen.
  {
    key: 'vlaamse-ardennen',
    names: inFour('Vlaamse Ardennen', 'Ardennes flamandes', 'Flämische Ardennen', 'Flemish Ardennes'),
    inside: inFour(
      'in de Vlaamse Ardennen',
      'dans les Ardennes flamandes',
      'in den Flämischen Ardennen',
      'in the Flemish Ardennes',
    ),
    aliases: ['Ardenne flamande'],
    members: `Brakel, Gavere, Geraardsbergen, Herzele, Horebeke, Kluisbergen, Kruisem, Lierde, Maarkedal, Oosterzele,
      Oudenaarde, Ronse, Sint-Lievens-Houtem, Wortegem-Petegem, Zottegem, Zwalm`,
  },
  // The nine on the river. Wikipedia adds those between Dender and Scheldt, which others count with the Flemish Ardennes.
  {
    key: 'denderstreek',
    names: inFour('Denderstreek', 'Région de la Dendre', 'Denderregion', 'Dender region'),
    inside: inFour(
      'in de Denderstreek',
      'dans la région de la Dendre',
      'in der Denderregion',
      'in the Dender region',
    ),
    aliases: ['Dendervallei', 'Denderland', 'Vallée de la Dendre', 'Dendertal', 'Dender valley'],
    members: `Aalst, Denderleeuw, Dendermonde, Erpe-Mere, Geraardsbergen, Haaltert, Lebbeke, Lede, Ninove`,
  },
  // Toerisme Scheldeland. The banks of the Scheldt between Ghent and Antwerp; its edges differ by brochure.
  {
    key: 'scheldeland',
    names: sameInFour('Scheldeland'),
    inside: inFour('in het Scheldeland', 'dans le Scheldeland', 'im Scheldeland', 'in the Scheldeland'),
    aliases: [],
    members: `Berlare, Boom, Bornem, Buggenhout, Dendermonde, Destelbergen, Hamme, Hemiksem, Laarne, Lebbeke,
      Merelbeke-Melle, Niel, Puurs-Sint-Amands, Rumst, Schelle, Temse, Wetteren, Wichelen, Willebroek, Zele`,
  },
  // Toerisme Pajottenland. Dilbeek lies in the Brusselse Rand too; Halle and Sint-Pieters-Leeuw are the Zennevallei here.
  {
    key: 'pajottenland',
    names: sameInFour('Pajottenland'),
    inside: inFour('in het Pajottenland', 'dans le Pajottenland', 'im Pajottenland', 'in the Pajottenland'),
    aliases: ['Payottenland'],
    members: 'Affligem, Bever, Dilbeek, Lennik, Liedekerke, Pajottegem, Pepingen, Roosdaal, Ternat',
  },
  // Regionaal Landschap Pajottenland & Zennevallei: its part on the Senne.
  {
    key: 'zennevallei',
    names: inFour('Zennevallei', 'Vallée de la Senne', 'Zennetal', 'Zenne valley'),
    inside: inFour('in de Zennevallei', 'dans la vallée de la Senne', 'im Zennetal', 'in the Zenne valley'),
    aliases: ['Zennestreek', 'Sennetal', 'Senne valley'],
    members: 'Beersel, Drogenbos, Halle, Linkebeek, Sint-Pieters-Leeuw',
  },
  // Toerisme Hageland, without Leuven, which calls itself its gate, and Landen, which is Haspengouw.
  {
    key: 'hageland',
    names: sameInFour('Hageland'),
    inside: inFour('in het Hageland', 'dans le Hageland', 'im Hageland', 'in the Hageland'),
    aliases: [],
    members: `Aarschot, Begijnendijk, Bekkevoort, Bierbeek, Boutersem, Diest, Geetbets, Glabbeek, Hoegaarden, Holsbeek,
      Kortenaken, Linter, Lubbeek, Rotselaar, Scherpenheuvel-Zichem, Tielt-Winge, Tienen, Zoutleeuw`,
  },
  // Regionaal Landschap Dijleland, without Leuven and Boutersem.
  {
    key: 'dijleland',
    names: inFour('Dijleland', 'Pays de la Dyle', 'Dijleland', 'Dijleland'),
    inside: inFour('in het Dijleland', 'au Pays de la Dyle', 'im Dijleland', 'in the Dijleland'),
    aliases: ['Dijlevallei'],
    members: `Bertem, Bierbeek, Haacht, Herent, Hoeilaart, Huldenberg, Kortenberg, Oud-Heverlee, Overijse, Tervuren`,
  },
  // The four that grew grapes under glass; Duisburg is in Tervuren.
  {
    key: 'druivenstreek',
    names: inFour('Druivenstreek', 'Pays du raisin', 'Traubenregion', 'Grape region'),
    inside: inFour('in de Druivenstreek', 'au Pays du raisin', 'in der Traubenregion', 'in the Grape region'),
    aliases: ['Druivenland', 'Région du raisin'],
    members: 'Hoeilaart, Huldenberg, Overijse, Tervuren',
  },
  // The nineteen municipalities of vzw 'de Rand' and of the Flemish Government's policy for the Vlaamse Rand.
  {
    key: 'brusselse-rand',
    names: inFour('Brusselse Rand', 'Périphérie bruxelloise', 'Brüsseler Rand', 'Brussels periphery'),
    inside: inFour(
      'in de Brusselse Rand',
      'dans la périphérie bruxelloise',
      'am Brüsseler Rand',
      'in the Brussels periphery',
    ),
    aliases: [
      ...['Vlaamse Rand', 'Rand', 'Rand rond Brussel', 'Vlaamse Rand rond Brussel', 'Périphérie'],
      ...['Périphérie flamande', 'Périphérie de Bruxelles', 'Flämischer Rand', 'Brüsseler Umland'],
      ...['Flemish Rand', 'Flemish periphery', 'Brussels outskirts'],
    ],
    members: `Asse, Beersel, Dilbeek, Drogenbos, Grimbergen, Hoeilaart, Kraainem, Linkebeek, Machelen, Meise, Merchtem,
      Overijse, Sint-Genesius-Rode, Sint-Pieters-Leeuw, Tervuren, Vilvoorde, Wemmel, Wezembeek-Oppem, Zaventem`,
  },
];

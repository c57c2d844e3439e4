import { type District, inFour, sameInFour } from './district.ts';

// The district of Turnhout and those between it and the suburbs of Antwerp (Toerisme Provincie Antwerpen). Heist-op-den-Berg,
// Nijlen and Lier are sometimes counted with it.
const antwerpKempen = `Arendonk, Baarle-Hertog, Balen, Beerse, Brecht, Dessel, Essen, Geel, Grobbendonk, Herentals,
  Herenthout, Herselt, Hoogstraten, Hulshout, Kalmthout, Kasterlee, Laakdal, Lille, Malle, Meerhout, Merksplas, Mol,
  Olen, Oud-Turnhout, Ravels, Retie, Rijkevorsel, Turnhout, Vorselaar, Vosselaar, Westerlo, Wuustwezel, Zandhoven,
  Zoersel`;
// Visit Limburg. Tessenderlo also lay in it before the merger with Ham; Hasselt and Diepenbeek do not.
const limburgKempen = `As, Beringen, Bocholt, Bree, Genk, Hamont-Achel, Hechtel-Eksel, Heusden-Zolder,
  Houthalen-Helchteren, Leopoldsburg, Lommel, Oudsbergen, Peer, Pelt, Tessenderlo-Ham, Zonhoven, Zutendaal`;

/** The comment above each says whose list it follows, and what others say. Mergers up to 2025 are carried out. */
export const districtsOfAntwerpAndLimburg: readonly District[] = [
  // Both Belgian parts; the one in the Netherlands is not meant.
  {
    key: 'kempen',
    names: inFour('Kempen', 'Campine', 'Kempen', 'Kempen'),
    inside: inFour('in de Kempen', 'en Campine', 'in den Kempen', 'in the Kempen'),
    aliases: ['Kempenland', 'Belgische Kempen', 'la Campine', 'Campines'],
    members: `${antwerpKempen}, ${limburgKempen}`,
  },
  {
    key: 'antwerpse-kempen',
    names: inFour('Antwerpse Kempen', 'Campine anversoise', 'Antwerpener Kempen', 'Antwerp Kempen'),
    inside: inFour(
      'in de Antwerpse Kempen',
      'en Campine anversoise',
      'in den Antwerpener Kempen',
      'in the Antwerp Kempen',
    ),
    aliases: ['Antwerp Campine'],
    members: antwerpKempen,
  },
  {
    key: 'limburgse-kempen',
    names: inFour('Limburgse Kempen', 'Campine limbourgeoise', 'Limburger Kempen', 'Limburg Kempen'),
    inside: inFour(
      'in de Limburgse Kempen',
      'en Campine limbourgeoise',
      'in den Limburger Kempen',
      'in the Limburg Kempen',
    ),
    aliases: ['Limburg Campine'],
    members: limburgKempen,
  },
  // Wikipedia, 'Noorderkempen'.
  {
    key: 'noorderkempen',
    names: inFour('Noorderkempen', 'Campine du Nord', 'Nordkempen', 'Northern Kempen'),
    inside: inFour(
      'in de Noorderkempen',
      'en Campine du Nord',
      'in den Nordkempen',
      'in the Northern Kempen',
    ),
    aliases: [],
    members: `Baarle-Hertog, Brecht, Essen, Hoogstraten, Kalmthout, Merksplas, Ravels, Rijkevorsel, Wuustwezel`,
  },
  // The municipalities of the former police and tourist zone Voorkempen, with Schoten and Brasschaat, as agencies count.
  {
    key: 'voorkempen',
    names: sameInFour('Voorkempen'),
    inside: inFour('in de Voorkempen', 'dans les Voorkempen', 'in den Voorkempen', 'in the Voorkempen'),
    aliases: [],
    members: `Brasschaat, Brecht, Malle, Ranst, Schilde, Schoten, Wijnegem, Wommelgem, Zandhoven, Zoersel`,
  },
  // The reference region Rivierenland of the Flemish Government, which follows the district of Mechelen and the Rupel.
  {
    key: 'rivierenland',
    names: sameInFour('Rivierenland'),
    inside: inFour('in Rivierenland', 'dans le Rivierenland', 'im Rivierenland', 'in Rivierenland'),
    aliases: [],
    members: `Berlaar, Bonheiden, Boom, Bornem, Duffel, Heist-op-den-Berg, Hemiksem, Lier, Mechelen, Niel, Nijlen, Putte,
      Puurs-Sint-Amands, Rumst, Schelle, Sint-Katelijne-Waver, Willebroek`,
  },
  // Undisputed.
  {
    key: 'klein-brabant',
    names: inFour('Klein-Brabant', 'Petit-Brabant', 'Klein-Brabant', 'Klein-Brabant'),
    inside: inFour('in Klein-Brabant', 'dans le Petit-Brabant', 'in Klein-Brabant', 'in Klein-Brabant'),
    aliases: [],
    members: 'Bornem, Puurs-Sint-Amands',
  },
  // Undisputed.
  {
    key: 'rupelstreek',
    names: inFour('Rupelstreek', 'Région du Rupel', 'Rupelregion', 'Rupel region'),
    inside: inFour(
      'in de Rupelstreek',
      'dans la région du Rupel',
      'in der Rupelregion',
      'in the Rupel region',
    ),
    aliases: [],
    members: 'Boom, Hemiksem, Niel, Rumst, Schelle',
  },
  // The members of 'Visit Haspengouw', with Nieuwerkerken, Herstappe and Landen. Kortessem (3720, 3721, 3722, 3723,
  // 3724) has been in Hasselt since 2025. In Dutch the name means this part first; the Walloon one is 'Hesbaye'.
  {
    key: 'haspengouw',
    names: inFour('Haspengouw', 'Hesbaye limbourgeoise', 'Haspengau', 'Haspengouw'),
    inside: inFour('in Haspengouw', 'en Hesbaye limbourgeoise', 'im Haspengau', 'in Haspengouw'),
    aliases: ['Limburgs Haspengouw', 'Vlaams Haspengouw', 'Hesbaye flamande', 'Droog-Haspengouw'],
    members: `Alken, Bilzen-Hoeselt, Diepenbeek, Gingelom, Heers, Herstappe, Landen, Nieuwerkerken, Riemst, Sint-Truiden,
      Tongeren-Borgloon, Wellen, 3720, 3721, 3722, 3723, 3724`,
  },
  // Visit Limburg: the five on the Meuse.
  {
    key: 'maasland',
    names: sameInFour('Maasland'),
    inside: inFour('in het Maasland', 'dans le Maasland', 'im Maasland', 'in the Maasland'),
    aliases: ['Limburgs Maasland', 'Maaskant'],
    members: 'Dilsen-Stokkem, Kinrooi, Lanaken, Maaseik, Maasmechelen',
  },
];

import { type District, inFour, sameInFour } from './district.ts';

const germanSpeaking =
  'Amel, Büllingen, Burg-Reuland, Bütgenbach, Eupen, Kelmis, Lontzen, Raeren, Sankt Vith';

/** The comment above each says whose list it follows, and what others say. Mergers up to 2025 are carried out. */
export const districtsOfWallonia: readonly District[] = [
  // The natural region (Atlas des paysages de Wallonie), as house hunters understand it: with Durbuy, Rendeux, Érezée,
  // Aywaille, Spa, Theux and Jalhay on its edge, without the rest of the Famenne. Visit Ardenne counts three provinces.
  {
    key: 'ardennen',
    names: inFour('Ardennen', 'Ardenne', 'Ardennen', 'Ardennes'),
    inside: inFour('in de Ardennen', 'en Ardenne', 'in den Ardennen', 'in the Ardennes'),
    aliases: [
      ...['Belgische Ardennen', 'Ardenne belge', 'les Ardennes', 'dans les Ardennes', 'Ardennes belges'],
      ...['Belgian Ardennes', 'Haute Ardenne', 'Hoge Ardennen'],
    ],
    members: `Aywaille, Bastogne, Bertrix, Bièvre, Bouillon, Daverdisse, Durbuy, Erezée, Fauvillers, Gedinne, Gouvy,
      Herbeumont, Houffalize, Jalhay, La Roche-en-Ardenne, Léglise, Libin, Libramont-Chevigny, Lierneux, Malmedy, Manhay,
      Martelange, Neufchâteau, Paliseul, Rendeux, Saint-Hubert, Sainte-Ode, Spa, Stavelot, Stoumont, Tenneville, Theux,
      Trois-Ponts, Vaux-sur-Sûre, Vielsalm, Vresse-sur-Semois, Waimes, Amel, Büllingen, Burg-Reuland, Bütgenbach,
      Sankt Vith`,
  },
  // The municipalities on the plateau. The nature park Hautes Fagnes-Eifel reaches further south, into the Eifel.
  {
    key: 'hoge-venen',
    names: inFour('Hoge Venen', 'Hautes Fagnes', 'Hohes Venn', 'High Fens'),
    inside: inFour('in de Hoge Venen', 'dans les Hautes Fagnes', 'im Hohen Venn', 'in the High Fens'),
    aliases: ['Venen', 'Fagnes', 'les Fagnes', 'Venn', 'Hohe Venn', 'Fens'],
    members: 'Baelen, Bütgenbach, Eupen, Jalhay, Malmedy, Spa, Stavelot, Waimes',
  },
  // The former cantons of Eupen, Malmedy and Saint-Vith.
  {
    key: 'oostkantons',
    names: inFour('Oostkantons', 'Cantons de l’Est', 'Ostkantone', 'East Cantons'),
    inside: inFour(
      'in de Oostkantons',
      'dans les cantons de l’Est',
      'in den Ostkantonen',
      'in the East Cantons',
    ),
    aliases: ['Eastern Cantons', 'Eupen-Malmedy'],
    members: `${germanSpeaking}, Malmedy, Waimes`,
  },
  // The nine municipalities of the German-speaking Community, which uses this name itself.
  {
    key: 'ostbelgien',
    names: inFour('Oost-België', 'Ostbelgien', 'Ostbelgien', 'Ostbelgien'),
    inside: inFour('in Oost-België', 'en Ostbelgien', 'in Ostbelgien', 'in Ostbelgien'),
    aliases: [
      ...['Duitstalige Gemeenschap', 'Communauté germanophone', 'Belgique de l’Est', 'East Belgium'],
      ...['Deutschsprachige Gemeinschaft', 'German-speaking Community', 'Duitstalig België'],
    ],
    members: germanSpeaking,
  },
  // The canton of Saint-Vith and Bütgenbach with Büllingen, as people of Eupen say.
  {
    key: 'belgische-eifel',
    names: inFour('Belgische Eifel', 'Eifel belge', 'Belgische Eifel', 'Belgian Eifel'),
    inside: inFour(
      'in de Belgische Eifel',
      'dans l’Eifel belge',
      'in der belgischen Eifel',
      'in the Belgian Eifel',
    ),
    aliases: ['Eifel', 'Eiffel belge'],
    members: 'Amel, Büllingen, Burg-Reuland, Bütgenbach, Sankt Vith',
  },
  // The seven of GAL Pays des Condruses and those of Namur whose land lies in it for the most part. 59 municipalities touch it.
  {
    key: 'condroz',
    names: sameInFour('Condroz'),
    inside: inFour('in de Condroz', 'dans le Condroz', 'im Condroz', 'in the Condroz'),
    aliases: ['Condruzisch plateau', 'Pays des Condruses', 'Plateau condrusien'],
    members: `Anthisnes, Assesse, Ciney, Clavier, Comblain-au-Pont, Gesves, Hamoir, Hamois, Havelange, Marchin, Modave,
      Nandrin, Neupré, Ohey, Ouffet, Tinlot, Yvoir`,
  },
  // Pays de Famenne and the Géopark Famenne-Ardenne. Durbuy is half Condroz, and stands in the Ardenne too.
  {
    key: 'famenne',
    names: sameInFour('Famenne'),
    inside: inFour('in de Famenne', 'en Famenne', 'in der Famenne', 'in the Famenne'),
    aliases: ['Pays de Famenne'],
    members: `Beauraing, Durbuy, Hotton, Houyet, Marche-en-Famenne, Nassogne, Rochefort, Somme-Leuze, Tellin, Wellin`,
  },
  // The plateau in Liège, Namur and Walloon Brabant (Wikipedia). Towards the Condroz and Brabant its border is disputed.
  {
    key: 'hesbaye',
    names: inFour('Waals Haspengouw', 'Hesbaye', 'Hesbaye', 'Hesbaye'),
    inside: inFour('in Waals Haspengouw', 'en Hesbaye', 'in der Hesbaye', 'in Hesbaye'),
    aliases: ['Hesbaye liégeoise', 'Hesbaye wallonne', 'Hesbaye brabançonne', 'Hesbaye namuroise'],
    members: `Awans, Berloz, Braives, Burdinne, Crisnée, Donceel, Eghezée, Faimes, Fernelmont, Fexhe-le-Haut-Clocher, Geer,
      Gembloux, Hannut, Hélécine, Héron, Incourt, Jodoigne, Juprelle, La Bruyère, Lincent, Oreye, Orp-Jauche, Perwez,
      Ramillies, Remicourt, Saint-Georges-sur-Meuse, Verlaine, Villers-le-Bouillet, Waremme, Wasseiges`,
  },
  // The ten municipalities of the district of Virton. Half of Habay speaks another dialect.
  {
    key: 'gaume',
    names: sameInFour('Gaume'),
    inside: inFour('in de Gaume', 'en Gaume', 'in der Gaume', 'in the Gaume'),
    aliases: ['Pays gaumais'],
    members: `Chiny, Etalle, Florenville, Habay, Meix-devant-Virton, Musson, Rouvroy, Saint-Léger, Tintigny, Virton`,
  },
  // The five municipalities of the district of Arlon.
  {
    key: 'land-van-aarlen',
    names: inFour('Land van Aarlen', 'Pays d’Arlon', 'Areler Land', 'Land of Arlon'),
    inside: inFour('in het Land van Aarlen', 'au Pays d’Arlon', 'im Areler Land', 'in the Land of Arlon'),
    aliases: ['Arelerland', 'Arlerland', 'Arlon country'],
    members: 'Arlon, Attert, Aubange, Martelange, Messancy',
  },
  // The municipalities on the river between Tintigny and France.
  {
    key: 'semois',
    names: inFour('Semoisvallei', 'Vallée de la Semois', 'Semoistal', 'Semois valley'),
    inside: inFour(
      'in de Semoisvallei',
      'dans la vallée de la Semois',
      'im Semoistal',
      'in the Semois valley',
    ),
    aliases: ['Semois', 'Semoisstreek', 'Vallei van de Semois'],
    members: 'Bertrix, Bièvre, Bouillon, Chiny, Florenville, Herbeumont, Tintigny, Vresse-sur-Semois',
  },
  // The tourist office of the three valleys south of Liège; its members have changed.
  {
    key: 'ourthe-ambleve',
    names: inFour('Ourthe-Amblève', 'Ourthe-Amblève', 'Ourthe-Amblève', 'Ourthe-Amblève'),
    inside: inFour('in Ourthe-Amblève', 'en Ourthe-Amblève', 'in Ourthe-Amblève', 'in Ourthe-Amblève'),
    aliases: ['Ourthe-Vesdre-Amblève', 'Vallée de l’Ourthe', 'Ourthevallei', 'Ourthetal', 'Ourthe valley'],
    members: `Anthisnes, Aywaille, Chaudfontaine, Comblain-au-Pont, Esneux, Ferrières, Hamoir, Ouffet, Sprimont, Stoumont,
      Trooz`,
  },
  // Maison du tourisme du Pays de Herve, without Verviers, Visé and the edge towards Liège.
  {
    key: 'land-van-herve',
    names: inFour('Land van Herve', 'Pays de Herve', 'Herver Land', 'Land of Herve'),
    inside: inFour('in het Land van Herve', 'au Pays de Herve', 'im Herver Land', 'in the Land of Herve'),
    aliases: ['Plateau de Herve', 'Herve country'],
    members: `Aubel, Blegny, Dalhem, Dison, Fléron, Herve, Olne, Plombières, Soumagne, Thimister-Clermont, Welkenraedt`,
  },
  // South of both rivers up to France (Wikipedia), without Charleroi, Châtelet and Namur.
  {
    key: 'entre-sambre-et-meuse',
    names: inFour(
      'Tussen Samber en Maas',
      'Entre-Sambre-et-Meuse',
      'Zwischen Sambre und Maas',
      'Entre-Sambre-et-Meuse',
    ),
    inside: inFour(
      'tussen Samber en Maas',
      'dans l’Entre-Sambre-et-Meuse',
      'zwischen Sambre und Maas',
      'in Entre-Sambre-et-Meuse',
    ),
    aliases: ['Land van Samber en Maas', 'Sambre-et-Meuse'],
    members: `Anhée, Beaumont, Cerfontaine, Chimay, Couvin, Doische, Florennes, Fosses-la-Ville, Froidchapelle, Gerpinnes,
      Ham-sur-Heure-Nalinnes, Hastière, Mettet, Momignies, Onhaye, Philippeville, Sivry-Rance, Thuin, Viroinval, Walcourt`,
  },
  // GAL de la Botte du Hainaut.
  {
    key: 'botte-du-hainaut',
    names: inFour('Laars van Henegouwen', 'Botte du Hainaut', 'Stiefel des Hennegaus', 'Boot of Hainaut'),
    inside: inFour(
      'in de Laars van Henegouwen',
      'dans la Botte du Hainaut',
      'im Stiefel des Hennegaus',
      'in the Boot of Hainaut',
    ),
    aliases: ['Pays de Chimay', 'Land van Chimay'],
    members: 'Beaumont, Chimay, Froidchapelle, Momignies, Sivry-Rance',
  },
  // The coal basin west of Mons, with Jemappes, Flénu and Cuesmes, which are in Mons now.
  {
    key: 'borinage',
    names: sameInFour('Borinage'),
    inside: inFour('in de Borinage', 'dans le Borinage', 'im Borinage', 'in the Borinage'),
    aliases: [],
    members: `Boussu, Colfontaine, Dour, Frameries, Hensies, Quaregnon, Saint-Ghislain, 7012, 7033`,
  },
  // Communauté urbaine du Centre, without the three on the French border and Soignies, whose people say otherwise.
  {
    key: 'region-du-centre',
    names: inFour('Centrumstreek', 'Région du Centre', 'Centre-Region', 'Centre region'),
    inside: inFour(
      'in de Centrumstreek',
      'dans la région du Centre',
      'in der Centre-Region',
      'in the Centre region',
    ),
    aliases: [],
    members: `Anderlues, Binche, Braine-le-Comte, Chapelle-lez-Herlaimont, Ecaussinnes, Estinnes, La Louvière, Le Roeulx,
      Manage, Morlanwelz, Seneffe`,
  },
  // The twenty-three municipalities of the association Wallonie picarde.
  {
    key: 'wallonie-picarde',
    names: inFour('Picardisch Wallonië', 'Wallonie picarde', 'Wallonische Picardie', 'Picardy Wallonia'),
    inside: inFour(
      'in Picardisch Wallonië',
      'en Wallonie picarde',
      'in der Wallonischen Picardie',
      'in Picardy Wallonia',
    ),
    aliases: ['WaPi', 'Hainaut occidental', 'Waals Picardië', 'Picardie belge'],
    members: `Antoing, Ath, Beloeil, Bernissart, Brugelette, Brunehaut, Celles, Chièvres, Comines-Warneton, Ellezelles,
      Enghien, Estaimpuis, Flobecq, Frasnes-lez-Anvaing, Lessines, Leuze-en-Hainaut, Mont-de-l’Enclus, Mouscron, Pecq,
      Péruwelz, Rumes, Silly, Tournai`,
  },
  // The nature park.
  {
    key: 'pays-des-collines',
    names: sameInFour('Pays des Collines'),
    inside: inFour(
      'in het Pays des Collines',
      'au Pays des Collines',
      'im Pays des Collines',
      'in the Pays des Collines',
    ),
    aliases: ['Land van de Heuvels', 'Land der Hügel'],
    members: 'Ath, Ellezelles, Flobecq, Frasnes-lez-Anvaing, Mont-de-l’Enclus',
  },
  // The municipalities on the river between Namur and France.
  {
    key: 'haute-meuse',
    names: inFour('Boven-Maas', 'Haute-Meuse', 'Obere Maas', 'Upper Meuse'),
    inside: inFour('aan de Boven-Maas', 'en Haute-Meuse', 'an der oberen Maas', 'on the Upper Meuse'),
    aliases: ['Haute Meuse dinantaise', 'Maasvallei bij Dinant'],
    members: 'Anhée, Dinant, Hastière, Onhaye, Profondeville, Yvoir',
  },
];

import { said } from '#demo/said.ts';

/** As houses.ts, for land and business premises: by the name of the picture. */
export const otherSentences = {
  'building-plot': {
    ledes: [
      said(
        'Een weide achter een houten hek, en straks uw huis.',
        'Une prairie derrière une clôture de bois, et bientôt votre maison.',
        'Eine Wiese hinter einem Holzzaun, und bald Ihr Haus.',
        'A meadow behind a wooden fence, and soon your house.',
      ),
      said(
        'Grond is schaars; dit stuk ligt er nog zoals het altijd lag.',
        'La terre est rare ; celle-ci est restée telle quelle.',
        'Boden ist knapp; dieses Stück liegt noch da wie eh und je.',
        'Land is scarce; this piece lies as it always has.',
      ),
    ],
    looks: said(
      'Het terrein ligt open en vlak achter een houten afsluiting, met bomen als achtergrond.',
      'Le terrain est ouvert et plat, clos d’une barrière de bois, avec un rideau d’arbres à l’arrière.',
      'Das Gelände liegt offen und eben hinter einem Holzzaun, im Hintergrund stehen Bäume.',
      'The ground lies open and level behind a wooden fence, with trees in the background.',
    ),
  },
  'building-plot-village': {
    ledes: [
      said(
        'Bouwen met de kerktoren als buur en de school om de hoek.',
        'Bâtir avec le clocher pour voisin et l’école au coin de la rue.',
        'Bauen mit dem Kirchturm als Nachbarn und der Schule um die Ecke.',
        'Build with the church tower for a neighbour and the school round the corner.',
      ),
      said(
        'Een van de laatste percelen binnen de dorpskern.',
        'L’une des dernières parcelles au cœur du village.',
        'Eine der letzten Parzellen im Dorfkern.',
        'One of the last plots within the village.',
      ),
    ],
    looks: said(
      'De grond ligt aan de rand van de dorpskern, met zicht op de kerk en aan beide kanten bestaande huizen.',
      'Le terrain se trouve en bordure du village, avec vue sur l’église et des maisons de part et d’autre.',
      'Das Grundstück liegt am Rand des Dorfkerns, mit Blick auf die Kirche und Häusern zu beiden Seiten.',
      'The plot is on the edge of the village centre, with a view of the church and houses on either side.',
    ),
  },
  'garage-boxes': {
    ledes: [
      said(
        'Nooit meer rondjes rijden op zoek naar een plaats.',
        'Fini de tourner en rond à la recherche d’une place.',
        'Nie mehr im Kreis fahren auf der Suche nach einem Platz.',
        'No more driving round in search of a space.',
      ),
    ],
    looks: said(
      'De box ligt op een verhard binnenplein met verlichting, achter een poort die alleen eigenaars openen.',
      'Le box donne sur une cour pavée et éclairée, derrière un portail réservé aux propriétaires.',
      'Die Box liegt an einem befestigten, beleuchteten Hof hinter einem Tor, das nur Eigentümer öffnen.',
      'The space is on a paved, lit courtyard behind a gate that only owners can open.',
    ),
  },
  'office-building': {
    ledes: [
      said(
        'Glas, hout en een adres dat uw klanten meteen vinden.',
        'Du verre, du bois et une adresse que vos clients trouvent sans peine.',
        'Glas, Holz und eine Adresse, die Ihre Kunden sofort finden.',
        'Glass, timber and an address your clients find at once.',
      ),
      said(
        'Een verdieping die u vult zoals u werkt.',
        'Un plateau à remplir à votre façon de travailler.',
        'Eine Etage, die Sie so füllen, wie Sie arbeiten.',
        'A floor to fill the way you work.',
      ),
    ],
    looks: said(
      'Het kantoorgebouw van vijf lagen heeft een gevel van glas en houten lamellen, en een ruime inkom aan de straat.',
      'L’immeuble de cinq niveaux a une façade de verre et de lamelles de bois, et un large hall côté rue.',
      'Das Bürogebäude mit fünf Geschossen hat eine Fassade aus Glas und Holzlamellen und einen großzügigen Eingang zur Straße.',
      'The five-storey office building has a façade of glass and timber louvres, and a generous entrance on the street.',
    ),
  },
  'open-office': {
    ledes: [
      said(
        'Werkplekken, een glazen vergaderruimte en een zithoek: u hoeft alleen in te loggen.',
        'Des postes, une salle vitrée et un coin salon : il ne reste qu’à se connecter.',
        'Arbeitsplätze, ein verglaster Besprechungsraum und eine Sitzecke: Sie müssen sich nur noch anmelden.',
        'Desks, a glazed meeting room and a seating corner: all you need to do is log in.',
      ),
    ],
    looks: said(
      'De werkvloer is ingericht met akoestische plafonds, ledverlichting en bekabeling tot aan elke tafel.',
      'Le plateau est équipé de plafonds acoustiques, d’un éclairage LED et d’un câblage jusqu’à chaque table.',
      'Die Bürofläche hat Akustikdecken, LED-Beleuchtung und Verkabelung bis an jeden Tisch.',
      'The floor is fitted with acoustic ceilings, LED lighting and cabling to every desk.',
    ),
  },
  'retail-space': {
    ledes: [
      said(
        'Betonvloer, goed licht en twee grote ramen op de straat.',
        'Sol en béton, bonne lumière et deux grandes vitrines sur rue.',
        'Betonboden, gutes Licht und zwei große Fenster zur Straße.',
        'A concrete floor, good light and two large windows on the street.',
      ),
      said(
        'Een winkelruimte die al half is ingericht, en nog helemaal van u kan worden.',
        'Un commerce déjà à moitié aménagé, à faire entièrement vôtre.',
        'Ein Laden, der halb eingerichtet ist und ganz der Ihre werden kann.',
        'A shop half fitted out, and still entirely yours to shape.',
      ),
    ],
    looks: said(
      'De winkelruimte heeft een gepolijste betonvloer, spots op rails, een houten kastenwand en een toonbank.',
      'Le commerce a un sol en béton poli, des spots sur rail, un mur d’étagères en bois et un comptoir.',
      'Der Laden hat einen polierten Betonboden, Schienenstrahler, eine Regalwand aus Holz und eine Theke.',
      'The shop has a polished concrete floor, track lighting, a wall of timber shelves and a counter.',
    ),
  },
  'industrial-hall': {
    ledes: [
      said(
        'Hoog, droog en met plaats om een vrachtwagen te keren.',
        'Haut, sec, avec de la place pour manœuvrer un camion.',
        'Hoch, trocken und mit Platz zum Wenden für Lastwagen.',
        'High, dry and with room to turn a lorry.',
      ),
    ],
    looks: said(
      'De hal in sandwichpanelen heeft een kantoorgedeelte met glasgevel en een verharde parking vooraan.',
      'La halle en panneaux sandwich comprend une partie bureaux vitrée et un parking en dur à l’avant.',
      'Die Halle aus Sandwichpaneelen hat einen verglasten Büroteil und davor einen befestigten Parkplatz.',
      'The hall of sandwich panels has a glazed office section and a paved car park in front.',
    ),
  },
} as const;

import { type Said, said } from '#demo/said.ts';

/** Sentences about a house with certain looks: an opening in large type, and one for the text. */
type HouseSentences = { ledes: readonly Said[]; looks: Said };

/** By the name of the picture (exterior-NAME.jpg), or of the first room if there is no exterior. */
export const houseSentences = {
  'apartment-brick': {
    ledes: [
      said(
        'Een klein gebouw van drie lagen, waar u de buren nog bij naam kent.',
        'Un petit immeuble de trois niveaux, où l’on connaît encore ses voisins.',
        'Ein kleines Haus mit drei Etagen, in dem man die Nachbarn noch beim Namen kennt.',
        'A small building of three storeys, where you still know the neighbours by name.',
      ),
      said(
        'Warme baksteen, grote ramen en een rustige gang: zo woont u hier.',
        'Brique chaleureuse, grandes fenêtres et couloir calme : voilà le ton.',
        'Warmer Backstein, große Fenster und ein ruhiges Treppenhaus: So wohnt man hier.',
        'Warm brick, large windows and a quiet landing: that is living here.',
      ),
    ],
    looks: said(
      'Het gebouw in rode baksteen telt drie bouwlagen, met hout tussen de ramen en een verzorgde inkom achter een haag.',
      'L’immeuble en brique rouge compte trois niveaux, avec du bois entre les fenêtres et une entrée soignée derrière une haie.',
      'Das Gebäude aus rotem Backstein hat drei Geschosse, Holz zwischen den Fenstern und einen gepflegten Eingang hinter einer Hecke.',
      'The red-brick building has three storeys, timber between the windows and a well-kept entrance behind a hedge.',
    ),
  },
  'apartment-building': {
    ledes: [
      said(
        'Licht van twee kanten en een terras waar een tafel op past.',
        'De la lumière des deux côtés et une terrasse où l’on peut dresser la table.',
        'Licht von zwei Seiten und eine Terrasse, auf der ein Tisch Platz hat.',
        'Light from two sides and a terrace with room for a table.',
      ),
      said(
        'Alles op één niveau, met de lift tot aan uw deur.',
        'Tout de plain-pied, avec l’ascenseur jusqu’à votre porte.',
        'Alles auf einer Ebene, und der Aufzug hält vor Ihrer Tür.',
        'Everything on one level, with the lift to your door.',
      ),
    ],
    looks: said(
      'Het gebouw heeft een lichte gevel en over de hele breedte terrassen in glas; de gemeenschappelijke delen zijn goed onderhouden.',
      'L’immeuble a une façade claire et des terrasses vitrées sur toute la largeur ; les parties communes sont bien entretenues.',
      'Das Gebäude hat eine helle Fassade mit verglasten Terrassen über die ganze Breite; die Gemeinschaftsflächen sind gepflegt.',
      'The building has a pale façade with glazed terraces across its width; the common parts are well maintained.',
    ),
  },
  'apartment-evening': {
    ledes: [
      said(
        'Wanneer het buiten donker wordt, begint hier de gezelligste kamer: het terras.',
        'Quand le soir tombe, la plus belle pièce commence ici : la terrasse.',
        'Wenn es dunkel wird, beginnt hier das gemütlichste Zimmer: die Terrasse.',
        'When it gets dark, the best room of the home begins: the terrace.',
      ),
      said(
        'Jong gebouw, lage kosten en een terras op de avondzon.',
        'Immeuble récent, charges contenues et terrasse au soleil du soir.',
        'Junges Gebäude, niedrige Nebenkosten und eine Terrasse in der Abendsonne.',
        'A recent building, modest charges and a terrace that catches the evening sun.',
      ),
    ],
    looks: said(
      'De zandkleurige gevel met diepe terrassen is van een recent gebouw met lift en goede isolatie.',
      'La façade couleur sable aux terrasses profondes est celle d’un immeuble récent, avec ascenseur et bonne isolation.',
      'Die sandfarbene Fassade mit tiefen Terrassen gehört zu einem neueren, gut gedämmten Gebäude mit Aufzug.',
      'The sand-coloured façade with deep terraces belongs to a recent, well-insulated building with a lift.',
    ),
  },
  'black-barn-house': {
    ledes: [
      said(
        'Een zwarte schuur aan de buitenkant, één grote lichte ruimte binnenin.',
        'Une grange noire au-dehors, un seul grand espace lumineux au-dedans.',
        'Außen eine schwarze Scheune, innen ein einziger heller Raum.',
        'A black barn outside, one large bright space inside.',
      ),
      said(
        'Hier bepaalt het dak de kamer en de tuin het uitzicht.',
        'Ici, le toit dessine la pièce et le jardin dessine la vue.',
        'Hier formt das Dach den Raum und der Garten die Aussicht.',
        'Here the roof shapes the room and the garden shapes the view.',
      ),
    ],
    looks: said(
      'De architect nam de vorm van een schuur en zette de kopgevel helemaal in glas; een lage vleugel in baksteen bakent de oprit af.',
      'L’architecte a repris la forme d’une grange et vitré tout le pignon ; une aile basse en brique borde l’allée.',
      'Der Architekt nahm die Form einer Scheune und verglaste den ganzen Giebel; ein niedriger Flügel aus Backstein begrenzt die Zufahrt.',
      'The architect took the shape of a barn and glazed the whole gable; a low brick wing edges the drive.',
    ),
  },
  'brick-row-house': {
    ledes: [
      said(
        'Smal aan de straat, diep naar achteren, en overal hoger dan u verwacht.',
        'Étroite côté rue, profonde vers l’arrière, et partout plus haute qu’on ne croit.',
        'Schmal zur Straße, tief nach hinten und überall höher, als man denkt.',
        'Narrow at the street, deep at the back, and taller throughout than you expect.',
      ),
      said(
        'Een baksteengevel in een rij die klopt, met een huis erachter dat af is.',
        'Une façade de brique dans une rangée harmonieuse, et derrière elle une maison aboutie.',
        'Eine Backsteinfassade in einer stimmigen Reihe, und dahinter ein fertiges Haus.',
        'A brick front in a handsome row, with a finished house behind it.',
      ),
    ],
    looks: said(
      'De gevel in rode baksteen met witte banden en een kroonlijst staat in een rij die bijna helemaal bewaard is.',
      'La façade de brique rouge à bandeaux blancs et corniche s’inscrit dans une rangée presque intacte.',
      'Die Fassade aus rotem Backstein mit weißen Bändern und Gesims steht in einer fast unversehrten Reihe.',
      'The red-brick front with white bands and a cornice stands in a row that is almost entirely intact.',
    ),
  },
  bungalow: {
    ledes: [
      said(
        'Geen trap, wel tuin aan alle kanten.',
        'Pas d’escalier, mais du jardin de tous les côtés.',
        'Keine Treppe, dafür Garten auf allen Seiten.',
        'No stairs, and garden on every side.',
      ),
      said(
        'Breed, laag en stil: wonen op één niveau tussen het groen.',
        'Large, basse et calme : vivre de plain-pied dans la verdure.',
        'Breit, niedrig und still: Wohnen auf einer Ebene im Grünen.',
        'Wide, low and quiet: single-storey living among the green.',
      ),
    ],
    looks: said(
      'Het huis ligt gestrekt in de tuin, onder een laag dak met brede overstek; van elke kamer stapt u naar buiten.',
      'La maison s’étire dans le jardin sous un toit bas à large débord ; chaque pièce donne de plain-pied sur l’extérieur.',
      'Das Haus streckt sich unter einem flach geneigten Dach mit breitem Überstand in den Garten; aus jedem Zimmer tritt man ins Freie.',
      'The house stretches out in its garden under a low roof with wide eaves; every room opens to the outside.',
    ),
  },
  'country-manor': {
    ledes: [
      said(
        'Een landhuis met een oprijlaan, een dubbele trap en een eeuw geschiedenis.',
        'Une demeure avec son allée, son double escalier et un siècle d’histoire.',
        'Ein Landsitz mit Auffahrt, doppelter Treppe und einem Jahrhundert Geschichte.',
        'A country house with a drive, a double staircase and a century of history.',
      ),
      said(
        'Symmetrie, hoge ramen en een park dat het dorp op afstand houdt.',
        'Symétrie, hautes fenêtres et un parc qui tient le village à distance.',
        'Symmetrie, hohe Fenster und ein Park, der das Dorf auf Abstand hält.',
        'Symmetry, tall windows and a park that keeps the village at a distance.',
      ),
    ],
    looks: said(
      'Rode baksteen met natuurstenen omlijstingen, een leien dak en twee lage vleugels: de gevel is strak symmetrisch, de tuin is dat niet.',
      'Brique rouge, encadrements en pierre, toit d’ardoises et deux ailes basses : la façade est parfaitement symétrique, le jardin non.',
      'Roter Backstein mit Werksteinrahmen, ein Schieferdach und zwei niedrige Flügel: Die Fassade ist streng symmetrisch, der Garten nicht.',
      'Red brick with stone surrounds, a slate roof and two low wings: the front is strictly symmetrical, the garden is not.',
    ),
  },
  'dark-brick-villa': {
    ledes: [
      said(
        'Donkere baksteen buiten, warm hout en lage zon binnen.',
        'Brique sombre à l’extérieur, bois chaud et soleil rasant à l’intérieur.',
        'Außen dunkler Backstein, innen warmes Holz und tief stehende Sonne.',
        'Dark brick outside, warm timber and low sun inside.',
      ),
      said(
        'Getekend op maat van de plek, gebouwd om lang mee te gaan.',
        'Dessinée pour le lieu, construite pour durer.',
        'Für diesen Ort entworfen und gebaut, um lange zu halten.',
        'Drawn for this spot and built to last.',
      ),
    ],
    looks: said(
      'Twee volumes in donkere baksteen schuiven over elkaar; onder de uitkraging ligt de inkom, onder het lage dak de dubbele carport.',
      'Deux volumes de brique sombre glissent l’un sur l’autre ; l’entrée s’abrite sous le porte-à-faux, les voitures sous le toit bas.',
      'Zwei Baukörper aus dunklem Backstein schieben sich übereinander; unter der Auskragung liegt der Eingang, unter dem niedrigen Dach der doppelte Carport.',
      'Two volumes of dark brick slide over one another; the entrance lies under the overhang, the double carport under the low roof.',
    ),
  },
  'detached-brick-house': {
    ledes: [
      said(
        'Een huis zoals kinderen het tekenen, met een tuin rondom.',
        'Une maison comme les enfants les dessinent, avec un jardin tout autour.',
        'Ein Haus, wie Kinder es malen, mit Garten ringsum.',
        'A house the way children draw one, with garden all round.',
      ),
      said(
        'Stevig gebouwd, goed onderhouden en klaar voor een volgend gezin.',
        'Solide, bien entretenue et prête pour une nouvelle famille.',
        'Solide gebaut, gut gepflegt und bereit für die nächste Familie.',
        'Solidly built, well kept and ready for the next family.',
      ),
    ],
    looks: said(
      'De woning in genuanceerde baksteen staat vrij op haar perceel, met twee dakkapellen, een pannendak en een oprit opzij.',
      'La maison en brique nuancée est implantée librement sur sa parcelle, avec deux lucarnes, un toit de tuiles et une allée latérale.',
      'Das Haus aus lebhaft gefärbtem Backstein steht frei auf seinem Grundstück, mit zwei Gauben, Ziegeldach und seitlicher Zufahrt.',
      'The house in variegated brick stands free on its plot, with two dormers, a tiled roof and a drive at the side.',
    ),
  },
  'farmhouse-courtyard': {
    ledes: [
      said(
        'Witgekalkt, met groene luiken en een erf waar het werk ophoudt.',
        'Chaulée de blanc, avec ses volets verts et une cour où le travail s’arrête.',
        'Weiß gekalkt, mit grünen Läden und einem Hof, auf dem die Arbeit aufhört.',
        'Whitewashed, with green shutters and a yard where work comes to an end.',
      ),
      said(
        'Een hoeve die haar vorm heeft gehouden en haar comfort heeft bijgewerkt.',
        'Une ferme qui a gardé sa forme et mis son confort à jour.',
        'Ein Hof, der seine Form behalten und seinen Komfort erneuert hat.',
        'A farmhouse that has kept its shape and brought its comfort up to date.',
      ),
    ],
    looks: said(
      'Het lange woonhuis met witte muren en rode pannen kijkt uit op een gekasseid erf; de schuur sluit de hoek.',
      'Le long corps de logis aux murs blancs et tuiles rouges donne sur une cour pavée, que la grange referme.',
      'Das lange Wohnhaus mit weißen Mauern und roten Ziegeln blickt auf einen gepflasterten Hof, den die Scheune abschließt.',
      'The long house with white walls and red tiles looks on to a cobbled yard, closed off by the barn.',
    ),
  },
  'farmhouse-red-brick': {
    ledes: [
      said(
        'Het dak is groter dan het huis, en daaronder zit de ruimte.',
        'Le toit est plus grand que la maison, et c’est là que se trouve l’espace.',
        'Das Dach ist größer als das Haus, und darunter liegt der Platz.',
        'The roof is larger than the house, and that is where the space is.',
      ),
      said(
        'Achter de omheining begint het land, en daar houdt de straat op.',
        'Derrière la clôture commence la campagne, et la rue s’arrête.',
        'Hinter dem Zaun beginnt das Land, und die Straße hört auf.',
        'Beyond the fence the land begins and the road ends.',
      ),
    ],
    looks: said(
      'Onder het grote pannendak ligt een hoeve in rode baksteen met groene deuren, vrij in de weide.',
      'Sous le grand toit de tuiles se trouve une ferme en brique rouge aux portes vertes, seule dans sa prairie.',
      'Unter dem großen Ziegeldach liegt ein Hof aus rotem Backstein mit grünen Türen, frei in der Wiese.',
      'Under the great tiled roof lies a red-brick farmhouse with green doors, free in its meadow.',
    ),
  },
  'half-open-driveway': {
    ledes: [
      said(
        'Strak van buiten, zuinig van binnen, en de auto staat droog.',
        'Nette au-dehors, économe au-dedans, et la voiture est à l’abri.',
        'Außen klar, innen sparsam, und das Auto steht im Trockenen.',
        'Crisp outside, frugal inside, and the car stays dry.',
      ),
      said(
        'De oprit maakt het verschil: drie gevels licht en een doorgang naar de tuin.',
        'L’allée fait la différence : trois façades de lumière et un accès par l’arrière.',
        'Die Zufahrt macht den Unterschied: Licht von drei Seiten und ein Weg zum Garten.',
        'The drive makes the difference: light on three sides and a way round the back.',
      ),
    ],
    looks: said(
      'De lichte baksteen, het grote raam aan de straat en de houten poort geven de woning een rustige, eigentijdse gevel.',
      'La brique claire, la grande baie côté rue et le portail en bois composent une façade calme et contemporaine.',
      'Heller Backstein, das große Fenster zur Straße und das Holztor geben dem Haus eine ruhige, zeitgemäße Fassade.',
      'Pale brick, the large window to the street and the timber gate give the house a calm, contemporary front.',
    ),
  },
  'loft-conversion': {
    ledes: [
      said(
        'Vroeger ratelden hier de machines, nu valt er vooral licht binnen.',
        'Autrefois les machines y claquaient ; aujourd’hui, c’est la lumière qui entre.',
        'Früher ratterten hier die Maschinen, heute kommt vor allem Licht herein.',
        'Machines used to rattle here; now it is mostly light that comes in.',
      ),
      said(
        'Vier meter hoog, stalen ramen, en geen muur te veel.',
        'Quatre mètres sous plafond, des châssis d’acier et pas un mur de trop.',
        'Vier Meter hoch, Stahlfenster und keine Wand zu viel.',
        'Four metres high, steel windows and not a wall too many.',
      ),
    ],
    looks: said(
      'De voormalige fabriek in rode baksteen hield haar hoge stalen ramen; binnen bleven kolommen en gewelven zichtbaar.',
      'L’ancienne usine de brique rouge a gardé ses hauts châssis d’acier ; à l’intérieur, colonnes et voussettes sont restées visibles.',
      'Die frühere Fabrik aus rotem Backstein hat ihre hohen Stahlfenster behalten; innen blieben Stützen und Kappendecken sichtbar.',
      'The former factory of red brick kept its tall steel windows; inside, columns and vaults were left in sight.',
    ),
  },
  'modern-villa': {
    ledes: [
      said(
        'Witte volumes rond een zwembad, met de avondzon op het terras.',
        'Des volumes blancs autour d’une piscine, et le soleil du soir sur la terrasse.',
        'Weiße Baukörper um ein Schwimmbecken, und abends Sonne auf der Terrasse.',
        'White volumes around a pool, with evening sun on the terrace.',
      ),
      said(
        'Van de keuken naar het water is het zes stappen.',
        'De la cuisine à la piscine, il y a six pas.',
        'Von der Küche bis zum Wasser sind es sechs Schritte.',
        'From the kitchen to the water is six steps.',
      ),
    ],
    looks: said(
      'Wit pleisterwerk, veel glas en een strook warm hout bij de inkom: de villa opent zich naar de tuin en sluit zich naar de straat.',
      'Enduit blanc, grandes baies et une touche de bois à l’entrée : la villa s’ouvre au jardin et se ferme à la rue.',
      'Weißer Putz, viel Glas und warmes Holz am Eingang: Die Villa öffnet sich zum Garten und schließt sich zur Straße.',
      'White render, plenty of glass and a strip of warm timber at the entrance: the villa opens to the garden and closes to the street.',
    ),
  },
  'modern-wood-house': {
    ledes: [
      said(
        'Een huis van hout dat boven de tuin lijkt te zweven.',
        'Une maison de bois qui semble flotter au-dessus du jardin.',
        'Ein Haus aus Holz, das über dem Garten zu schweben scheint.',
        'A timber house that seems to float above its garden.',
      ),
      said(
        'Beneden glas, boven hout, en overal de geur van een nieuw huis.',
        'Du verre en bas, du bois en haut, et partout l’odeur d’une maison neuve.',
        'Unten Glas, oben Holz und überall der Duft eines neuen Hauses.',
        'Glass below, timber above, and the smell of a new house throughout.',
      ),
    ],
    looks: said(
      'De verdieping is bekleed met ceder en steekt over de glazen leefruimte heen, die zo in de zomer koel blijft.',
      'L’étage, bardé de cèdre, avance au-dessus du séjour vitré, qui reste ainsi frais en été.',
      'Das mit Zedernholz verkleidete Obergeschoss kragt über den verglasten Wohnraum aus, der so im Sommer kühl bleibt.',
      'The upper floor is clad in cedar and oversails the glazed living space, which stays cool in summer.',
    ),
  },
  'new-build-row-of-five': {
    ledes: [
      said(
        'Nieuw gebouwd, met de verhoudingen van een oude straat.',
        'Construite à neuf, avec les proportions d’une rue ancienne.',
        'Neu gebaut, in den Proportionen einer alten Straße.',
        'Newly built, with the proportions of an old street.',
      ),
      said(
        'Geen verbouwing, geen verrassing: u draait de sleutel om en woont.',
        'Pas de travaux, pas de surprise : on tourne la clé et on habite.',
        'Kein Umbau, keine Überraschung: Schlüssel umdrehen und wohnen.',
        'No building work, no surprises: turn the key and live.',
      ),
    ],
    looks: said(
      'Rode baksteen, leien en schouwen sluiten aan bij de straat; achter de gevel zit een woning die weinig energie vraagt.',
      'Brique rouge, ardoises et cheminées prolongent la rue ; derrière la façade, une maison qui demande peu d’énergie.',
      'Roter Backstein, Schiefer und Schornsteine passen in die Straße; hinter der Fassade liegt ein Haus mit geringem Energiebedarf.',
      'Red brick, slate and chimneys carry on the street; behind the front is a house that needs little energy.',
    ),
  },
  'new-build-townhouses': {
    ledes: [
      said(
        'Vier puntgevels op een rij, en één daarvan wordt de uwe.',
        'Quatre pignons en file, dont l’un pourrait être le vôtre.',
        'Vier Giebel in einer Reihe, und einer davon wird Ihrer.',
        'Four gables in a row, and one of them could be yours.',
      ),
      said(
        'Een stadswoning zonder de kou en de kosten van een oude.',
        'Une maison de ville, sans le froid ni les frais d’une ancienne.',
        'Ein Stadthaus ohne die Kälte und die Kosten eines alten.',
        'A town house without the cold and the cost of an old one.',
      ),
    ],
    looks: said(
      'Lichte baksteen, zwarte leien en hout rond de deur geven de rij woningen een eigen gezicht; elk heeft een voortuin en een terras achteraan.',
      'Brique claire, ardoises noires et bois autour de la porte donnent son caractère à la rangée ; chaque maison a un jardinet et une terrasse arrière.',
      'Heller Backstein, schwarzer Schiefer und Holz um die Tür prägen die Reihe; jedes Haus hat einen Vorgarten und hinten eine Terrasse.',
      'Pale brick, black slate and timber round the door give the row a face of its own; each house has a front garden and a terrace behind.',
    ),
  },
  'penthouse-terrace': {
    ledes: [
      said(
        'De torens van de stad in een rij, en u zit ervoor.',
        'Les tours de la ville alignées, et vous au premier rang.',
        'Die Türme der Stadt in einer Reihe, und Sie sitzen davor.',
        'The towers of the city in a row, and you in the front seat.',
      ),
      said(
        'Boven de daken, met meer buitenruimte dan menig huis.',
        'Au-dessus des toits, avec plus d’espace extérieur que bien des maisons.',
        'Über den Dächern, mit mehr Platz im Freien als manches Haus.',
        'Above the roofs, with more outdoor space than many a house.',
      ),
    ],
    looks: said(
      'De bovenste verdieping wijkt terug achter een houten terras, breed genoeg voor een lange tafel en een zithoek.',
      'Le dernier étage s’efface derrière une terrasse en bois, assez large pour une longue table et un salon.',
      'Das oberste Geschoss tritt hinter eine Holzterrasse zurück, breit genug für einen langen Tisch und eine Sitzecke.',
      'The top floor steps back behind a timber terrace, wide enough for a long table and a seating corner.',
    ),
  },
  'row-house-shop': {
    ledes: [
      said(
        'Een gele gevel met een luifel: de hele straat weet waar u bent.',
        'Une façade jaune et un auvent : toute la rue sait où vous trouver.',
        'Eine gelbe Fassade mit Markise: Die ganze Straße weiß, wo Sie sind.',
        'A yellow front with an awning: the whole street knows where to find you.',
      ),
      said(
        'Beneden de zaak, boven het leven: zo was het huis bedoeld.',
        'Le commerce en bas, la vie en haut : la maison est née pour cela.',
        'Unten das Geschäft, oben das Leben: So war das Haus gedacht.',
        'Business below, life above: that is what the house was made for.',
      ),
    ],
    looks: said(
      'De gevel in gele baksteen kreeg een donkergroene winkelpui met brede uitstalramen en een gestreepte luifel.',
      'La façade de brique jaune porte une devanture vert foncé, avec de larges vitrines et un auvent rayé.',
      'Die Fassade aus gelbem Backstein hat eine dunkelgrüne Ladenfront mit breiten Schaufenstern und gestreifter Markise.',
      'The yellow-brick front has a dark green shopfront with wide windows and a striped awning.',
    ),
  },
  'semi-detached-1930s': {
    ledes: [
      said(
        'Erkers, een luifel boven de deur en kamers die nog kamers zijn.',
        'Des bow-windows, un auvent sur la porte et des pièces qui sont encore des pièces.',
        'Erker, ein Vordach über der Tür und Zimmer, die noch Zimmer sind.',
        'Bay windows, a canopy over the door and rooms that are still rooms.',
      ),
      said(
        'Uit een tijd waarin een trapleuning nog met de hand werd gemaakt.',
        'D’une époque où l’on façonnait encore les rampes d’escalier à la main.',
        'Aus einer Zeit, in der man Treppengeländer noch von Hand machte.',
        'From a time when a banister was still made by hand.',
      ),
    ],
    looks: said(
      'Rode baksteen, witte banden en een erker onder een plat dakje: de woning heeft de gevel van het interbellum behouden.',
      'Brique rouge, bandeaux blancs et bow-window : la maison a conservé sa façade de l’entre-deux-guerres.',
      'Roter Backstein, weiße Bänder und ein Erker: Das Haus hat seine Fassade aus der Zwischenkriegszeit behalten.',
      'Red brick, white bands and a bay window: the house has kept its inter-war front.',
    ),
  },
  'semi-detached-autumn': {
    ledes: [
      said(
        'Brede ramen, een rustige straat en een tuin die kleurt met de seizoenen.',
        'De larges fenêtres, une rue calme et un jardin qui suit les saisons.',
        'Breite Fenster, eine ruhige Straße und ein Garten, der mit den Jahreszeiten die Farbe wechselt.',
        'Wide windows, a quiet street and a garden that changes with the seasons.',
      ),
      said(
        'Een gezinswoning zonder fratsen, op een plek waar u wilt blijven.',
        'Une maison familiale sans chichis, là où l’on a envie de rester.',
        'Ein Familienhaus ohne Schnörkel, an einem Ort zum Bleiben.',
        'A family house without frills, in a place where you will want to stay.',
      ),
    ],
    looks: said(
      'De lichte gevel met brede ramen en een pannendak is typisch voor de vroege jaren zestig; de garage staat los ernaast.',
      'La façade claire aux larges fenêtres et le toit de tuiles sont typiques du début des années soixante ; le garage est indépendant.',
      'Die helle Fassade mit breiten Fenstern und Ziegeldach ist typisch für die frühen sechziger Jahre; die Garage steht frei daneben.',
      'The pale front with wide windows and a tiled roof is typical of the early sixties; the garage stands apart beside it.',
    ),
  },
  'split-level-seventies': {
    ledes: [
      said(
        'Halve trappen, schuine vlakken en veel meer ruimte dan de straat verraadt.',
        'Des demi-niveaux, des plans inclinés et bien plus d’espace que la rue ne le laisse deviner.',
        'Halbe Treppen, schräge Flächen und viel mehr Platz, als die Straße verrät.',
        'Half flights, slanting planes and far more room than the street lets on.',
      ),
      said(
        'Een kind van de jaren zeventig, eerlijk getekend en makkelijk te vernieuwen.',
        'Une enfant des années septante, franche de dessin et facile à rénover.',
        'Ein Kind der siebziger Jahre, ehrlich entworfen und leicht zu erneuern.',
        'A child of the seventies, honestly drawn and easy to renew.',
      ),
    ],
    looks: said(
      'De niveaus verspringen met halve verdiepingen, de garages zitten onder de slaapkamers en de leefruimte ligt ter hoogte van de tuin.',
      'Les niveaux se décalent d’un demi-étage, les garages se glissent sous les chambres et le séjour est à hauteur du jardin.',
      'Die Ebenen springen um halbe Geschosse, die Garagen liegen unter den Schlafzimmern und der Wohnraum auf Höhe des Gartens.',
      'The levels shift by half storeys, the garages sit under the bedrooms and the living room is level with the garden.',
    ),
  },
  'townhouse-tall-windows': {
    ledes: [
      said(
        'Drie hoge ramen naast elkaar, en daarachter een salon met stucwerk.',
        'Trois hautes fenêtres côte à côte, et derrière elles un salon aux moulures d’origine.',
        'Drei hohe Fenster nebeneinander, dahinter ein Salon mit Stuck.',
        'Three tall windows side by side, and behind them a drawing room with its plasterwork.',
      ),
      said(
        'Een herenhuis met de allure van toen en de leidingen van nu.',
        'Une maison de maître à l’allure d’antan et aux conduites d’aujourd’hui.',
        'Ein Bürgerhaus mit dem Auftritt von damals und den Leitungen von heute.',
        'A town house with the bearing of then and the plumbing of now.',
      ),
    ],
    looks: said(
      'De bepleisterde lijstgevel met smeedijzeren balkons is drie ramen breed; de koetspoort van weleer werd een ruime inkom.',
      'La façade enduite aux balcons de fer forgé compte trois travées ; l’ancien passage cocher est devenu un vaste hall.',
      'Die verputzte Fassade mit schmiedeeisernen Balkonen ist drei Fenster breit; aus der alten Durchfahrt wurde eine großzügige Diele.',
      'The rendered front with wrought-iron balconies is three windows wide; the old carriage entrance became a generous hall.',
    ),
  },
  'villa-hipped-roof': {
    ledes: [
      said(
        'Een villa met luiken en een schilddak, groot zonder groots te doen.',
        'Une villa à volets et toit à quatre pans, grande sans en faire trop.',
        'Eine Villa mit Läden und Walmdach, groß, ohne groß zu tun.',
        'A villa with shutters and a hipped roof, large without making a show of it.',
      ),
      said(
        'Vanuit elke kamer ziet u een andere boom.',
        'De chaque pièce, on voit un autre arbre.',
        'Aus jedem Zimmer sieht man einen anderen Baum.',
        'Each room looks out on a different tree.',
      ),
    ],
    looks: said(
      'Wit en rood onder een schilddak met twee schouwen, groene luiken en een bijgebouw achter de haag: zo bouwde men hier in de jaren dertig.',
      'Blanc et rouge sous un toit à quatre pans, volets verts et dépendance derrière la haie : c’est ainsi que l’on bâtissait ici dans les années trente.',
      'Weiß und Rot unter einem Walmdach mit zwei Schornsteinen, grüne Läden und ein Nebengebäude hinter der Hecke: So baute man hier in den dreißiger Jahren.',
      'White and red under a hipped roof with two chimneys, green shutters and an outbuilding behind the hedge: this is how they built here in the thirties.',
    ),
  },
  'white-brick-slate-roof': {
    ledes: [
      said(
        'Steile daken, witte baksteen en ramen tot aan de vloer.',
        'Des toits pentus, de la brique blanche et des fenêtres jusqu’au sol.',
        'Steile Dächer, weißer Backstein und Fenster bis zum Boden.',
        'Steep roofs, white brick and windows down to the floor.',
      ),
      said(
        'Klassiek van vorm, maar met de stilte van een goed geïsoleerd huis.',
        'Classique de forme, avec le silence d’une maison bien isolée.',
        'Klassisch in der Form, mit der Stille eines gut gedämmten Hauses.',
        'Classic in shape, with the hush of a well-insulated house.',
      ),
    ],
    looks: said(
      'Witte baksteen onder twee steile leien daken, met hoge vensters in de kopgevels: een klassiek silhouet met een open plan.',
      'Brique blanche sous deux toits d’ardoises pentus, hautes baies dans les pignons : une silhouette classique pour un plan ouvert.',
      'Weißer Backstein unter zwei steilen Schieferdächern, hohe Fenster in den Giebeln: eine klassische Silhouette mit offenem Grundriss.',
      'White brick under two steep slate roofs, with tall windows in the gables: a classic outline with an open plan.',
    ),
  },
  'white-country-house': {
    ledes: [
      said(
        'Wit gekalkt, rood dak, en een garage die nooit te vol staat.',
        'Murs blancs, toit rouge et un garage jamais trop plein.',
        'Weiße Mauern, rotes Dach und eine Garage, die nie zu voll ist.',
        'White walls, a red roof and a garage that is never too full.',
      ),
      said(
        'Een landelijke woning met de speelse maat van een eerste eigen huis.',
        'Une maison de campagne à l’échelle d’un premier chez-soi.',
        'Ein Landhaus in der richtigen Größe für das erste eigene Zuhause.',
        'A country house the right size for a first home of one’s own.',
      ),
    ],
    looks: said(
      'Witte muren, een rood pannendak met één brede dakkapel en een aangebouwde garage: een fermette die haar maat kent.',
      'Murs blancs, toit de tuiles rouges à large lucarne et garage attenant : une fermette qui connaît sa mesure.',
      'Weiße Mauern, ein rotes Ziegeldach mit breiter Gaube und angebaute Garage: ein Landhaus mit dem rechten Maß.',
      'White walls, a red-tiled roof with one wide dormer and an attached garage: a cottage that knows its size.',
    ),
  },
  'white-row-house': {
    ledes: [
      said(
        'De lichtste gevel van de straat, en binnen gaat dat gewoon door.',
        'La façade la plus claire de la rue, et cela continue à l’intérieur.',
        'Die hellste Fassade der Straße, und innen geht es so weiter.',
        'The lightest front in the street, and it carries on inside.',
      ),
      said(
        'Een rijhuis dat helemaal is nagedacht, van de voordeur tot de koer.',
        'Une maison de rangée pensée de bout en bout, de la porte à la cour.',
        'Ein Reihenhaus, das von der Haustür bis zum Hof durchdacht ist.',
        'A terraced house thought through from the front door to the yard.',
      ),
    ],
    looks: said(
      'Tussen de baksteengevels valt de woning op door wit pleisterwerk, een eiken voordeur en een breed zwart raam op de verdieping.',
      'Entre les façades de brique, la maison se distingue par son enduit blanc, sa porte en chêne et sa large fenêtre noire à l’étage.',
      'Zwischen den Backsteinfassaden fällt das Haus durch weißen Putz, eine Eichentür und ein breites schwarzes Fenster im Obergeschoss auf.',
      'Among the brick fronts the house stands out for its white render, its oak door and a wide black window upstairs.',
    ),
  },
  'living-room': {
    ledes: [
      said(
        'Een leefruimte met ramen tot aan de grond en groen als behang.',
        'Un séjour vitré jusqu’au sol, avec la verdure pour papier peint.',
        'Ein Wohnraum mit bodentiefen Fenstern und Grün als Tapete.',
        'A living room with windows to the floor and greenery for wallpaper.',
      ),
      said(
        'Instapklaar, licht en stil aan de kant waar u slaapt.',
        'Prêt à vivre, clair, et calme du côté où l’on dort.',
        'Bezugsfertig, hell und still auf der Seite, auf der man schläft.',
        'Ready to move into, bright, and quiet on the side where you sleep.',
      ),
    ],
    looks: said(
      'De leefruimte met eiken vloer kijkt over de volle breedte op het groen van de binnentuin.',
      'Le séjour au sol de chêne donne sur toute sa largeur sur la verdure de la cour intérieure.',
      'Der Wohnraum mit Eichenboden blickt in voller Breite auf das Grün des Innenhofs.',
      'The living room with its oak floor looks on to the green inner court across its full width.',
    ),
  },
  'kitchen-white-linear': {
    ledes: [
      said(
        'Een keuken waar u met z’n allen rond de tafel past.',
        'Une cuisine où tout le monde trouve place autour de la table.',
        'Eine Küche, in der alle um den Tisch passen.',
        'A kitchen with room for everybody at the table.',
      ),
      said(
        'Pas vernieuwd, dus het enige wat u meebrengt, zijn uw meubelen.',
        'Tout juste rénové : il ne vous reste qu’à apporter vos meubles.',
        'Frisch erneuert: Sie bringen nur noch Ihre Möbel mit.',
        'Just renewed, so all you need to bring is your furniture.',
      ),
    ],
    looks: said(
      'De open keuken met donkere kastenwand en lange werkvlakken loopt over in de eethoek aan het raam.',
      'La cuisine ouverte, avec son mur d’armoires sombres et ses longs plans de travail, se prolonge par le coin repas à la fenêtre.',
      'Die offene Küche mit dunkler Schrankwand und langen Arbeitsflächen geht in den Essplatz am Fenster über.',
      'The open kitchen with its dark wall of cupboards and long worktops runs into the dining corner at the window.',
    ),
  },
  bedroom: {
    ledes: [
      said(
        'Een kamer om in te slapen, te werken en te blijven zitten.',
        'Une pièce pour dormir, travailler et s’attarder.',
        'Ein Zimmer zum Schlafen, Arbeiten und Sitzenbleiben.',
        'A room to sleep in, work in and linger in.',
      ),
    ],
    looks: said(
      'De kamer met groene muur en ingemaakte kasten heeft een breed raam en een eiken vloer.',
      'La pièce au mur vert et aux armoires encastrées a une large fenêtre et un sol de chêne.',
      'Das Zimmer mit grüner Wand und Einbauschränken hat ein breites Fenster und einen Eichenboden.',
      'The room with its green wall and fitted cupboards has a wide window and an oak floor.',
    ),
  },
  'garden-terrace': {
    ledes: [
      said(
        'Een terras zo groot als het huisje, en daarrond alleen groen.',
        'Une terrasse aussi grande que la maisonnette, et autour rien que du vert.',
        'Eine Terrasse so groß wie das Häuschen, und ringsum nur Grün.',
        'A terrace as large as the cottage, and nothing but green around it.',
      ),
    ],
    looks: said(
      'Het houten terras met luifel is de grootste kamer; achterin de tuin staat een berghuisje.',
      'La terrasse en bois sous sa pergola est la plus grande pièce ; au fond du jardin, un abri.',
      'Die Holzterrasse mit Überdachung ist das größte Zimmer; hinten im Garten steht ein Schuppen.',
      'The timber terrace with its canopy is the largest room; a shed stands at the end of the garden.',
    ),
  },
} as const satisfies Record<string, HouseSentences>;
